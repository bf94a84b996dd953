/// The names of members that objects of the native format have.
enum Key: UInt8, CaseIterable {
  // Banks.
  case schema, format, formatVersion, id, title, description, language, version, license
  case licenseUrl, authors, source, created, updated, tags, textFormat, defaults, questions
  // Questions of every type.
  case type, prompt, topic, difficulty, points, timeLimit, explanation, feedback, hints, media
  case disabled
  // Questions of some types.
  case choices, shuffle, scoring, answer, acceptedAnswers, caseSensitive, ignoreDiacritics
  case ignorePunctuation, wildcards, unit, pairs, distractors, items, gaps
  // Choices, accepted answers, feedback.
  case text, correct, credit, fixed, value, tolerance, toleranceType, min, max, partial, incorrect
  // Pairs and gaps.
  case left, right, hint

  /// The name as a bank writes it.
  var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { key in
    key == .schema ? "$schema" : String(describing: key)
  }
}

/// A set of keys in a machine word.
struct KeySet: Sendable {
  private var bits: UInt64 = 0

  init(_ keys: Key...) {
    for key in keys { insert(key) }
  }

  func contains(_ key: Key) -> Bool { bits & Self.bit(key) != 0 }

  mutating func insert(_ key: Key) { bits |= Self.bit(key) }

  func union(_ other: KeySet) -> KeySet {
    var union = self
    union.bits |= other.bits
    return union
  }

  var names: [String] { Key.allCases.filter(contains).map(\.name) }

  private static func bit(_ key: Key) -> UInt64 { 1 << UInt64(key.rawValue) }
}

extension KeySet {
  static let bank = KeySet(
    .schema, .format, .formatVersion, .id, .title, .description, .language, .version, .license,
    .licenseUrl, .authors, .source, .created, .updated, .tags, .textFormat, .defaults, .questions)
  static let defaults = KeySet(
    .points, .difficulty, .topic, .timeLimit, .shuffle, .scoring, .caseSensitive,
    .ignoreDiacritics, .ignorePunctuation)
  static let choice = KeySet(.id, .text, .correct, .credit, .feedback, .fixed, .media)
  static let acceptedText = KeySet(.text, .credit, .feedback)
  static let acceptedValue = KeySet(.value, .tolerance, .toleranceType, .credit, .feedback)
  static let acceptedRange = KeySet(.min, .max, .credit, .feedback)
  static let feedback = KeySet(.correct, .partial, .incorrect)
  static let pair = KeySet(.left, .right)

  /// The keys that only some types of question have.
  static let typed = QuestionType.allCases.reduce(KeySet()) { $0.union($1.ownKeys) }
  private static let everyQuestion = KeySet(
    .id, .type, .title, .prompt, .topic, .tags, .difficulty, .points, .timeLimit, .language,
    .explanation, .feedback, .hints, .media, .source, .license, .authors, .disabled)

  /// The keys of a question of one type; of all types when it is not known.
  static func question(_ type: QuestionType?) -> KeySet {
    everyQuestion.union(type.map(\.ownKeys) ?? typed)
  }

  /// The keys of a gap of one type; of all types when it is not known.
  static func gap(_ type: GapType?) -> KeySet {
    let types = type.map { [$0] } ?? GapType.allCases
    return types.reduce(KeySet(.id, .type, .points, .hint)) {
      $0.union($1.questionType.ownKeys)
    }
  }
}
