import RankUpApp
import Terminal
import TestSupport
import Testing

/// Keys that mean something somewhere, and some that mean nothing.
private let letters: [Character] = Array("abcde12345hsfiqnpvd?: x\u{301}\u{200D}한ㅁ👩🇰é")

private func randomStep(_ random: inout SeededGenerator) -> ScriptedScreen.Step {
  switch random.below(20) {
  case 0: .resize(columns: 1 + random.below(90), rows: 1 + random.below(30))
  case 1: .pause(random.below(90_000))
  case 2: .ahead(String(random.pick(letters)))
  case 3..<9: .key(random.pick(Key.names).key)
  case 9: .key(random.pick([.control("c"), .control("u"), .pasted("a\u{202E}b\nc")]))
  default: .key(.character(random.pick(letters)))
  }
}

/// What is wrong with a frame, of which lines may be cut under 20 columns; nil where nothing is.
private func fault(_ shown: ScriptedScreen.Shown) -> String? {
  let (frame, surface) = (shown.frame, shown.surface)
  if frame.lines.count > surface.height { return "\(frame.lines.count) lines" }
  if let cursor = frame.cursor {
    let isInside =
      (0..<surface.height).contains(cursor.row)
      && (0..<max(6, surface.width)).contains(cursor.column)
    if !isInside {
      return "the cursor is at \(cursor)"
    }
  }
  guard surface.width >= 20 else { return nil }
  return frame.lines.first { $0.width > surface.width }?.plain
}

/// The questions of which a result was shown, by their numbers.
private func numbersWithFeedback(_ frames: [Frame]) -> Set<Int> {
  let verdicts = ["✓ Right", "✗ Wrong", "◐ Partly", "– Skipped"]
  return Set(
    frames.compactMap { frame in
      guard frame.lines.contains(where: { line in verdicts.contains { line.plain.hasPrefix($0) } })
      else { return nil }
      let words = frame.lines.first?.plain.split(separator: " ") ?? []
      return words.first == "Question" ? words.dropFirst().first.flatMap { Int($0) } : nil
    })
}

@Test func `any keys leave the screen whole, and what was told is what was kept`() throws {
  for seed in 0..<24 {
    var random = SeededGenerator(seed: seed)
    let world = TestWorld()
    let (bank, name) = seed % 3 == 0 ? (partsBank, "parts") : (mixedBank, "mixed")
    try world.addBank(bank, named: name)
    world.prepare("rankup settings daily-banks \(name)")
    let isFixed = seed.isMultiple(of: 2)
    let size = isFixed ? (60, 20) : (1 + random.below(100), 1 + random.below(40))
    let steps = (0..<200).map { _ in randomStep(&random) }.filter { step in
      if case .resize = step { !isFixed } else { true }
    }
    let line = seed % 4 < 2 ? "rankup" : "rankup daily"
    let visit = world.run(line, steps: steps, on: .testScreen(size.0, size.1))
    #expect([.done, .paused].contains(visit.exit), "seed \(seed): \(visit.transcript)")
    for shown in visit.screen.shown {
      let fault = fault(shown)
      #expect(fault == nil, "seed \(seed) at \(shown.surface.width) x \(shown.surface.height)")
    }
    guard isFixed, line == "rankup daily" else { continue }
    let kept = try world.journal().split(separator: "\n").compactMap { line -> Int? in
      guard line.contains("\"kind\":\"answered\"") || line.contains("\"kind\":\"skipped\"")
      else { return nil }
      return line.split(separator: "\"index\":").last.flatMap { Int($0.prefix { $0.isNumber }) }
    }
    #expect(
      numbersWithFeedback(visit.screen.shown.map(\.frame)) == Set(kept.map { $0 + 1 }),
      "seed \(seed)")
    #expect(kept.count == Set(kept).count, "seed \(seed)")
  }
}

@Test func `keys of a Hangul keyboard do what the Latin ones do`() throws {
  let pairs = Array(zip("abcdhsfiq", "ㅁㅠㅊㅇㅗㄴㄹㅑㅂ"))
  for seed in 0..<3 {
    var random = SeededGenerator(seed: seed)
    // The last pair leaves.
    let struck = (0..<60).map { _ in random.pick(Array(pairs.dropLast())) } + pairs.suffix(1)
    let scripts = [String(struck.map(\.0)), String(struck.map(\.1))]
    for line in ["rankup", "rankup daily --bank t"] {
      let frames = try scripts.map { keys in
        let world = TestWorld()
        try world.addBank(statementBank("t", 1...30), named: "t")
        return world.run(line, keys: keys).screen.shown.map(\.frame)
      }
      #expect(frames[0] == frames[1], "\(line), seed \(seed)")
    }
  }
}

@Test(arguments: [true, false])
func `what moves is over within a second and a half, or never begins`(_ isMoving: Bool) throws {
  let world = TestWorld()
  try world.writeCard(level: 0, exp: 99_999, lifetime: 99_999)
  try world.addBank(statementBank("t", 1...2), named: "t")
  if !isMoving { world.prepare("rankup settings motion off") }
  let screen = world.run("rankup daily --bank t", keys: "a  a  ").screen
  // Keys are struck each two seconds, so what is shown in between moves by itself.
  let sincePress = screen.shown.map { $0.milliseconds % ScriptedScreen.thinkingTime }
  #expect(sincePress.allSatisfy { $0 <= 1_500 }, "\(sincePress)")
  #expect(sincePress.contains { $0 > 0 } == isMoving)
}

@Test func `every size has a home and a question`() throws {
  let world = TestWorld()
  try world.addBank(mixedBank, named: "mixed")
  world.prepare("rankup settings daily-banks mixed")
  for size in [(1, 1), (1, 40), (200, 1), (2, 2), (5, 3), (19, 4), (20, 5), (39, 11), (40, 11)] {
    for line in ["rankup", "rankup daily"] {
      let visit = world.run(
        line, keys: "<down><right>?x:q<enter>q", on: .testScreen(size.0, size.1))
      let faults = visit.screen.shown.compactMap(fault)
      #expect(faults.isEmpty, "\(line) at \(size)")
      #expect(visit.screen.shown.first?.frame.lines.isEmpty == false, "\(line) at \(size)")
    }
  }
}
