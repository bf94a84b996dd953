import JSON
import QuizCore
import QuizFormats

extension NativeReader {
  /// Returns the value of a key that must be there.
  mutating func required(
    _ key: Key, in fields: Fields, effect: Finding.Effect? = nil
  ) -> JSONNode? {
    if let node = fields[key] { return node }
    log.report(.wrongValue, .missingKey(key.name), at: fields.offset, effect: effect)
    return nil
  }

  /// Whether a value is of a kind; reported otherwise.
  mutating func isKind(
    _ kind: JSONNode.Kind, _ node: JSONNode, _ key: Key?, effect: Finding.Effect? = nil
  ) -> Bool {
    if node.kind == kind { return true }
    reportKind(of: node, key, expected: [kind], effect: effect)
    return false
  }

  mutating func reportKind(
    of node: JSONNode, _ key: Key?, expected: [JSONNode.Kind], effect: Finding.Effect? = nil
  ) {
    log.report(
      .wrongValue, .wrongKind(found: node.kind, value: shown(node), expected: expected),
      at: node.range.lowerBound, key: key, effect: effect)
  }

  /// Returns a text without control characters.
  mutating func text(
    _ node: JSONNode, _ key: Key?, isLine: Bool = false, effect: Finding.Effect? = nil
  ) -> String? {
    guard let written = node.string else {
      reportKind(of: node, key, expected: [.string], effect: effect)
      return nil
    }
    let cleaned = CleanedText(written, isLine: isLine)
    if !cleaned.removed.isEmpty {
      log.report(
        .controlCharacters, .controlCharacters(cleaned.removed), at: node.range.lowerBound,
        key: key, effect: .kept)
    }
    let bidi = bidiControls(in: written)
    if !bidi.isEmpty {
      log.report(
        .controlCharacters, .bidiControls(bidi), at: node.range.lowerBound, key: key,
        effect: .kept)
    }
    return cleaned.text
  }

  mutating func text(_ key: Key, in fields: Fields) -> String? {
    fields[key].flatMap { text($0, key) }
  }

  /// Returns a text that is only an addition: a blank one counts as none.
  mutating func remark(_ key: Key, in fields: Fields) -> String? {
    text(key, in: fields).flatMap { isBlank($0) ? nil : $0 }
  }

  /// Returns a text in which something can be seen, reported otherwise.
  mutating func visibleText(_ node: JSONNode, _ key: Key?) -> String? {
    guard let text = text(node, key) else { return nil }
    guard isBlank(text) else { return text }
    log.report(.blankText, .blank, at: node.range.lowerBound, key: key)
    return nil
  }

  mutating func boolean(_ key: Key, in fields: Fields) -> Bool? {
    guard let node = fields[key], isKind(.boolean, node, key) else { return nil }
    return node.boolean
  }

  /// Returns one word of a list; another one is reported with the nearest of the list.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: Key, in fields: Fields, as words: Word.Type, effect: Finding.Effect? = nil
  ) -> Word? {
    guard let node = fields[key], isKind(.string, node, key), let written = node.string else {
      return nil
    }
    if let word = Word(rawValue: written.streamSafe) { return word }
    let allowed = Word.allCases.map(\.rawValue)
    let nearest = nearest(to: written, among: allowed)
    log.report(
      .wrongValue, .unknownWord(excerpt(of: written), nearest: nearest, allowed: allowed),
      at: node.range.lowerBound, key: key, effect: effect)
    return nil
  }

  /// Returns a well-formed id.
  mutating func identifier(in fields: Fields, effect: Finding.Effect? = nil) -> String? {
    guard let node = required(.id, in: fields, effect: effect),
      isKind(.string, node, .id, effect: effect), let id = node.string
    else { return nil }
    if isIdentifier(id) { return id }
    log.report(
      .wrongValue, .malformedIdentifier(excerpt(of: id)), at: node.range.lowerBound, key: .id,
      effect: effect)
    return nil
  }

  /// Returns what an answer earns: 1 where nothing is said, nil where it is wrong.
  mutating func credit(in fields: Fields) -> Double? {
    guard let node = fields[.credit] else { return 1 }
    guard isKind(.number, node, .credit) else { return nil }
    if let credit = node.number?.double, abs(credit) <= 1 { return credit }
    log.report(
      .wrongValue, .creditOutOfRange(shown(node)), at: node.range.lowerBound, key: .credit)
    return nil
  }

  /// The word that was meant, unless nobody will be told.
  func nearest(
    to written: String, among words: @autoclosure () -> [String]
  ) -> String? {
    log.isFull ? nil : nearestWord(to: written, among: words())
  }

  /// A value as the bank writes it, short enough for a message.
  func shown(_ node: JSONNode) -> String {
    if let string = node.string { return excerpt(of: string) }
    let range = node.range
    return excerpt(of: String(decoding: bytes[range.prefix(200)], as: UTF8.self))
  }
}
