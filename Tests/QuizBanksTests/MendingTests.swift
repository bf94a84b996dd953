import JSON
import QuizCore
import Testing

@testable import QuizBanks

/// A text and what it is mended to.
struct MendCase: Sendable {
  let written: String
  let mended: String
  let reasons: [MendReason]
  var isMarkdown = false

  init(_ written: String, _ mended: String, _ reasons: MendReason..., isMarkdown: Bool = false) {
    self.written = written
    self.mended = mended
    self.reasons = reasons
    self.isMarkdown = isMarkdown
  }
}

struct MendingTests {
  @Test(arguments: [
    MendCase("a b", "a b"), MendCase("", ""), MendCase("  ", "  "), MendCase("\u{7}", "\u{7}"),
    MendCase(" a\u{A0}", "a", .whiteSpace), MendCase("a  b\t\tc", "a b c", .whiteSpace),
    MendCase("a\u{A0}\u{A0}b", "a\u{A0}\u{A0}b"), MendCase("a\tb", "a\tb"),
    MendCase("`a  b`  c", "`a  b` c", .whiteSpace),
    MendCase("``a ` b  ``  c", "``a ` b  `` c", .whiteSpace),
    MendCase("one\n  two  three\n", "one\n  two  three", .whiteSpace),
    MendCase("\n\n  one\n two", "  one\n two", .whiteSpace),
    MendCase("\n  one", "one", .whiteSpace),
    MendCase("one  two\n", "one two", .whiteSpace),
    MendCase("one  two  \nthree", "one two  \nthree", .whiteSpace, isMarkdown: true),
    MendCase("```\na  b\n```\nc  d", "```\na  b\n```\nc d", .whiteSpace, isMarkdown: true),
    MendCase("    a  b", "    a  b", isMarkdown: true), MendCase("    a  b", "a b", .whiteSpace),
    MendCase("| a  | b |", "| a  | b |", isMarkdown: true),
    MendCase("Cafe\u{301}", "Caf\u{E9}", .normalForm),
    MendCase("\u{1FEF}a\u{1FEF}", "`a`", .normalForm),
    MendCase("a\u{7}b\u{202E}c", "abc", .controlCharacters), MendCase("a\r\nb", "a\r\nb"),
    MendCase("e\u{7}\u{301} ", "\u{E9}", .controlCharacters, .normalForm, .whiteSpace),
    MendCase(
      "a" + String(repeating: "\u{301}", count: 40), "a" + String(repeating: "\u{301}", count: 40)),
  ])
  func `texts are tidied and code is left alone`(_ sample: MendCase) {
    let mended = MendedText(sample.written, isMarkdown: sample.isMarkdown)
    #expect(Array(mended.text.utf8) == Array(sample.mended.utf8))
    #expect(mended.reasons == sample.reasons)
    #expect(MendedText(mended.text, isMarkdown: sample.isMarkdown).reasons == [])
  }

