import QuizCore
import QuizFormats
import Testing

struct AikenLawTests {
  @Test func `what is written reads back, but for the losses that are named`() throws {
    var writtenCount = 0
    for seed in 0..<200 as Range<UInt64> {
      var generated = GeneratedQuestions(seed: seed)
      let bank = generated.bank(20)
      let written = AikenWriter.write(bank)
      guard !written.text.isEmpty else { continue }
      let read = try AikenReader.read(SourceText(written.text))
      let (expected, found, _) = comparison(bank, written, read.questions)
      for (index, (one, other)) in zip(expected, found).enumerated() {
        #expect(one == other, "seed \(seed), question \(index)")
      }
      #expect(expected.count == found.count, "seed \(seed)")
      #expect(read.questions.count == found.count && read.log.notes == [], "seed \(seed)")
      writtenCount += found.count
    }
    #expect(writtenCount > 4000 / 4)
  }

  @Test(arguments: [false, true])
  func `no damage to a file makes it trap or miscount`(_ isLenient: Bool) {
    var generated = GeneratedQuestions(seed: 7)
    let base = Array(AikenWriter.write(generated.bank(60)).text.utf8)
    var options = ReadOptions()
    options.isLenient = isLenient
    for seed in 0..<400 as Range<UInt64> {
      let text = SourceText(String(decoding: damaged(base, seed: seed), as: UTF8.self))
      guard let bank = try? AikenReader.read(text, options) else { continue }
      #expect(
        bank.log.readCount == bank.questions.count + bank.log.skippedCount, "seed \(seed)")
    }
  }

  // A reader that is not linear takes minutes.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "A", "A)", "A)\n", "A) x\n", "ANSWER:\n", "ANSWER: A\n", "x\n", "xy\n", ",", "and ", "(",
      "1. x\n",
    ])
  func `a line repeated without end is read in time`(_ line: String) {
    let lines = String(repeating: line, count: 30_000 / line.utf8.count)
    var options = ReadOptions()
    for isLenient in [false, true] {
      options.isLenient = isLenient
      for text in [lines, "Q?\nA. a\nB. b\n" + lines, "Q?\n" + lines] {
        guard let bank = try? AikenReader.read(SourceText(text), options) else { continue }
        #expect(bank.log.readCount == bank.questions.count + bank.log.skippedCount)
      }
    }
  }
}
