import QuizCore
import QuizFormats
import Testing

/// A text of scalars that cleaning has to do with, in any order.
private func text(_ random: inout SplitMix64) -> String {
  let special: [UInt32] = [
    0x20, 0x09, 0x0A, 0x0D, 0x00, 0x1B, 0x7F, 0x85, 0x9B, 0xA0, 0xAD, 0x200B, 0x200C, 0x200D,
    0x200E, 0x202E, 0x2066, 0x2028, 0x2029, 0x3000, 0xFEFF, 0x301, 0x344, 0x308, 0x323, 0x345,
    0x1100, 0x1161, 0x11A8, 0xAC00, 0xAC01, 0x65, 0x41, 0x26, 0x3C, 0x3099, 0x304B, 0x387, 0x37E,
    0x340, 0x9BE, 0x9C7, 0xFB1D, 0x1D15E, 0x2126, 0xF900, 0xF73, 0xFFFE, 0x10FFFF, 0x61C,
  ]
  var scalars = String.UnicodeScalarView()
  for _ in 0..<random.below(40) {
    let value =
      random.below(3) > 0
      ? special[Int(random.below(UInt64(special.count)))] : UInt32(random.below(0x3200))
    let repeats = random.below(12) == 0 ? 40 : 1
    for _ in 0..<repeats { scalars.append(Unicode.Scalar(value) ?? "x") }
  }
  return String(scalars)
}

/// The rules for a clean text, checked scalar by scalar.
private func isClean(_ text: String, isAnswer: Bool) -> Bool {
  let scalars = Array(text.unicodeScalars)
  let gone: Set<UInt32> = [0xAD, 0x200B, 0xFEFF]
  let marks: Set<UInt32> = [0x200E, 0x200F, 0x61C]
  let isFree = scalars.allSatisfy { scalar in
    let value = scalar.value
    return (value >= 0x20 || value == 0x09 || value == 0x0A) && !(0x7F...0x9F ~= value)
      && !gone.contains(value)
      && !(isAnswer && (marks.contains(value) || 0x202A...0x202E ~= value))
  }
  let isTrimmed = ![scalars.first, scalars.last].contains { $0?.properties.isWhitespace ?? false }
  return isFree && isTrimmed && Array(text.normalized.utf8) == Array(text.utf8)
}

struct FieldTextTests {
  @Test func `a cleaned text is clean, and stays as it is when it is cleaned again`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<4_000 {
      let raw = text(&random)
      for isAnswer in [false, true] {
        let field = fieldText(raw, isAnswer: isAnswer)
        let line = lineText(raw, isAnswer: isAnswer)
        let isStable =
          Array(fieldText(field, isAnswer: isAnswer).utf8) == Array(field.utf8)
          && Array(lineText(line, isAnswer: isAnswer).utf8) == Array(line.utf8)
        let isSound =
          isClean(field, isAnswer: isAnswer) && isClean(line, isAnswer: isAnswer) && isStable
        let codes = raw.unicodeScalars.map { String($0.value, radix: 16) }
        #expect(isSound, "\(codes)")
      }
    }
  }

  @Test func `the quick look takes nothing for clean that is not`() {
    for value in UInt32(0x20)...0x1_1000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for raw in ["\(scalar)", "a\(scalar)", "가\(scalar)b", "か\(scalar)"] {
        // A mark that is dropped keeps the quick look from being taken.
        let slow = fieldText("\u{AD}" + raw)
        let isSame = Array(fieldText(raw).utf8) == Array(slow.utf8)
        #expect(isSame, "\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    (" a\u{A0}", "a", "a"), ("a\r\nb\rc", "a\nb\nc", "a b c"), ("a \t b", "a \t b", "a b"),
    ("e\u{301}\u{AD}x\u{FEFF}", "éx", "éx"), ("\u{1B}[1mx", "[1mx", "[1mx"),
    ("한  국", "한  국", "한 국"), ("\u{1112}\u{1161}\u{11AB}", "한", "한"),
    ("a\u{3000}b", "a\u{3000}b", "a b"),
    ("م\u{200D}\u{200C}", "م\u{200D}\u{200C}", "م\u{200D}\u{200C}"), ("", "", ""), (" \n ", "", ""),
  ])
  func `fields keep their lines, lines do not`(_ raw: String, _ field: String, _ line: String) {
    #expect(Array(fieldText(raw).utf8) == Array(field.utf8))
    #expect(Array(lineText(raw).utf8) == Array(line.utf8))
  }

  @Test func `bidi marks stay in prompts and go from answers`() {
    #expect(fieldText("a\u{200E}b").unicodeScalars.count == 3)
    #expect(Array(fieldText("\u{2067}\u{5D0}\u{202E}\u{2069}b").utf8) == Array("\u{5D0}b".utf8))
    #expect(Array(fieldText("a\u{200E}\u{202E}\u{2069}b", isAnswer: true).utf8) == Array("ab".utf8))
  }

  @Test func `long texts of English and Korean are cleaned at once`() {
    let start = ContinuousClock.now
    for sentence in [
      "Which of these is not a mammal? ", "다음 중 포유류가 아닌 것은? ", "Où est\u{A0}é\u{301} ? ",
    ] {
      let long = String(repeating: sentence, count: 4_000)
      #expect(fieldText(long).utf8.count < long.utf8.count)
      #expect(lineText(long).utf8.count < long.utf8.count)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
