import Arguments
import Testing

/// Laws that hold for every line, tried over seeds.
struct ArgumentsLawTests {
  private static let pool = [
    "brew", "grind", "adjust", "menu", "inspect", "help", "roasts", "--", "-", "", "--help", "-h",
    "--version", "--json", "-j", "--color", "--color=", "never", "--cups", "--cups=3", "-n", "-n3",
    "-in", "-ijn3", "-s", "strong", "--to", "--to=mild", "-p", "-1", "-.5", "--=", "---", "-=",
    "--n", "-\u{301}", "--\u{301}", "--cups\u{301}=3", "-n\u{301}", "\u{FFFD}\u{FFFD}", "-\u{FFFD}",
    "👩‍👩‍👧", "-👩‍👩‍👧", "--👩‍👩‍👧=🇰🇷", "\r\n", "-\r\n", "--a\r\nb", "\0", "한글", "--한글", "--seed",
    "18446744073709551616", "99999999999999999999999", "--iced=", "--with", "--with=a=b=c",
  ]

  @Test func `no line traps, and each is read the same way twice`() throws {
    for seed in 0..<4000 {
      var dice = Dice(seed: UInt64(seed))
      let line = (0..<dice.roll(7)).map { _ in dice.pick(from: Self.pool) }
      #expect(reading(line) == reading(line), "seed \(seed)")
      #expect(coffee().globals(kindlyFrom: line) != nil, "seed \(seed)")
      let name = coffee().commandName(in: line)
      #expect(name == nil || line.contains { $0 == name }, "seed \(seed)")
    }
  }

  @Test func `a value attached and a value that follows are the same`() throws {
    let values = Self.pool.filter { !$0.utf8.starts(with: "-".utf8) } + ["-1", "-", "-.5"]
    for value in values {
      for name in ["cups", "strength", "with", "heat", "seed", "color"] {
        let attached = reading(["brew", "--\(name)=\(value)"])
        #expect(attached == reading(["brew", "--\(name)", value]), "\(name) \(value)")
      }
      guard !value.isEmpty else { continue }
      for name in ["-n", "-s", "-w", "-in"] {
        let attached = reading(["brew", "\(name)\(value)"])
        #expect(attached == reading(["brew", name, value]), "\(name) \(value)")
      }
    }
  }

  @Test func `options may stand anywhere among plain words`() throws {
    let plain = ["a", "b", "-2", "d"]
    let options = [["--to", "strong"], ["-p"], ["--json"], ["--color=never"]]
    for seed in 0..<500 {
      var dice = Dice(seed: UInt64(seed))
      var groups = plain.map { [$0] }
      for option in options { groups.insert(option, at: dice.roll(groups.count + 1)) }
      let line = ["grind"] + groups.flatMap { $0 }
      let expected = "grind [\"a\", \"b\", \"-2\", \"d\"] strong pour, color never, json"
      #expect(try outcome(line) == expected, "seed \(seed)")
    }
  }

  @Test func `what stands after two dashes is taken plainly`() throws {
    for seed in 0..<500 {
      var dice = Dice(seed: UInt64(seed))
      let files = (0...dice.roll(5)).map { _ in dice.pick(from: Self.pool) }
      let line = ["grind", "--to", "mild", "--"] + files
      #expect(try outcome(line) == "grind \(files) mild", "seed \(seed)")
    }
  }
}

/// The outcome or the mistake, as text.
private func reading(_ line: [String]) -> String {
  do { return try outcome(line) } catch { return "\(error)" }
}

/// A small repeatable source of randomness.
private struct Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 up to, but not including, `sides`.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, sides)))
  }

  mutating func pick(from words: [String]) -> String { words[roll(words.count)] }
}
