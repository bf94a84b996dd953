import QuizCore
import Testing

@testable import QuizBanks

struct HostileTests {
  /// What holds for every reading, whatever the bytes were.
  private func check(_ bytes: [UInt8], _ label: String) {
    switch BankReader().read(bytes, path: "b.json", source: .own) {
    case .refused(let findings):
      #expect(findings.contains { $0.effect == .refused }, "\(label)")
    case .bank(let bank):
      let leftOut = Set(
        bank.findings.filter { $0.effect == .leftOut }.map {
          $0.path.steps.prefix(2).description
        })
      #expect(bank.leftOutCount == leftOut.count, "\(label)")
      #expect(Set(bank.questions.map(\.id)).count == bank.questions.count, "\(label)")
      #expect(bank.questions.allSatisfy { bank.question($0.id) == $0 }, "\(label)")
    }
  }

  @Test func `a bank cut off anywhere is refused`() throws {
    let end = try #require(exampleBytes.lastIndex(of: UInt8(ascii: "}")))
    for length in 0...end {
      let reading = BankReader().read(Array(exampleBytes[..<length]), path: "b", source: .own)
      guard case .refused(let findings) = reading else {
        Issue.record("cut at \(length): a bank was read")
        return
      }
      #expect(findings.map(\.rule) == [.invalidText], "cut at \(length)")
    }
  }

  @Test func `changed bytes give a bank or a refusal`() {
    for seed in 0..<1_500 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var bytes = exampleBytes
      for _ in 0...generator.below(4) {
        let at = Int(generator.below(UInt64(bytes.count)))
        bytes[at] = UInt8(truncatingIfNeeded: generator.next())
      }
      check(bytes, "seed \(seed)")
    }
  }

  /// Marks against their order, which sorting by insertion takes longest for.
  private static let marks = String(
    repeating: String(repeating: "\u{301}", count: 500) + String(repeating: "\u{323}", count: 500),
    count: 40)

  @Test func `no text of a bank has a long run of marks`() throws {
    let marks = Self.marks
    let bank = try #require(
      MarkedBank(
        questions: """
          {"id": "a", "type": "multiple-choice", "prompt": "P\(marks)", "topic": "T\(marks)",
           "hints": ["H\(marks)"], "explanation": "E\(marks)", "choices": [
           {"text": "x\(marks)", "correct": true, "feedback": "F\(marks)"}, {"text": "y\(marks)"}]},
          {"id": "b", "type": "short-answer", "prompt": "P", "acceptedAnswers": ["A\(marks)"]}
          """
      ).bank)
    #expect(bank.questions.map(\.id) == ["good", "a", "b"])
    #expect(bank.findings == [])
    // A description shows every text of a question.
    let shown = String(describing: bank.questions)
    #expect(shown.unicodeScalars.contains("H"))
    #expect(shown.unicodeScalars.count < 10_000)
  }

  @Test func `long runs of marks where a word or a key is wanted are wrong words and keys`() {
    let marks = Self.marks
    let questions = """
      {"id": "a\(marks)", "type": "true-false\(marks)", "prompt": "P", "\(marks)": 1,
       "\(marks)x": 2, "difficulty": "easy\(marks)"}
      """
    let rules = MarkedBank(questions: questions).findings.map(\.rule)
    #expect(
      rules == [.wrongValue, .wrongValue, .unknownKey, .unknownKey, .wrongValue], "\(rules)")
    let format = MarkedBank("{\"format\": \"quizbank\(marks)\"}")
    #expect(format.findings.map(\.rule) == [.unknownFormat])
  }

  @Test func `pieces put in other places give a bank or a refusal`() {
    let pieces = ["null", "[]", "{}", "\"\"", "-1e999", "true", "[[[[", "\"\\u0000\"", "1", ","]
    for seed in 0..<1_500 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var text = Array(String(decoding: exampleBytes, as: UTF8.self).utf8)
      let starts = text.indices.filter { text[$0] == UInt8(ascii: ":") }
      let start = starts[Int(generator.below(UInt64(starts.count)))] + 1
      let end = text[start...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") }
      let piece = pieces[Int(generator.below(UInt64(pieces.count)))]
      text.replaceSubrange(start..<(end ?? start), with: piece.utf8)
      check(text, "seed \(seed)")
    }
  }
}
