import JSON
import QuizCore

/// Makes a bank of a text in the native format, reporting what it can't use.
///
/// `quizbank.schema.json` describes the format. The text is read twice: once whole, then question
/// by question, so that the tape of a large bank is gone before its questions take memory.
struct NativeReader {
  /// The only version of the format so far.
  static let supportedVersion = 1
  /// Stands in `places` for an id whose question is not among those that are asked.
  static let noPlace = -1

  let bytes: [UInt8]
  let keys = KeyTable()
  var log = FindingLog()
  var defaults = Defaults()
  var disabledCount = 0
  var leftOutCount = 0
  /// The place of each id that was given, among the questions that are asked.
  var places: [String: Int] = [:]
  /// Where each id is given first; filled when one is given twice.
  var firstOffsets: [String: Int] = [:]
  var topics = SharedTexts()
  /// The bytes of each question.
  var questionRanges: [Range<Int>] = []
  /// The part of the text that is being read.
  private var document: JSONDocument

  init(_ bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    document = try JSONDocument(bytes, maximumDepth: BankReader.depthLimit)
  }

  /// Reads the whole text.
  mutating func bank(path: String, source: BankSource) throws(JSONError) -> BankReading {
    guard let header = header(of: document.root) else {
      return .refused(log.findings(in: document))
    }
    let questions = try questions()
    log.enter(question: nil)
    if questions.isEmpty {
      log.report(.nothingToAsk, .nothingToAsk, at: header.questionsOffset)
    }
    return .bank(
      Bank(
        id: header.id, title: header.title, language: header.language,
        description: header.description, textFormat: header.textFormat, path: path,
        source: source, questions: questions, disabledCount: disabledCount,
        leftOutCount: leftOutCount, findings: log.findings(in: document),
        unlistedFindingCount: log.unlistedCount, places: places))
  }

  private mutating func questions() throws(JSONError) -> [Question] {
    var questions: [Question] = []
    // A question takes at least this many bytes.
    let expected = min(questionRanges.count, bytes.count / 40)
    questions.reserveCapacity(expected)
    places.reserveCapacity(expected)
    for (index, range) in questionRanges.enumerated() {
      document = try JSONDocument(bytes, in: range, maximumDepth: BankReader.depthLimit)
      guard let question = question(document.root, at: index) else { continue }
      places[question.id] = questions.count
      questions.append(question)
    }
    return questions
  }
}