  @Test(arguments: [
    MendCase("co\u{AD}op", "coop", .invisibleCharacters),
    MendCase("\u{FEFF}a\u{200B}b\u{2060}\u{200E}", "ab", .invisibleCharacters),
    MendCase("10\u{A0}m\u{202F}s", "10 m s", .invisibleCharacters),
    MendCase("a \u{A0}b", "a b", .invisibleCharacters, .whiteSpace),
    MendCase("e\u{200B}\u{301}", "\u{E9}", .invisibleCharacters, .normalForm),
    MendCase("a\u{7}\u{200D}b", "ab", .controlCharacters, .invisibleCharacters),
    MendCase("👩\u{200D}🚀", "👩\u{200D}🚀"), MendCase("می\u{200C}خواهم", "می\u{200C}خواهم"),
    MendCase("a\u{200B}\u{200D}é", "aé", .invisibleCharacters),
    MendCase("é\u{200D}\u{200D}a", "éa", .invisibleCharacters),
    MendCase("é\u{200D}\u{A0}é", "é é", .invisibleCharacters),
    MendCase("\u{200B}", "\u{200B}"), MendCase("\u{A0}", "\u{A0}"),
  ])
  func `answers lose what nobody sees, and prompts keep it`(_ sample: MendCase) {
    let mended = MendedText(sample.written, isMarkdown: false, isAnswer: true)
    #expect(Array(mended.text.utf8) == Array(sample.mended.utf8))
    #expect(mended.reasons == sample.reasons)
    #expect(InvisibleCharacters(in: mended.text).found.isEmpty || sample.reasons.isEmpty)
    let prompt = MendedText(sample.written, isMarkdown: false)
    #expect(!prompt.reasons.contains(.invisibleCharacters))
    #expect(
      InvisibleCharacters(in: prompt.text).found == InvisibleCharacters(in: sample.written).found)
  }

  @Test func `mended answers have nothing that the check still calls invisible`() throws {
    let old = """
      {"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", "questions": [
      {"id": "s", "type": "short-answer", "prompt": "Which\u{AD}ever?",
      "acceptedAnswers": ["co\u{AD}op", {"text": "a\\u200bb", "credit": 0.5}]},
      {"id": "c", "type": "cloze", "prompt": "An {{a}}.", "gaps": [
      {"id": "a", "type": "short-answer", "acceptedAnswers": ["x\u{A0}y"]}]}]}
      """
    #expect(
      BankLinter().check(Array(old.utf8), path: "").findings.count {
        $0.rule == .invisibleCharacters
      } == 3)
    let mended = try #require(BankMender().mend(Array(old.utf8)))
    let text = String(decoding: mended.bytes, as: UTF8.self)
    #expect(
      text
        == old.replacing("co\u{AD}op", with: "coop").replacing("a\\u200bb", with: "ab")
        .replacing("x\u{A0}y", with: "x y"))
    let left = BankLinter().check(mended.bytes, path: "").findings
    #expect(!left.contains { $0.rule == .invisibleCharacters })
  }

  @Test func `only what is mended changes`() throws {
    let old = """
      \u{FEFF}{ "format":"quizbank","formatVersion":1 , "id":"b",\r
      \t"title" : " B ", "x-note": "  left  alone ", "colour": " x ",\r
      "questions": [\r
        {\r
          "type": "true-false",\r
          "prompt": "Is\\u0007 it\\u00e9?  Yes.", "answer": true, "id ": " "\r
        },\r
        {"type": "true-false", "prompt": "Is ité? Yes.", "answer": true},\r
        { "id": "Own id!", "type": "essay", "prompt": "Cafe\u{301}" },\r
        {"id": "kept", "type": "true-false", "prompt": "Fine", "answer": true}]}
      """
    let new = """
      { "format":"quizbank","formatVersion":1 , "id":"b",\r
      \t"title" : "B", "x-note": "  left  alone ", "colour": " x ",\r
      "questions": [\r
        {\r
          "id": "q-ID",\r
          "type": "true-false",\r
          "prompt": "Is ité? Yes.", "answer": true, "id ": " "\r
        },\r
        {"id": "q-ID-2", "type": "true-false", "prompt": "Is ité? Yes.", "answer": true},\r
        { "id": "Own id!", "type": "essay", "prompt": "Caf\u{E9}" },\r
        {"id": "kept", "type": "true-false", "prompt": "Fine", "answer": true}]}
      """
    let mended = try #require(BankMender().mend(Array(old.utf8)))
    let text = String(decoding: mended.bytes, as: UTF8.self)
    let id = try #require(text.firstMatch(of: /q-([0-9a-f]{16})"/)).1
    #expect(Array(text.replacing("q-\(id)", with: "q-ID").utf8) == Array(new.utf8))
    #expect(mended.lines.map(\.line) == [1, 2, 4, 6, 8, 9])
    #expect(mended.lines[2].before == [] && mended.lines[2].after == ["    \"id\": \"q-\(id)\","])
    #expect(
      mended.lines.map(\.reasons) == [
        [.byteOrderMark], [.whiteSpace], [.missingIdentifier], [.controlCharacters, .whiteSpace],
        [.missingIdentifier], [.normalForm],
      ])
  }

  @Test func `of a long line only the changes are listed`() throws {
    let filler = String(repeating: "x", count: 300)
    let old =
      #"{"format": "quizbank", "formatVersion": 1, "id": "b", "title": " B", "x-\#(filler)": 1, "description": "한국어  글", "questions": []}"#
    let lines = try #require(BankMender().mend(Array(old.utf8))).lines
    #expect(lines.map(\.line) == [1, 1])
    #expect(lines[0].after.first?.contains("\"title\": \"B\", ") == true)
    #expect(lines[1].after.first?.contains("\"한국어 글\"") == true)
    #expect(lines[1].before.first?.contains("\"한국어  글\"") == true)
    #expect(lines.allSatisfy { $0.before.count == 1 && ($0.before.first?.utf8.count ?? 0) < 150 })
  }

  @Test(arguments: [
    "", "{", "[1, 2]", "{\"title\": \" x \"}", "\u{FEFF}{\"format\": \"gift\"}",
    "{\"format\": \"quizbank\", \"formatVersion\": 2, \"id\": \"b\", \"title\": \" B\"}",
  ])
  func `what is no bank is not mended`(_ text: String) {
    #expect(BankMender().mend(Array(text.utf8)) == nil)
  }

  @Test func `a question with another fault gets an id all the same`() throws {
    let old = """
      {"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", "questions": [
      {"id": "q", "type": "true-false", "prompt": "Is it?", "answer": true},
      {"type": "true-false", "prompt": "Is it so?", "answer": "yes"}]}
      """
    let mended = try #require(BankMender().mend(Array(old.utf8)))
    let text = String(decoding: mended.bytes, as: UTF8.self)
    let id = try #require(text.firstMatch(of: /q-[0-9a-f]{16}/)).0
    #expect(
      text
        == old.replacing(
          "{\"type\": \"true-false\"", with: "{\"id\": \"\(id)\", \"type\": \"true-false\""))
  }

  @Test func `a question that mending would spoil is left as it is`() throws {
    let old = """
      {"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", "questions": [
      {"id": "q", "type": "multiple-choice", "prompt": "Which? ",
      "choices": [{"text": "a", "correct": true}, {"text": "\u{202A}a"}]}]}
      """
    #expect(MarkedBank(old).bank?.questionCount == 1)
    let mended = try #require(BankMender().mend(Array(old.utf8)))
    #expect(mended.lines == [] && mended.bytes == Array(old.utf8))
  }

  @Test func `mending loses no question and changes no id, and once is enough`() throws {
    for seed in 0..<200 as Range<UInt64> {
      let bytes = Self.untidied(GeneratedBank(seed, questions: 12).text, seed)
      guard case .bank(let old) = BankReader().read(bytes, path: "", source: .own) else {
        Issue.record("seed \(seed) gives no bank")
        continue
      }
      let mended = try #require(BankMender().mend(bytes), "seed \(seed)")
      let again = try #require(BankMender().mend(mended.bytes), "seed \(seed)")
      #expect(again.lines == [] && again.bytes == mended.bytes, "seed \(seed)")
      let new = try #require(MarkedBank(String(decoding: mended.bytes, as: UTF8.self)).bank)
      let byID = Dictionary(uniqueKeysWithValues: new.questions.map { ($0.id, $0) })
      for question in old.questions {
        let kept = try #require(byID[question.id], "seed \(seed), \(question.id)")
        #expect(Self.bare(kept) == Self.bare(question), "seed \(seed), \(question.id)")
      }
      let ids = Set(old.questions.map(\.id))
      #expect(
        new.questions.allSatisfy { ids.contains($0.id) || $0.id.hasPrefix("q-") }, "seed \(seed)")
      #expect(new.questionCount >= old.questionCount, "seed \(seed)")
    }
  }

  @Test func `every mending is one that a check asked for`() throws {
    let rules: Set<Rule> = [.byteOrderMark, .notNormalized, .whiteSpace]
    let reasons: Set<MendReason> = [.byteOrderMark, .normalForm, .whiteSpace]
    for seed in 0..<100 as Range<UInt64> {
      let bytes = Self.untidied(GeneratedBank(seed, questions: 8).text, seed)
      let mended = try #require(BankMender().mend(bytes), "seed \(seed)")
      let found = BankLinter().check(bytes, path: "b").findings
      let asked = Set(found.filter { rules.contains($0.rule) }.compactMap(\.position?.line))
      // Of controls the reader tells, where it reads a text.
      let changed = Set(
        mended.lines.filter { reasons.isSuperset(of: $0.reasons) }.map(\.line))
      #expect(changed.isSubset(of: asked), "seed \(seed)")
    }
  }

  /// The bank with more spaces in its texts, and without some of its ids.
  private static func untidied(_ text: String, _ seed: UInt64) -> [UInt8] {
    var numbers = SplitMix64(seed: seed)
    var result = seed % 3 == 0 ? [UInt8]([0xEF, 0xBB, 0xBF]) : []
    for byte in text.utf8 {
      result.append(byte)
      if byte == 0x20, numbers.below(4) == 0 { result.append(0x20) }
    }
    var bank = String(decoding: result, as: UTF8.self)
    if seed % 2 == 0, let id = bank.matches(of: /"id": *"[^"]*", */).last {
      bank.removeSubrange(id.range)
    }
    return Array(bank.utf8)
  }

  /// The texts of a question as one, in normal form and without white space and controls.
  private static func bare(_ question: Question) -> String {
    let text =
      "\(question.prompt)\(question.kind)\(question.topic ?? "")\(question.explanation ?? "")"
      + "\(question.feedback)\(question.hints)"
    return String(
      String.UnicodeScalarView(
        text.normalized.unicodeScalars.filter {
          !$0.properties.isWhitespace && $0.properties.generalCategory != .control
            && $0.properties.generalCategory != .format
        })
    ).normalized
  }
}
