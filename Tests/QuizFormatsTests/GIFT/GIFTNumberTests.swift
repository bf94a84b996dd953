import QuizCore
import QuizFormats
import Testing

struct GIFTNumberTests {
  @Test(arguments: [
    ("1822", 1822.0, 1822.0), ("-1", -1, -1), ("3:0.5", 2.5, 3.5), ("3\\:0.5", 2.5, 3.5),
    ("1..5", 1, 5), ("-5..-1", -5, -1), ("1e3", 1000, 1000), (".5", 0.5, 0.5), ("5.", 5, 5),
    ("+5", 5, 5), (" 1 .. 2 ", 1, 2), ("1.5E-1:0", 0.15, 0.15), ("=7", 7, 7), ("0", 0, 0),
  ])
  func `a number has a tolerance or two ends`(
    _ text: String, _ least: Double, _ most: Double
  ) throws {
    let bank = try GIFTReader.read(SourceText("Q{#\(text)}"))
    guard case .numeric(let key)? = bank.questions.first?.kind, key.accepted.count == 1 else {
      Issue.record("\(bank.log.notes)")
      return
    }
    #expect(key.accepted[0].minimum == least && key.accepted[0].maximum == most)
    #expect(bank.log.notes == [])
  }

  @Test(arguments: [
    "abc", "3,14", "1..", "..1", "1:", ":1", "1:-2", "0x10", "1e", "1e999", "--1", "*", "1 2",
    "nan", "inf", ".", "1:2:3",
  ])
  func `what is no number is named`(_ text: String) throws {
    let bank = try GIFTReader.read(SourceText("Q{#\(text)}"))
    #expect(bank.log.notes.map(\.problem) == [.common(.notANumber(text))])
    #expect(bank.log.skippedCount == 1 && bank.questions.isEmpty)
  }

  @Test(arguments: [
    GIFTCase("Q{#}", skipped: .common(.noAnswer)),
    GIFTCase("Q{#~wrong}", skipped: .common(.noAnswer)),
    GIFTCase(
      "Q{#5..1}", "Q", .numeric(NumberKey([NumberKey.Accepted(from: 1, to: 5)])),
      .gift(.reversedRange("5..1"))),
    GIFTCase(
      "Q{#=1822:0#yes =%50%1822:2#near ~#no}", "Q",
      .numeric(
        NumberKey([
          NumberKey.Accepted(1822, feedback: "yes"),
          NumberKey.Accepted(1822, tolerance: 2, credit: 0.5, feedback: "near"),
        ])), feedback: Feedback(incorrect: "no")),
    GIFTCase("Q{#5 ~no}", "Q", accepting(5), feedback: Feedback(incorrect: "no")),
    GIFTCase("Q{#=5 =%0%*#no}", "Q", accepting(5), feedback: Feedback(incorrect: "no")),
    GIFTCase("Q{#=%50%5}", skipped: .common(.noCorrectAnswer)),
  ])
  func `numbers have weights and feedback`(_ example: GIFTCase) throws {
    try example.check()
  }
}
