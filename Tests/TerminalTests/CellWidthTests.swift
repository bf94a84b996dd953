import Foundation
import Terminal
import TestSupport
import Testing

@Test func `a string takes the cells of its clusters`() {
  let table: [(String, Int)] = [
    ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("a\u{300}\u{301}\u{302}\u{303}", 1),
    ("\u{301}", 0),
    ("日", 2), ("あ", 2), ("が", 2), ("か\u{3099}", 2), ("ｱ", 1), ("ﾊﾟ", 2), ("Ａ", 2), ("。", 2),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{1161}", 0), ("ㅎ", 2),
    ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏴‍☠️", 2), ("❤️‍🔥", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("🇰🇷", 2), ("🇰", 2), ("\u{1FAE9}", 2), ("\u{600}", 1), ("🇰🇷🇯🇵", 4),
    ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 1), ("⌚\u{FE0F}", 2),
    ("〰\u{FE0E}", 2), ("日\u{FE0E}", 2), ("a\u{FE0F}", 1), ("©\u{FE0F}", 2), ("©", 1),
    ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("#\u{FE0F}\u{20E3}", 2),
    ("नि", 1), ("क्ष", 2), ("ष्ट्र", 2), ("ที่", 1), ("பு", 1),
    ("α", 1), ("█", 1), ("…", 1), ("→", 1), ("①", 1), ("\u{E000}", 1), ("\u{FFFD}", 1),
    ("\u{AD}", 1),
    ("abc 日本語", 10), ("日本語のリスト", 14), ("Zürich", 6), ("\u{10FFFF}", 1), ("\u{2FFFD}", 2),
  ]
  for (string, cells) in table {
    #expect(CellWidth.of(string) == cells, "\(string.unicodeScalars.map(\.escaped))")
  }
}

@Test func `what does not show takes no cell`() {
  let codes: [UInt32] =
    Array(0..<0x20) + Array(0x7F..<0xA0) + [0x200B, 0x200D, 0x2028, 0x202E, 0xFEFF]
  for code in codes {
    guard let scalar = Unicode.Scalar(code) else { continue }
    #expect(CellWidth.of(Character(scalar)) == 0, "U+\(String(code, radix: 16))")
  }
  #expect(CellWidth.of("\r\n" as Character) == 0)
}

@Test func `roles inside a cluster do not change the width`() {
  for string in ["❤\u{FE0F}", "👩\u{200D}👧", "🇰🇷", "e\u{301}", "1\u{FE0F}\u{20E3}"] {
    let roles: [Role] = [.good, .bad, .faint]
    let text = string.unicodeScalars.enumerated().reduce(into: Text()) { text, item in
      text += Text(String(item.element), roles[item.offset % 3])
    }
    #expect(text.runs.count > 1)
    #expect(text.width == CellWidth.of(string), "\(string.unicodeScalars.map(\.escaped))")
  }
}

@Test func `the width table names its version of Unicode`() throws {
  let source = try String(contentsOfFile: widthTable, encoding: .utf8)
  #expect(CellWidth.unicodeVersion == "15.0.0")
  #expect(
    source.hasPrefix(
      "// Written by Tests/Tools/make-width-table.py from Unicode 15.0.0; not edited by hand.\n"))
}

@Test(
  .enabled(if: hasUnicodeData, "needs Debian's unicode-data 15.0.0"),
  .enabled(if: Python.path != nil, "needs python3"))
func `the width table is what the script writes`() throws {
  let script = repositoryFolder + "/Tests/Tools/make-width-table.py"
  #expect(try Python.run(file: script, ["--check"]).ending == .exit(0))
}

@Test(.enabled(if: hasUnicodeData, "needs Debian's unicode-data 15.0.0"))
func `every emoji sequence of Unicode takes two cells`() throws {
  let lines = try String(contentsOfFile: unicodeData + "/emoji/emoji-test.txt", encoding: .utf8)
    .split(separator: "\n").filter { $0.contains("; fully-qualified") }
  #expect(lines.count > 3500)
  for line in lines {
    let codes = line.prefix { $0 != ";" }.split(separator: " ")
    let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    #expect(CellWidth.of(String(String.UnicodeScalarView(scalars))) == 2, "\(line)")
  }
}

private let widthTable = repositoryFolder + "/Sources/Terminal/WidthTable.swift"
private let unicodeData = "/usr/share/unicode"

private let hasUnicodeData: Bool = {
  let head = try? String(contentsOfFile: unicodeData + "/EastAsianWidth.txt", encoding: .utf8)
  return head?.hasPrefix("# EastAsianWidth-15.0.0.txt") == true
}()

extension Unicode.Scalar {
  fileprivate var escaped: String { escaped(asASCII: true) }
}
