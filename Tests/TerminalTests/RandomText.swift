import Terminal

/// A repeatable source of texts that are hard to lay out.
struct RandomText {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }

  mutating func string(parts: Int) -> String {
    (0..<number(below: parts + 1)).reduce(into: "") { string, _ in
      string += RandomText.parts[number(below: RandomText.parts.count)]
    }
  }

  /// A text of several roles, some of which begin inside a cluster.
  mutating func text(parts: Int = 40) -> Text {
    let roles: [Role] = [.plain, .good, .faint, .color(red: 255, green: 215, blue: 0)]
    return (0..<1 + number(below: 4)).reduce(into: Text()) { text, _ in
      text += Text(string(parts: parts), roles[number(below: roles.count)])
    }
  }

  static let parts = [
    "a", "word", "Canberra", " ", " ", " ", "  ", "\n", "\r\n", "\t", "é", "e", "\u{301}", "日本語",
    "、", "。", "「", "」", "ひらがな", "ー", "한국어", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "ﾊﾟ", "😀",
    "👩‍👩‍👧‍👦", "🇰🇷", "🇰", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "❤", "⌚", "1\u{FE0F}\u{20E3}",
    "क्ष", "ष्ट्र", "ที่", "\u{200B}", "\u{A0}", "\u{3000}", "\u{1B}[31m", "\u{9B}2J", "\u{202E}",
    "\u{2028}", "\u{FEFF}", "\u{600}", "(", ")", "supercalifragilisticexpialidocious", "#", "…",
  ]
}
