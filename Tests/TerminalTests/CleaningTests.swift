import Terminal
import TestSupport
import Testing

@Test func `what steers a terminal is replaced`() {
  let table: [(String, line: String, lines: String)] = [
    ("", "", ""), ("plain", "plain", "plain"), ("日本語 ❤️ é", "日本語 ❤️ é", "日本語 ❤️ é"),
    ("a\nb", "a b", "a\nb"), ("a\r\nb", "a b", "a\nb"), ("a\rb", "a b", "a\nb"),
    ("a\n\nb\r\r\nc", "a  b  c", "a\n\nb\n\nc"), ("a\n\rb", "a  b", "a\n\nb"),
    ("a\tb", "a b", "a    b"), ("\u{FEFF}a\u{FEFF}", "a", "a"), ("\u{FEFF}", "", ""),
    ("\u{1B}]0;x\u{7}", "�]0;x�", "�]0;x�"), ("\u{1B}[2J", "�[2J", "�[2J"),
    ("\u{9B}2J", "�2J", "�2J"), ("\u{0}", "�", "�"), ("\u{8}", "�", "�"), ("\u{7F}", "�", "�"),
    ("a\u{B}b\u{C}c", "a�b�c", "a�b�c"), ("a\u{85}b", "a�b", "a�b"),
    ("a\u{2028}b\u{2029}c", "a�b�c", "a�b�c"), ("\u{202E}abc\u{202C}", "�abc�", "�abc�"),
    ("\u{2066}a\u{2069}", "�a�", "�a�"), ("e\u{1B}\u{301}", "e�\u{301}", "e�\u{301}"),
    ("\u{200E}a\u{200F}\u{61C}", "\u{200E}a\u{200F}\u{61C}", "\u{200E}a\u{200F}\u{61C}"),
    ("\u{200D}\u{FE0F}…„“", "\u{200D}\u{FE0F}…„“", "\u{200D}\u{FE0F}…„“"),
  ]
  for (text, line, lines) in table {
    let label = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    #expect(Array(cleaned(text).utf8) == Array(line.utf8), "\(label)")
    #expect(Array(cleaned(text, keepingNewlines: true).utf8) == Array(lines.utf8), "\(label)")
  }
}

@Test func `every dangerous code point is caught wherever it stands`() {
  let codes: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF...0xFEFF,
  ]
  for code in codes.joined() {
    guard let scalar = Unicode.Scalar(code) else { continue }
    for context in ["\(scalar)", "a\(scalar)", "\(scalar)é", "日\(scalar)\u{301}", "\r\(scalar)\n"] {
      let name = "U+\(String(code, radix: 16)) in \(context.unicodeScalars.count)"
      #expect(!cleaned(context).unicodeScalars.contains(where: isDangerous), "\(name)")
      let kept = cleaned(context, keepingNewlines: true)
      #expect(!kept.unicodeScalars.contains { isDangerous($0) && $0 != "\n" }, "\(name)")
    }
  }
}

@Test func `cleaning is done in one go, and a text is clean however it was made`() {
  for seed in 0..<200 {
    var random = SeededGenerator(seed: seed)
    let string = random.string(parts: 30)
    let once = cleaned(string)
    #expect(cleaned(once) == once, "seed \(seed)")
    let kept = cleaned(string, keepingNewlines: true)
    #expect(cleaned(kept, keepingNewlines: true) == kept, "seed \(seed)")
    let texts = [Text(string), Text(stringLiteral: string), "<\(string, .bad)>", "\(Text(string))"]
    for text in texts {
      #expect(!text.plain.unicodeScalars.contains { isDangerous($0) && $0 != "\n" }, "seed \(seed)")
    }
  }
}

private func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}
