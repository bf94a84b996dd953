import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

private let hour: Int64 = 3_600_000

/// Two machines with some history on the same data, and what it comes to.
private final class SharedPast {
  let home = TestHome()
  let player: Player
  /// The journals' lines by device.
  private(set) var lines: [String: [String]] = [:]

  init(seed: Int) throws {
    var history = RandomHistory(seed: UInt64(seed), dates: 4)
    for (number, machine) in ["a", "b"].enumerated() {
      _ = try home.store(machine, seed: UInt64(seed * 9 + number)).record { _ in [] }
    }
    for batch in 0..<8 {
      let store = home.store(
        ["a", "b"][history.number(below: 2)],
        at: Int64(batch) * 3 * hour + Int64(history.number(below: 40)) * hour,
        seed: UInt64(seed * 100 + batch))
      let events = (0...history.number(below: 12)).map { _ in history.event() }
      _ = try store.record { _ in events }
    }
    for machine in ["a", "b"] { _ = try home.store(machine, at: 89 * hour).open() }
    player = try home.store("fresh", at: 90 * hour).open().player
    for name in home.names(in: home.places().journalFolder) {
      let text = try home.read(home.places().journalFolder + "/" + name)
      lines[String(name.dropLast(6))] = text.split(separator: "\n").map(String.init)
    }
  }

  /// Writes a journal's lines down.
  func write(_ lines: [String], device: String) {
    home.write(lines.map { $0 + "\n" }.joined(), to: home.places().journal(of: device))
  }

  /// Expects the same player of those who know the past and of one who doesn't.
  func expectSame(_ label: Comment) throws {
    for machine in ["a", "b", "new"] {
      let opened = try home.store(machine, at: 91 * hour, seed: 3).open()
      #expect(opened.player == player, label)
      #expect(opened.notices == (machine == "new" ? [.cardRebuilt] : []), label)
    }
  }
}

@Test func `lines that stand again at later places change nothing`() throws {
  for seed in 0..<12 {
    let past = try SharedPast(seed: seed)
    var history = RandomHistory(seed: UInt64(seed))
    for device in past.lines.keys.sorted() {
      var lines = past.lines[device] ?? []
      for _ in 0..<6 where !lines.isEmpty {
        let first = history.number(below: lines.count)
        let chunk = lines[first..<min(lines.count, first + 1 + history.number(below: 5))]
        let place = first + chunk.count + history.number(below: lines.count)
        lines.insert(contentsOf: chunk, at: min(lines.count, place))
      }
      past.write(lines, device: device)
    }
    try past.expectSame("seed \(seed)")
  }
}

@Test func `lines that come in again behind the end change nothing, and what follows counts`()
  throws
{
  for seed in 0..<12 {
    let past = try SharedPast(seed: seed)
    var history = RandomHistory(seed: UInt64(seed))
    for _ in 0..<4 {
      for device in past.lines.keys.sorted() {
        let lines = past.lines[device] ?? []
        let path = past.home.places().journal(of: device)
        let again = (0..<4).map { _ in lines[history.number(below: lines.count)] + "\n" }.joined()
        past.home.write(try past.home.read(path) + again, to: path)
      }
      #expect(
        try past.home.store("a", at: 91 * hour).open()
          == OpenedStore(player: past.player, notices: [], isNew: false), "seed \(seed)")
    }
    let event = practised(0, session: "after", on: today.adding(days: 90), xp: 17)
    let recorded = try past.home.store("a", at: 92 * hour, seed: 77).record { _ in [event] }
    var expected = past.player
    for entry in recorded.entries { expected.add(entry) }
    #expect(recorded.player == expected, "seed \(seed)")
    for machine in ["a", "b", "new"] {
      let player = try past.home.store(machine, at: 93 * hour, seed: 4).open().player
      #expect(player == expected, "seed \(seed) \(machine)")
    }
  }
}

/// The names that programs give to the second of two versions of a file.
private let copyNames = [
  ".sync-conflict-20261130-120000-ABCDEFG", " (x's conflicted copy 2026-11-30)", " (1)",
  ".import-0123456789abcdef",
]

