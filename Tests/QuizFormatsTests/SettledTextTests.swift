import JSON
import QuizCore
import QuizFormats
import Testing

@Test func `the quick ways through the clean-up change no character that is clean`() {
  var odd: [UInt32] = []
  for value in 0...0x1_FFFF as ClosedRange<UInt32> {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let text = "a\(scalar)b"
    let cleaned = fieldText(text)
    let isComposed = cleaned.utf8.elementsEqual(cleaned.normalized.utf8)
    let isKept = cleaned.utf8.elementsEqual(text.utf8)
    let isDropped =
      value < 0x20 && value != 9 && value != 10 || (0x7F...0x9F).contains(value)
      || [0xAD, 0x200B, 0xFEFF].contains(value)
    let isRight = isComposed && !(isKept && isDropped)
    if !isRight || isBlank(String(Character(scalar))) == scalar.isVisible { odd.append(value) }
  }
  #expect(odd == [])
}

@Test func `a text is written as JSON the same at every offset from its marks`() {
  let marks = [
    "\"", "\\", "\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "é", "’", "\n",
  ]
  for mark in marks {
    for before in 0...17 {
      let text = String(repeating: "x", count: before) + mark + "yyyyyyyyy" + mark
      let written = JSONValue.string(text).serialized()
      #expect(written.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
      #expect(!written.unicodeScalars.contains { 0x2028...0x202E ~= $0.value })
      #expect((try? JSONDocument(Array(written.utf8)))?.root.string == text)
    }
  }
}
