import QuizFormats
import Testing

@Test func `every kind of line end ends one line`() throws {
  let text = try SourceText(Array("a\nb\r\nc\rd\n\ne".utf8))
  #expect(text.lines.map(text.string) == ["a", "b", "c", "d", "", "e"])
}

@Test func `a byte order mark belongs to no line, and UTF-16 is told by its own`() throws {
  #expect(try SourceText([0xEF, 0xBB, 0xBF, 0x61]).string(0..<9) == "a")
  #expect(try SourceText([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0, 0xDE]).string(0..<9) == "a😀")
  #expect(try SourceText([0xFE, 0xFF, 0, 0x61, 0, 0xE9]).string(0..<9) == "aé")
}

@Test func `a line that is not UTF-8 is read as windows-1252, and only that one`() throws {
  let text = try SourceText(
    Array("na\u{EF}ve\n".utf8) + [0x63, 0x61, 0x66, 0xE9, 0x20, 0x93, 0x0A])
  #expect(text.lines.map(text.string) == ["naïve", "café “"])
  #expect(text.firstForeignByte == 10)
}

@Test(arguments: [
  // The Russian for "Which city is the capital?" in windows-1251, and "Cafe creme a Nimes" in 1252.
  ([0xCA, 0xE0, 0xEA, 0xEE, 0xE9, 0x20, 0xE3, 0xEE, 0xF0, 0xEE, 0xE4, 0x3F], true),
  (
    [0x43, 0x61, 0x66, 0xE9, 0x20, 0x63, 0x72, 0xE8, 0x6D, 0x65, 0x20, 0xE0, 0x20, 0x4E, 0xEE],
    false
  ),
])
func `words of another code page are doubted`(_ bytes: [UInt8], _ isDoubtful: Bool) throws {
  #expect(try SourceText(bytes).isDoubtful == isDoubtful)
}

@Test func `what no code page explains is refused with the place`() {
  #expect(throws: SourceProblem.unknownEncoding(offset: 1)) { try SourceText([0x61, 0x81]) }
  #expect(throws: SourceProblem.notEncoded(.utf8, offset: 1)) {
    try SourceText([0x61, 0xE9], as: .utf8)
  }
  #expect(throws: SourceProblem.notEncoded(.utf16, offset: 2)) {
    try SourceText([0xFF, 0xFE, 0x61], as: .utf16)
  }
}
