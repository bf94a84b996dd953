import QuizCore
import Testing

@testable import QuizFormats

struct ByteScanTests {
  @Test func `the first of three bytes is found at every offset, whatever stands around`() {
    // Such as differ from the three by one bit, by one, or in the highest bit alone.
    let others: [UInt8] = [
      0x00, 0x01, 0x09, 0x0B, 0x0C, 0x0E, 0x2B, 0x2D, 0x6C, 0x7F, 0x80, 0x8A, 0x8D, 0xAC, 0xFF,
    ]
    var random = SplitMix64(seed: 11)
    for _ in 0..<4_000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(40) {
        let isMark = random.below(12) == 0
        bytes.append(
          isMark
            ? [0x2C, 0x0A, 0x0D][Int(random.below(3))]
            : others[Int(random.below(UInt64(others.count)))])
      }
      let start = Int(random.below(UInt64(bytes.count + 1)))
      let expected =
        bytes[start...].firstIndex { [0x2C, 0x0A, 0x0D].contains($0) } ?? bytes.count
      #expect(firstOffset(of: 0x2C, 0x0A, 0x0D, in: bytes.span, from: start) == expected)
    }
  }

  @Test func `texts that surely differ are different however they are cleaned and composed`() {
    let scalars: [Unicode.Scalar] = [
      " ", "\n", "\u{1}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{301}", "\u{308}", "\u{323}", "e", "a",
      "b", "é", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "뀨", "한", "語", "\u{8C48}",
      "\u{F900}", "\u{37E}", ";", "\u{212A}", "K", "`", "\u{1FEF}", "\u{2028}", "\u{3000}", "👧",
    ]
    var random = SplitMix64(seed: 12)
    func text(_ count: UInt64) -> String {
      let picked = (0..<random.below(count)).map { _ in
        scalars[Int(random.below(UInt64(scalars.count)))]
      }
      return String(String.UnicodeScalarView(picked))
    }
    var (sure, different) = (0, 0)
    for _ in 0..<20_000 {
      let start = text(4)
      let (left, right) = (start + text(4), start + text(4))
      let areEqual = lineText(left) == lineText(right) || left.collapsed == right.collapsed
      if !areEqual { different += 1 }
      guard surelyDiffer(left, right) else { continue }
      sure += 1
      #expect(!areEqual, "\(left.debugDescription) \(right.debugDescription)")
    }
    #expect(sure * 10 > different)
    #expect(different < 20_000)
  }
}
