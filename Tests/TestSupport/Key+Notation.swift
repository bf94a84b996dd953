package import Terminal

extension Key {
  /// The keys that a text names: each cluster is struck, and `<enter>` and its like are the keys of
  /// that name; `<paste:…>` pastes, `<^c>` is Ctrl-C, `<lt>` is a less-than sign.
  package static func keys(_ notation: String) -> [Key] {
    var keys: [Key] = []
    var rest = notation[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        keys.append(named(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        keys.append(.character(first))
        rest = rest.dropFirst()
      }
    }
    return keys
  }

  private static func named(_ name: String) -> Key {
    if name == "lt" { return .character("<") }
    if name.hasPrefix("paste:") { return .pasted(String(name.dropFirst(6))) }
    if name.hasPrefix("^"), let letter = name.last { return .control(letter) }
    guard let key = names.first(where: { $0.name == name })?.key else {
      preconditionFailure("no key is called \(name)")
    }
    return key
  }

  /// The key as `keys` reads it.
  package var name: String {
    switch self {
    case .character(let character): String(character)
    case .control(let letter): "<^\(letter)>"
    case .pasted(let text): "<paste:\(text)>"
    default: "<\(Self.names.first { $0.key == self }?.name ?? "")>"
    }
  }

  /// Every key that is no character, by its name.
  package static let names: [(name: String, key: Key)] = [
    ("enter", .enter), ("tab", .tab), ("back-tab", .backTab), ("esc", .escape),
    ("backspace", .backspace), ("delete", .delete), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("page-up", .pageUp),
    ("page-down", .pageDown), ("word-left", .wordLeft), ("word-right", .wordRight),
  ]
}
