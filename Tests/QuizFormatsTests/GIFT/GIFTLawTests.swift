import QuizCore
import QuizFormats
import Testing

struct GIFTLawTests {
  @Test(arguments: [false, true])
  func `what is written reads back, but for the losses that are named`(_ isMarkdown: Bool) throws {
    var leftOut = 0
    for seed in 0..<200 as Range<UInt64> {
      var generated = GeneratedQuestions(seed: seed)
      let bank = generated.bank(20, isMarkdown: isMarkdown)
      let written = GIFTWriter.write(bank)
      let read = try GIFTReader.read(SourceText(written.text))
      let (expected, found, count) = comparison(bank, written, read.questions)
      for (index, (one, other)) in zip(expected, found).enumerated() {
        #expect(one == other, "seed \(seed), question \(index)")
      }
      #expect(expected.count == found.count, "seed \(seed)")
      #expect(read.questions.count == found.count && read.log.skippedCount == 0, "seed \(seed)")
      #expect(read.isMarkdown == isMarkdown, "seed \(seed)")
      leftOut += count
    }
    // A cloze in every 55, and the few typed answers with an arrow.
    #expect(leftOut < 4000 / 20)
  }

  @Test func `plain questions lose nothing`() {
    for seed in 0..<50 as Range<UInt64> {
      var generated = GeneratedQuestions(seed: seed)
      let plain = generated.bank(20).questions.map { question in
        var plain = DraftQuestion("Q?", question.kind, at: question.position)
        plain.sourceID = question.sourceID
        return plain
      }
      let bank = ExportBank(title: "", questions: plain)
      let simple = plain.filter { ["true-false", "flashcard"].contains($0.kind.typeName) }
      let lost = Set(
        GIFTWriter.write(bank).losses.filter { $0.part != .lineBreaks && $0.part != .essay }.map(
          \.question))
      #expect(simple.allSatisfy { !lost.contains($0.sourceID ?? "") }, "seed \(seed)")
    }
  }

  @Test func `no damage to a file makes it trap or miscount`() {
    let base = Array(fixture.utf8)
    for seed in 0..<400 as Range<UInt64> {
      let text = SourceText(String(decoding: damaged(base, seed: seed), as: UTF8.self))
      guard let bank = try? GIFTReader.read(text) else { continue }
      #expect(
        bank.log.readCount == bank.questions.count + bank.log.skippedCount, "seed \(seed)")
    }
  }

  // A reader that is not linear takes minutes.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "=", "~", "#", "{", "}", ":", "\\", "*", "%", "[", "/", "-", ">", "0", "<", "&", " ", "\n",
      "$",
      "{}", "=a", "~a", "->", "=a->b", "\\n", "[tag:", "{T}\n\n", "a{=b}", "%5%", "\n//", "\u{A0}",
    ])
  func `a sign repeated without end is read in time`(_ sign: String) {
    let signs = String(repeating: sign, count: 30_000 / sign.utf8.count)
    for text in [signs, "Q {" + signs + "}", "Q {=a#" + signs, "// [tag:" + signs] {
      guard let bank = try? GIFTReader.read(SourceText(text)) else { continue }
      #expect(bank.log.readCount == bank.questions.count + bank.log.skippedCount)
    }
  }

  private var fixture: String {
    var generated = GeneratedQuestions(seed: 7)
    return GIFTWriter.write(generated.bank(40)).text
  }
}

/// A file with a few bytes changed, cut, doubled or moved.
func damaged(_ base: [UInt8], seed: UInt64) -> [UInt8] {
  var generator = SplitMix64(seed: seed)
  var bytes = base
  for _ in 0...generator.below(4) {
    guard !bytes.isEmpty else { return bytes }
    let start = Int(generator.below(UInt64(bytes.count)))
    let end = min(bytes.count, start + Int(generator.below(40)))
    switch generator.below(5) {
    case 0: bytes[start] ^= UInt8(1 << generator.below(7))
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes[start] = Array("=~#{}:\\%\n>-*/[]0".utf8)[Int(generator.below(16))]
    default:
      var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      generator.shuffle(&lines)
      bytes = Array(lines.joined(separator: [0x0A]))
    }
  }
  return bytes
}
