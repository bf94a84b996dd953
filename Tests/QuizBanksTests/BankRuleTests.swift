import JSON
import QuizCore
import Testing

@testable import QuizBanks

/// A text that is no bank, or one with a fault outside its questions.
struct BankCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let problem: Problem
  let path: FieldPath
  let text: String

  init(_ rule: Rule, _ problem: Problem, in path: FieldPath = "", _ text: String) {
    self.rule = rule
    self.problem = problem
    self.path = path
    self.text = text
  }

  var testDescription: String { "\(rule.rawValue) \(problem)" }
}

private let question = #"{"id": "q", "type": "true-false", "prompt": "P", "answer": true}"#

struct BankRuleTests {
  @Test(arguments: [
    BankCase(.invalidText, .notJSON(.unexpectedEnd), #"{"format": 👉"#),
    BankCase(.invalidText, .notJSON(.unexpectedByte(UInt8(ascii: "h"))), "👉hello"),
    BankCase(.invalidText, .notJSON(.emptyDocument), "👉"),
    BankCase(.invalidText, .notJSON(.trailingComma), "{\n \"format\": \"quizbank\"👉,}"),
    BankCase(
      .hardLimit, .notJSON(.tooDeep(limit: 128)),
      #"{"x": "# + String(repeating: "[", count: 127) + "👉["),
    BankCase(.unknownFormat, .noFormat, "👉[]"),
    BankCase(.unknownFormat, .noFormat, #"👉{"results": []}"#),
    BankCase(.unknownFormat, .otherFormat("anki"), in: "format", #"{"format": 👉"anki"}"#),
    BankCase(.unknownFormat, .otherFormat("1"), in: "format", #"{"format": 👉1}"#),
    BankCase(
      .unknownFormat, .otherVersion(nil, supported: 1), #"👉{"format": "quizbank"}"#),
    BankCase(
      .unknownFormat, .otherVersion("2", supported: 1), in: "formatVersion",
      #"{"format": "quizbank", "formatVersion": 👉2}"#),
    BankCase(
      .unknownFormat, .otherVersion("1", supported: 1), in: "formatVersion",
      #"{"format": "quizbank", "formatVersion": 👉"1"}"#),
    BankCase(
      .wrongValue, .missingKey("id"),
      #"👉{"format": "quizbank", "formatVersion": 1, "title": "T", "questions": []}"#),
    BankCase(
      .wrongValue, .malformedIdentifier("my bank"), in: "id",
      #"{"format": "quizbank", "formatVersion": 1, "id": 👉"my bank", "title": "T"}"#),
    BankCase(
      .wrongValue, .wrongKind(found: .number, value: "7", expected: [.string]), in: "id",
      #"{"format": "quizbank", "formatVersion": 1, "id": 👉7, "title": "T"}"#),
    BankCase(
      .wrongValue, .missingKey("title"),
      #"👉{"format": "quizbank", "formatVersion": 1, "id": "b"}"#),
    BankCase(
      .wrongValue, .wrongKind(found: .array, value: "[]", expected: [.string]), in: "title",
      #"{"format": "quizbank", "formatVersion": 1, "id": "b", "title": 👉[]}"#),
    BankCase(
      .blankText, .blank, in: "title",
      #"{"format": "quizbank", "formatVersion": 1, "id": "b", "title": 👉"\t"}"#),
  ])
  func `what is no bank is refused with its reason`(_ sample: BankCase) {
    let marked = MarkedBank(sample.text)
    guard case .refused(let findings) = marked.reading else {
      Issue.record("a bank was read")
      return
    }
    #expect(
      findings == [
        Finding(
          sample.rule, sample.problem, at: marked.position, path: sample.path, effect: .refused)
      ])
  }

  @Test(arguments: [
    BankCase(
      .unknownKey, .unknownKey("autors", nearest: "authors"), #"👉"autors": [], "questions": [Q]"#),
    BankCase(
      .wrongValue, .wrongKind(found: .number, value: "5", expected: [.string]), in: "language",
      #""language": 👉5, "questions": [Q]"#),
    BankCase(
      .wrongValue, .malformedLanguage("english language"), in: "language",
      #""language": 👉"english language", "questions": [Q]"#),
    BankCase(
      .wrongValue,
      .unknownWord("html", nearest: nil, allowed: ["plain", "markdown"]), in: "textFormat",
      #""textFormat": 👉"html", "questions": [Q]"#),
    BankCase(
      .wrongValue, .wrongKind(found: .string, value: "no", expected: [.boolean]),
      in: "defaults.shuffle", #""defaults": {"shuffle": 👉"no"}, "questions": [Q]"#),
    BankCase(
      .unknownKey, .unknownKey("suffle", nearest: "shuffle"), in: "defaults",
      #""defaults": {👉"suffle": true}, "questions": [Q]"#),
    BankCase(
      .repeatedKey, .repeatedKey("language"),
      #"①"language": "en", 👉"language": "de", "questions": [Q]"#),
    BankCase(
      .repeatedKey, .repeatedKey("questions"),
      #"①"questions": [Q], 👉"questions": []"#),
    BankCase(
      .controlCharacters, .controlCharacters(["\u{7F}"]), in: "description",
      #""description": 👉"a\u007fb", "questions": [Q]"#),
  ])
  func `a fault beside the questions leaves them playable`(_ sample: BankCase) throws {
    let text = sample.text.replacing("Q", with: question)
    let marked = MarkedBank(
      "{\"format\": \"quizbank\", \"formatVersion\": 1, \"id\": \"b\", \"title\": \"B\",\n\(text)}")
    let bank = try #require(marked.bank)
    #expect(
      bank.findings == [
        Finding(
          sample.rule, sample.problem, at: marked.position, path: sample.path,
          first: marked.firstPosition)
      ])
    #expect(bank.questions.map(\.id) == ["q"])
    #expect(bank.leftOutCount == 0)
  }

  @Test(arguments: [
    #""questions": 👉[]"#,
    #""questions": 👉[{"id": "q", "type": "true-false", "prompt": "P", "answer": true, "disabled": true}]"#,
  ])
  func `a bank with nothing to ask is a bank`(_ text: String) throws {
    let marked = MarkedBank(
      #"{"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", \#(text)}"#)
    let bank = try #require(marked.bank)
    #expect(
      bank.findings == [Finding(.nothingToAsk, .nothingToAsk, at: marked.position)])
    #expect(bank.questions.isEmpty)
  }

  @Test func `a bank without its list of questions has nothing to ask`() throws {
    let marked = MarkedBank(
      #"👉{"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B"}"#)
    #expect(
      marked.findings == [
        Finding(.wrongValue, .missingKey("questions"), at: marked.position),
        Finding(.nothingToAsk, .nothingToAsk, at: marked.position),
      ])
    #expect(marked.bank != nil)
  }

  @Test func `bytes that are no UTF-8 are refused where they stand`() {
    let bytes = Array("{\n \"title\": \"caf".utf8) + [0xE9] + Array("\"}".utf8)
    guard case .refused(let findings) = BankReader().read(bytes, path: "b", source: .own) else {
      Issue.record("a bank was read")
      return
    }
    #expect(
      findings == [
        Finding(
          .invalidText, .notJSON(.invalidUTF8), at: JSONPosition(line: 2, column: 15),
          effect: .refused)
      ])
  }

  @Test func `more than fifty million bytes are refused unread`() {
    let bytes = [UInt8](repeating: 0x20, count: 50_000_001)
    guard case .refused(let findings) = BankReader().read(bytes, path: "b", source: .own) else {
      Issue.record("a bank was read")
      return
    }
    #expect(
      findings == [
        Finding(
          .hardLimit, .tooLarge(byteCount: 50_000_001, limit: 50_000_000), at: nil,
          effect: .refused)
      ])
  }

  @Test func `only so many findings are kept, the others are counted`() throws {
    let marked = MarkedBank(questions: Array(repeating: "{}", count: 5_000).joined(separator: ","))
    let bank = try #require(marked.bank)
    #expect(bank.leftOutCount == 5_000)
    #expect(bank.findings.count == 10_000)
    // Each lacks its id, its type and its prompt.
    #expect(bank.unlistedFindingCount == 5_000)
  }
}
