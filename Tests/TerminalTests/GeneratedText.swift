import Terminal
import TestSupport

extension SeededGenerator {
  /// A string of parts that are hard to lay out.
  mutating func string(parts: Int) -> String {
    (0..<below(parts + 1)).reduce(into: "") { string, _ in string += pick(Self.parts) }
  }

  /// A text of several roles, some of which begin inside a cluster.
  mutating func text(parts: Int = 40) -> Text {
    let roles: [Role] = [.plain, .good, .faint, .color(red: 255, green: 215, blue: 0)]
    return (0..<1 + below(4)).reduce(into: Text()) { text, _ in
      text += Text(string(parts: parts), pick(roles))
    }
  }

  private static let parts = [
    "a", "word", "Canberra", " ", " ", " ", "  ", "\n", "\r\n", "\t", "é", "e", "\u{301}", "日本語",
    "、", "。", "「", "」", "ひらがな", "ー", "한국어", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "ﾊﾟ", "😀",
    "👩‍👩‍👧‍👦", "🇰🇷", "🇰", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "❤", "⌚", "1\u{FE0F}\u{20E3}",
    "क्ष", "ष्ट्र", "ที่", "\u{200B}", "\u{A0}", "\u{3000}", "\u{1B}[31m", "\u{9B}2J", "\u{202E}",
    "\u{2028}", "\u{FEFF}", "\u{600}", "(", ")", "supercalifragilisticexpialidocious", "#", "…",
  ]
}
