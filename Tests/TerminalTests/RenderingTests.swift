import Foundation
import Terminal
import TestSupport
import Testing

private let gold = Role.color(red: 255, green: 215, blue: 0)

@Test func `each role has its code`() {
  let table: [(Role, String)] = [
    (.plain, "x"), (.strong, "␛[1mx␛[0m"), (.good, "␛[32mx␛[0m"), (.bad, "␛[31mx␛[0m"),
    (.warning, "␛[33mx␛[0m"), (.faint, "␛[2mx␛[0m"), (.accent, "␛[36mx␛[0m"),
  ]
  for (role, expected) in table {
    for depth in [ColorDepth.sixteen, .twoFiftySix, .trueColor] {
      #expect(shown(Text("x", role), depth) == expected, "\(role) \(depth)")
    }
    #expect(shown(Text("x", role), .none) == "x", "\(role)")
  }
}

@Test func `colours are the rank's where the background is dark, and the nearest there is`() {
  let table: [(String, Role, String, String, String)] = [
    ("Bronze", .color(red: 0xCD, green: 0x7F, blue: 0x32), "38;2;205;127;50", "38;5;173", "33"),
    ("Silver", .color(red: 0xC0, green: 0xC0, blue: 0xC0), "38;2;192;192;192", "38;5;250", ""),
    ("Gold", gold, "38;2;255;215;0", "38;5;220", "33"),
    ("Platinum", .color(red: 0x7F, green: 0xD6, blue: 0xC2), "38;2;127;214;194", "38;5;115", "36"),
    ("Diamond", .color(red: 0x4F, green: 0xC3, blue: 0xF7), "38;2;79;195;247", "38;5;81", "36"),
    ("red", .color(red: 255, green: 0, blue: 0), "38;2;255;0;0", "38;5;196", "31"),
    ("green", .color(red: 0, green: 200, blue: 0), "38;2;0;200;0", "38;5;40", "32"),
    ("blue", .color(red: 90, green: 90, blue: 255), "38;2;90;90;255", "38;5;63", "94"),
    ("magenta", .color(red: 255, green: 0, blue: 255), "38;2;255;0;255", "38;5;201", "35"),
    ("grey", .color(red: 128, green: 128, blue: 128), "38;2;128;128;128", "38;5;244", ""),
  ]
  for (name, role, trueColor, twoFiftySix, sixteen) in table {
    let text = Text("x", role)
    #expect(shown(text, .trueColor, .dark) == "␛[\(trueColor)mx␛[0m", "\(name)")
    #expect(shown(text, .twoFiftySix, .dark) == "␛[\(twoFiftySix)mx␛[0m", "\(name)")
    #expect(
      shown(text, .sixteen, .dark) == (sixteen.isEmpty ? "x" : "␛[\(sixteen)mx␛[0m"), "\(name)")
    #expect(shown(text, .none, .dark) == "x", "\(name)")
  }
}

@Test func `every colour keeps a contrast of three to one with what may lie behind it`() throws {
  for seed in 0..<400 {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<3).map { _ in UInt8(random.below(256)) }
    let text = Text("x", .color(red: parts[0], green: parts[1], blue: parts[2]))
    for (background, levels) in [
      (Background.unknown, [0.0, 1.0]), (.dark, [0]), (.light, [1]),
    ] {
      let luminance = try luminance(of: shown(text, .trueColor, background))
      for level in levels {
        let contrast = (max(level, luminance) + 0.05) / (min(level, luminance) + 0.05)
        #expect(contrast > 2.9, "seed \(seed), \(background)")
      }
    }
  }
}

@Test func `of 256 colours the nearest fixed one is taken`() throws {
  let levels = [0, 95, 135, 175, 215, 255]
  let cube = levels.flatMap { red in levels.flatMap { green in levels.map { [red, green, $0] } } }
  let fixed = cube + (0..<24).map { Array(repeating: 8 + 10 * $0, count: 3) }
  for seed in 0..<400 {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<3).map { _ in 160 + random.below(96) }
    func distance(_ other: [Int]) -> Int {
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let bytes = parts.map { UInt8($0) }
    let text = Text("x", .color(red: bytes[0], green: bytes[1], blue: bytes[2]))
    let match = try #require(
      shown(text, .twoFiftySix, .dark).firstMatch(of: /38;5;(\d+)m/), "seed \(seed)")
    let taken = try #require(Int(match.1).map { $0 - 16 }, "seed \(seed)")
    #expect(distance(fixed[taken]) == fixed.map(distance).min(), "seed \(seed)")
  }
}

@Test func `a style is closed at the end of its run and of each line`() {
  let text: Text = "a\("b\nc\n\n", .good)\("d", .bad)e\n"
  #expect(shown(text, .sixteen) == "a␛[32mb␛[0m\n␛[32mc␛[0m\n\n␛[31md␛[0me\n")
  #expect(shown(text, .none) == "ab\nc\n\nde\n")
  #expect(shown("", .trueColor) == "")
}

@Test func `a no-break space is a plain one where the surface isn't Unicode`() {
  let text: Text = "in\u{A0}\("6\u{A0}h", .good)\u{202F}é"
  for colors in [ColorDepth.none, .sixteen] {
    let code = { (code: String) in colors == .none ? "" : "\u{1B}[\(code)m" }
    let shown = [true, false].map {
      render(text, for: Surface(colors: colors, isUnicode: $0))
    }
    #expect(
      shown == [
        "in\u{A0}\(code("32"))6\u{A0}h\(code("0"))\u{202F}é",
        "in \(code("32"))6 h\(code("0")) é",
      ])
  }
}

@Test func `without colours no escape code is written, with them only those of styles`() {
  for seed in 0..<300 {
    var random = SeededGenerator(seed: seed)
    let text = random.text()
    #expect(render(text, for: Surface(colors: .none)) == text.plain, "seed \(seed)")
    #expect(!text.plain.unicodeScalars.contains("\u{1B}"), "seed \(seed)")
    let styleCode = /␛\[([0-9;]*)m/.matchingSemantics(.unicodeScalar)
    for line in shown(text, .trueColor).split(separator: "\n") {
      let codes = line.matches(of: styleCode).map { String($0.1) }
      #expect(line.unicodeScalars.count { $0 == "␛" } == codes.count, "seed \(seed)")
      #expect(codes.enumerated().allSatisfy { ($1 == "0") == ($0 % 2 == 1) }, "seed \(seed)")
      #expect(codes.count.isMultiple(of: 2), "seed \(seed)")
    }
  }
}

/// What is rendered, with ESC shown as a sign of its own.
private func shown(
  _ text: Text, _ colors: ColorDepth, _ background: Background = .unknown
) -> String {
  let rendered = render(text, for: Surface(colors: colors, background: background))
  return String(String.UnicodeScalarView(rendered.unicodeScalars.map { $0 == "\u{1B}" ? "␛" : $0 }))
}

/// The relative luminance of a rendered 24-bit colour, by the formula of WCAG 2.
private func luminance(of rendered: String) throws -> Double {
  let match = try #require(try /38;2;(\d+);(\d+);(\d+)m/.firstMatch(in: rendered))
  let linear = [match.1, match.2, match.3].map { part -> Double in
    let value = (Double(part) ?? 0) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
