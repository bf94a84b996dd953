/// A mistake in the declaration of a command line, found by a test before any user meets it.
///
/// `command` is `nil` where the flaw is in the global options.
package enum UsageFlaw: Equatable, Sendable {
  /// Two commands or topics answer to one word, or one takes the word `help`.
  case ambiguousWord(String)
  /// Two options of one command, or one of its own and a global one, share a spelling.
  case ambiguousOption(String, command: String?)
  /// A name that can't be typed: empty, with a dash in front, a blank, `=`, or a short digit.
  case untypableName(String, command: String?)
  /// A positional or a rest after the rest.
  case afterRest(String, command: String?)
  /// A plain word that must be given after one that need not be.
  case requiredAfterOptional(String, command: String?)
  /// Global options can be neither plain words nor required.
  case unfitGlobal(String)
}

extension Program {
  /// Looks through every command's usage; empty when all is well.
  package func validate() -> [UsageFlaw] {
    var flaws = duplicates(in: ["help"] + commands.map { $0.name } + topics.map(\.name))
      .map { UsageFlaw.ambiguousWord($0) }
    let unfit = globals.labels.filter { !$0.isOption || $0.isRequired }
    flaws += unfit.map { .unfitGlobal($0.title) }
    flaws += declarationFlaws(in: globalOptions, command: nil)
    for command in commands {
      let labels = labels(of: command)
      flaws += declarationFlaws(in: labels, command: command.name, besides: globalOptions)
    }
    return flaws
  }
}

private func declarationFlaws<Words>(
  in labels: [Label<Words>], command: String?, besides others: [Label<Words>] = []
) -> [UsageFlaw] {
  let known = Set(others.flatMap(\.spellings))
  let spellings = labels.flatMap(\.spellings)
  let taken = duplicates(in: spellings) + spellings.filter { known.contains($0) }
  var flaws = taken.map { UsageFlaw.ambiguousOption($0, command: command) }
  for name in labels.filter(\.isOption).flatMap(\.names) where !isTypable(name) {
    flaws.append(.untypableName(name, command: command))
  }
  let plain = labels.filter { !$0.isOption }
  for (label, before) in zip(plain.dropFirst(), plain) {
    if before.kind == .rest { flaws.append(.afterRest(label.title, command: command)) }
    if label.isRequired && !before.isRequired {
      flaws.append(.requiredAfterOptional(label.title, command: command))
    }
  }
  return flaws
}

/// Each word that stands more than once, in the order of its second place.
private func duplicates(in words: [String]) -> [String] {
  var seen: Set<String> = []
  var repeated: [String] = []
  for word in words where !seen.insert(word).inserted && !repeated.contains(word) {
    repeated.append(word)
  }
  return repeated
}

private func isTypable(_ name: String) -> Bool {
  let scalars = name.unicodeScalars
  guard let first = scalars.first, first != "-" else { return false }
  if scalars.count == 1, first == "." || ("0"..."9").contains(first) { return false }
  return !scalars.contains { $0 == "=" || $0.properties.isWhitespace }
}
