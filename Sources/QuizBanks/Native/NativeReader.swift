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
  /// Where the list of questions begins, or the bank where there is none.
  var questionsOffset = 0
  /// The part of the text that is being read.
  private var document: JSONDocument

  init(_ bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    document = try JSONDocument(bytes, maximumDepth: BankReader.depthLimit)
  }

  /// Reads a lone question, its bytes cut out of a bank of these defaults; nil for one left out.
  static func question(_ bytes: [UInt8], _ defaults: Defaults) -> Question? {
    guard var reader = try? NativeReader(bytes) else { return nil }
    reader.defaults = defaults
    return reader.question(reader.document.root, at: 0)
  }

  /// Reads the whole text.
  mutating func bank(path: String, source: BankSource) throws(JSONError) -> BankReading {
    guard let header = header(of: document.root) else {
      return .refused(log.findings(in: document))
    }
    var questions: [Question] = []
    questions.reserveCapacity(expectedCount)
    try readQuestions { question, _ in questions.append(question) }
    let content = ReadContent(
      bank: header.id, questions: questions, findings: log.findings(in: document),
      unlistedFindingCount: log.unlistedCount, places: places)
    return .bank(
      Bank(header, counts(questions.count), path: path, source: source, content: content))
  }

  /// Reads the whole text but keeps of each question only where it is.
  mutating func index(of stamp: FileStamp) throws(JSONError) -> IndexReading {
    guard let header = header(of: document.root) else {
      return .refused(log.findings(in: document))
    }
    var builder = IndexBuilder(bank: header.id)
    try readQuestions { question, range in builder.add(question, at: range) }
    return .index(builder.index(stamp, header, defaults, counts(builder.count)))
  }

  /// Hands over question after question that can be played, with its bytes.
  private mutating func readQuestions(
    _ take: (Question, Range<Int>) -> Void
  ) throws(JSONError) {
    var count = 0
    places.reserveCapacity(expectedCount)
    for (index, range) in questionRanges.enumerated() {
      document = try JSONDocument(bytes, in: range, maximumDepth: BankReader.depthLimit)
      guard let question = question(document.root, at: index) else { continue }
      places[question.id] = count
      count += 1
      take(question, range)
    }
    log.enter(question: nil)
    if count == 0 { log.report(.nothingToAsk, .nothingToAsk, at: questionsOffset) }
  }

  /// How many questions there may be: each takes at least 40 bytes.
  private var expectedCount: Int { min(questionRanges.count, bytes.count / 40) }

  private func counts(_ questionCount: Int) -> BankCounts {
    BankCounts(
      questions: questionCount, disabled: disabledCount, leftOut: leftOutCount,
      findings: log.count)
  }
}
