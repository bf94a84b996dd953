import JSON
import QuizCore

/// Makes a bank of a JSON text in the native format, reporting what it can't use.
///
/// `quizbank.schema.json` describes the format.
struct NativeReader {
  /// The only version of the format so far.
  static let supportedVersion = 1

  let document: JSONDocument
  let bytes: [UInt8]
  let keys = KeyTable()
  var log = FindingLog()
  var defaults = Defaults()
  var disabledCount = 0
  var leftOutCount = 0
  /// Stands in `places` for an id whose question is not among those that are asked.
  static let noPlace = -1

  /// The place of each id that was given, among the questions that are asked.
  var places: [String: Int] = [:]
  /// Where each id is given first; filled when one is given twice.
  var firstOffsets: [String: Int] = [:]
  var topics = SharedTexts()

  init(_ document: JSONDocument) {
    self.document = document
    bytes = document.bytes
  }

  /// Reads the whole text.
  mutating func bank(path: String, source: BankSource) -> BankReading {
    let root = document.root
    guard isNative(root) else { return refusal }
    let fields = fields(of: root, allowed: .bank)
    let id = identifier(in: fields, effect: .refused)
    let title = bankTitle(in: fields)
    guard let id, let title else { return refusal }
    let language = language(in: fields)
    let description = text(.description, in: fields).flatMap { isBlank($0) ? nil : $0 }
    let textFormat = word(.textFormat, in: fields, as: TextFormat.self) ?? .plain
    readDefaults(in: fields)
    let questions = questions(in: fields)
    if questions.isEmpty {
      log.report(.nothingToAsk, .nothingToAsk, at: (fields[.questions] ?? root).range.lowerBound)
    }
    return .bank(
      Bank(
        id: id, title: title, language: language, description: description,
        textFormat: textFormat, path: path, source: source, questions: questions,
        disabledCount: disabledCount, leftOutCount: leftOutCount,
        findings: log.findings(in: document), places: places))
  }

  private var refusal: BankReading { .refused(log.findings(in: document).listed) }

  /// Whether the text says that it is a bank of a version that can be read.
  private mutating func isNative(_ root: JSONNode) -> Bool {
    let start = root.range.lowerBound
    guard let format = root[Key.format.name] else {
      log.report(.unknownFormat, .noFormat, at: start, effect: .refused)
      return false
    }
    guard format.string == "quizbank" else {
      log.report(
        .unknownFormat, .otherFormat(shown(format)), at: format.range.lowerBound,
        key: .format, effect: .refused)
      return false
    }
    let version = root[Key.formatVersion.name]
    guard version?.number?.integer == Self.supportedVersion else {
      log.report(
        .unknownFormat,
        .otherVersion(version.map { shown($0) }, supported: Self.supportedVersion),
        at: version?.range.lowerBound ?? start, key: version == nil ? nil : .formatVersion,
        effect: .refused)
      return false
    }
    return true
  }

  private mutating func bankTitle(in fields: Fields) -> String? {
    guard let node = required(.title, in: fields, effect: .refused),
      let title = text(node, .title, isLine: true, effect: .refused)
    else { return nil }
    guard isBlank(title) else { return title }
    log.report(.blankText, .blank, at: node.range.lowerBound, key: .title, effect: .refused)
    return nil
  }

  private mutating func language(in fields: Fields) -> String? {
    guard let node = fields[.language], let tag = text(node, .language) else { return nil }
    if isLanguageTag(tag) { return tag }
    log.report(
      .wrongValue, .malformedLanguage(excerpt(of: tag)), at: node.range.lowerBound, key: .language)
    return nil
  }

  private mutating func questions(in fields: Fields) -> [Question] {
    guard let list = required(.questions, in: fields), isKind(.array, list, .questions) else {
      return []
    }
    var questions: [Question] = []
    questions.reserveCapacity(min(list.count, bytes.count / 60))
    places.reserveCapacity(min(list.count, bytes.count / 60))
    for (index, node) in list.elements.enumerated() {
      guard let question = question(node, at: index) else { continue }
      places[question.id] = questions.count
      questions.append(question)
    }
    log.enter(question: nil)
    return questions
  }
}