@Test(arguments: copyNames)
func `of a journal's copy only what is new in it counts`(name: String) throws {
  for seed in 0..<4 {
    let past = try SharedPast(seed: seed)
    var history = RandomHistory(seed: UInt64(seed))
    for device in past.lines.keys.sorted() {
      let lines = past.lines[device] ?? []
      past.write(Array(lines.prefix(history.number(below: lines.count + 1))), device: device + name)
    }
    try past.expectSame("seed \(seed)")
  }
}

@Test func `a cloned machine's journal that went another way counts with both its ends`() throws {
  for seed in 0..<6 {
    let past = try SharedPast(seed: seed)
    let name = try device(past.home.places("a"))
    // The clone has the device's name and its past, and goes on without knowing of the other.
    let clone = TestHome()
    clone.write(name + "\n", to: clone.places().deviceFile)
    for (device, lines) in past.lines {
      clone.write(lines.map { $0 + "\n" }.joined(), to: clone.places().journal(of: device))
    }
    let ours = practised(0, session: "ours", on: today.adding(days: 60), xp: 11)
    let theirs = practised(0, session: "theirs", on: today.adding(days: 61), xp: 13)
    _ = try past.home.store("a", at: 100 * hour, seed: 5).record { _ in [ours] }
    _ = try clone.store(at: 99 * hour, seed: 6).record { _ in [theirs] }
    // A sync program takes one of the two for the journal and keeps the other beside it.
    let path = past.home.places().journal(of: name)
    let mine = try past.home.read(path)
    let other = try clone.read(clone.places().journal(of: name))
    let isMineKept = seed.isMultiple(of: 2)
    past.home.write(isMineKept ? mine : other, to: path)
    past.home.write(
      isMineKept ? other : mine, to: past.home.places().journal(of: name + copyNames[0]))
    var expected = past.player
    for event in [theirs, ours] {
      expected.add(Entry(id: "", instant: Instant(milliseconds: noon), event: event))
    }
    for machine in ["a", "b", "new"] {
      let opened = try past.home.store(machine, at: 101 * hour, seed: 7).open()
      #expect(opened.player == expected, "seed \(seed) \(machine)")
    }
    var entries = 0
    try past.home.store("a", at: 102 * hour).forEachEntry { _ in entries += 1 }
    #expect(entries == past.lines.values.reduce(0) { $0 + $1.count } + 2, "seed \(seed)")
  }
}

@Test(arguments: [false, true])
func `a reset that stands twice resets once`(isRestored: Bool) throws {
  let home = TestHome()
  _ = try home.store(seed: 1).record { _ in [.renamed("Ann"), answered(0, xp: 900)] }
  if isRestored {
    _ = try home.store(at: 10, seed: 2).reset(all: false)
    _ = try home.store(at: 20, seed: 3).restore()
  } else {
    _ = try home.store(at: 10, seed: 2).reset(all: false)
  }
  let path = home.places().journal(of: try device(home.places()))
  let last = try #require(try home.read(path).split(separator: "\n").last)
  let player = try home.store(at: 30, seed: 4).record { _ in
    [practised(0, session: "s", xp: 70)]
  }.player
  home.write(try home.read(path) + last + "\n", to: path)
  #expect(
    try home.store(at: 40).open() == OpenedStore(player: player, notices: [], isNew: false))
  #expect(try home.store("new", at: 40).open().player == player)
  #expect(player.profile.standing.lifetimeXP == (isRestored ? 970 : 70))
}

@Test func `spans of time keep apart what lies a year apart`() {
  for seed in 0..<100 {
    var history = RandomHistory(seed: UInt64(seed))
    let instants = (0..<40).map { _ in
      Instant(milliseconds: noon + Int64(history.number(below: 12)) * 200 * 24 * hour)
    }
    var spans = WrittenSpans()
    for instant in instants {
      spans.insert(instant)
      #expect(spans.contains(instant), "seed \(seed)")
    }
    var expected: [ClosedRange<Instant>] = []
    for instant in instants.sorted() {
      if let last = expected.last,
        instant <= last.upperBound.adding(milliseconds: WrittenSpans.gap)
      {
        expected[expected.count - 1] = last.lowerBound...instant
      } else {
        expected.append(instant...instant)
      }
    }
    #expect(spans.spans == expected, "seed \(seed)")
  }
}
