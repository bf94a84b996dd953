import Arguments

/// The first of some names, and how many more there are.
func beginning(of names: [String]) -> String {
  let most = 12
  let rest = names.count - most
  return names.prefix(most).joined(separator: ", ") + (rest > 0 ? " (+\(rest))" : "")
}

/// What helps with a name that is none of some.
enum NameHint {
  /// The one that was most likely meant.
  case nearest(String)
  /// All there are, or the first of them.
  case all(String)

  init(_ name: String, among names: [String]) {
    let word = Arguments.nearest(to: name, in: names)
    self = word.map { .nearest($0) } ?? .all(beginning(of: names))
  }
}
