/// Sorts the words of a line under labels, from left to right.
///
/// Labels can be added on the way, so that options that hold everywhere are read before the command
/// is known. A word is used up before its error is thrown: whoever goes on reading after an error
/// comes to the end.
struct LineReader<Words: Sendable> {
  private(set) var labels: [Label<Words>]
  /// What was found for each label, in the order of the line; a flag holds one empty word each time.
  private(set) var words: [[String]]
  private(set) var command: String?
  private var rest: ArraySlice<String>
  private var onlyPlainWords = false

  init(_ line: [String], labels: [Label<Words>]) {
    rest = line[...]
    self.labels = labels
    words = Array(repeating: [], count: labels.count)
  }

  /// Adds the command's labels: from here on its options are known too.
  mutating func begin(command: String?, labels added: [Label<Words>]) {
    self.command = command
    labels += added
    words += Array(repeating: [], count: added.count)
  }

  /// Reads options up to the next plain word and takes it; `nil` at the end of the line.
  mutating func nextPlainWord() throws(UsageError) -> String? {
    while let word = rest.popFirst() {
      if onlyPlainWords { return word }
      switch Token(word) {
      case .terminator: onlyPlainWords = true
      case .long(let name, let value): try take(long: name, value: value, word: word)
      case .cluster(let letters): try take(cluster: letters, word: word)
      case .plain: return word
      }
    }
    return nil
  }

  /// Reads all that is left and puts the plain words under the positionals, then under the rest.
  mutating func readToEnd() throws(UsageError) {
    var slots = labels.indices.filter { !labels[$0].isOption }[...]
    while let word = try nextPlainWord() {
      guard let slot = slots.first else { throw .unexpected(word, command: command) }
      words[slot].append(word)
      if labels[slot].kind == .positional { slots.removeFirst() }
    }
  }

  private mutating func take(
    long name: String, value: String?, word: String
  ) throws(UsageError) {
    guard name.unicodeScalars.count > 1, let index = index(ofOption: name) else {
      throw unknown(name.isEmpty ? word : "--" + name)
    }
    if labels[index].kind == .option {
      words[index].append(
        try self.value(of: labels[index], spelled: "--" + name, attached: value))
    } else if let value {
      throw .takesNoValue("--" + name, word: value)
    } else {
      words[index].append("")
    }
  }

  /// Takes `-abc`: flags, and at most one option, which takes what is left as its value,
  /// without an `=` in front.
  ///
  /// A first letter that means nothing makes the whole word unknown: `-seed` is nearest to `--seed`.
  private mutating func take(cluster: Substring, word: String) throws(UsageError) {
    var letters = cluster.unicodeScalars
    while let letter = letters.popFirst() {
      let name = String(letter)
      guard let index = index(ofOption: name) else {
        let isFirst = letters.count + 1 == cluster.unicodeScalars.count
        throw unknown(isFirst ? word : "-" + name)
      }
      if labels[index].kind == .option {
        let attached =
          letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
        words[index].append(
          try value(of: labels[index], spelled: "-" + name, attached: attached))
        return
      }
      words[index].append("")
    }
  }

  /// What is attached, else the next word unless it is an option: `--topic --json` lacks a topic.
  private mutating func value(
    of label: Label<Words>, spelled: String, attached: String?
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = rest.first, Token(next) == .plain else {
      throw .missingValue(spelled, choices: label.choices)
    }
    rest.removeFirst()
    return next
  }

  private func index(ofOption name: String) -> Int? {
    labels.firstIndex { $0.isOption && $0.names.contains(name) }
  }

  /// Suggests a long name that is close, or any name that only lacks the right dashes.
  private func unknown(_ option: String) -> UsageError {
    let names = labels.filter(\.isOption).flatMap(\.names)
    let word = String(option.drop { $0 == "-" })
    let long = names.filter { $0.unicodeScalars.count > 1 }
    let meant = names.first { $0 == word } ?? nearest(to: word, in: long)
    return .unknownOption(option, nearest: meant.map(dashed), command: command)
  }
}
