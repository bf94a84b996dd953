import Foundation
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

/// Something that writes, on a home prepared for it.
private struct Scenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let prepare: @Sendable (borrowing TestHome) throws -> Void
  let write: @Sendable (Store) throws -> Void
  /// Whether it writes several lines that count, of which a kill may leave the first ones.
  var hasManyLines = false
}

private func play(_ home: borrowing TestHome) throws {
  _ = try home.store(seed: 1).record { _ in
    [.renamed("Ann"), .drawn(.daily(today), [question(0), question(1)]), answered(0, xp: 2500)]
  }
}

private let scenarios = [
  Scenario(
    testDescription: "the last answer of a daily", prepare: play,
    write: { _ = try $0.record { _ in [answered(1, xp: 98_000)] } }),
  Scenario(
    testDescription: "the first record", prepare: { _ in },
    write: { _ = try $0.record { _ in [answered(0, xp: 1000)] } }),
  Scenario(
    testDescription: "many lines and the cache", prepare: play,
    write: { store in
      _ = try store.record { _ in (0..<70).map { practised($0, session: "s", xp: 1) } }
    }, hasManyLines: true),
  Scenario(
    testDescription: "an answer before another machine's line",
    prepare: { home in
      try play(home)
      _ = try home.store("b", at: 900_000, seed: 3).record { _ in
        [practised(0, session: "b", xp: 50)]
      }
      _ = try home.store(at: 10, seed: 4).open()
    },
    write: { _ = try $0.record { _ in [answered(1, xp: 98_000)] } }),
  Scenario(
    testDescription: "a damaged card",
    prepare: { home in
      try play(home)
      home.write("junk", to: home.places().card)
    },
    write: { _ = try $0.open() }),
  Scenario(
    testDescription: "the first entry of a day, with ten backups",
    prepare: { home in
      try play(home)
      for second in 1...10 {
        _ = try home.store(at: Int64(second), seed: UInt64(second)).reset(all: false)
      }
    },
    write: { store in
      let tomorrow = Store(
        places: store.places, files: store.files, clock: .fixed(at: noon + 86_400_000),
        randomBits: store.randomBits)
      _ = try tomorrow.record { _ in [answered(1, xp: 98_000)] }
    }),
  Scenario(
    testDescription: "a card of an older format",
    prepare: { home in
      try play(home)
      let card = home.places().card
      let text = try home.read(card)
      home.write(
        text.replacing(
          "<integer>1</integer>\n\t<key>journalMarks",
          with: "<integer>0</integer>\n\t<key>journalMarks"),
        to: card)
    },
    write: { _ = try $0.record { _ in [answered(1, xp: 98_000)] } }),
  Scenario(
    testDescription: "a reset", prepare: play, write: { _ = try $0.reset(all: false) }),
  Scenario(
    testDescription: "a reset of everything", prepare: play,
    write: { _ = try $0.reset(all: true) }),
  Scenario(
    testDescription: "a restore",
    prepare: { home in
      try play(home)
      _ = try home.store(at: 10, seed: 3).reset(all: true)
    },
    write: { _ = try $0.restore() }),
]

/// Everything that can be told of a home: the player, and how much the journals come to anew.
private func state(_ home: borrowing TestHome) throws -> Player {
  try home.store(at: 3000, seed: 8).open().player
}

/// A player whose random first nickname does not matter.
private func nameless(_ player: Player) -> Player {
  var player = player
  if player.profile.nickname.hasPrefix("Sparta") { player.profile.nickname = "Sparta000" }
  return player
}

/// Names of new files of killed runs below a folder.
private func leftovers(_ folder: String) -> [String] {
  (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".tmp") }
}

@Test(arguments: scenarios)
private func `a kill at any call leaves the old state or the new`(scenario: Scenario) throws {
  let prepared = TestHome()
  try scenario.prepare(prepared)
  let calm = try TestHome(copying: prepared)
  let old = nameless(try state(calm))
  let log = CallLog()
  try scenario.write(calm.store(at: 2000, seed: 2, calls: .unsynced.failing(log) { _, _ in nil }))
  let new = nameless(try state(calm))
  let ends = [old, new].map(\.profile.standing.lifetimeXP)
  let (lowest, highest) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
  var seen = (old: 0, new: 0)
  for number in log.calls.indices {
    // To die after a call is to die before the next one, but for a write, which is left half done.
    for fault in [Fault.kill, .killAfter] where fault == .kill || log.calls[number] == .write {
      let home = try TestHome(copying: prepared)
      let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in
        index == number ? fault : nil
      }
      try? scenario.write(home.store(at: 2000, seed: 2, calls: calls))
      let label: Comment = "\(fault) at \(number) \(log.calls[number])"
      let found = nameless(try state(home))
      #expect(found == old || found == new || scenario.hasManyLines, label)
      #expect((lowest...highest).contains(found.profile.standing.lifetimeXP), label)
      if found == old { seen.old += 1 } else { seen.new += 1 }
      #expect(nameless(try state(home)) == found, label)
      let later = try home.store(at: 4000, seed: 5).record { _ in [.flagged(question(1))] }
      #expect(nameless(later.player) == found, label)
      #expect(later.notices == [], label)
      #expect(leftovers(home.path) == [], label)
      #expect(nameless(try home.store("other", at: 5000).open().player) == found, label)
    }
  }
  #expect(seen.old > 0 && seen.new > 0 || old == new)
}

@Test(arguments: scenarios)
private func `an error at any call leaves the old state or the new`(scenario: Scenario) throws {
  let prepared = TestHome()
  try scenario.prepare(prepared)
  let calm = try TestHome(copying: prepared)
  let old = nameless(try state(calm))
  let log = CallLog()
  try scenario.write(calm.store(at: 2000, seed: 2, calls: .unsynced.failing(log) { _, _ in nil }))
  let new = nameless(try state(calm))
  for number in log.calls.indices {
    let home = try TestHome(copying: prepared)
    let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in
      index == number ? .error(ENOSPC) : nil
    }
    var isDone = true
    do {
      try scenario.write(home.store(at: 2000, seed: 2, calls: calls))
    } catch {
      #expect(error is StoreError)
      isDone = false
    }
    let label: Comment = "ENOSPC at \(number) \(log.calls[number])"
    let found = nameless(try state(home))
    #expect(found == (isDone ? new : old), label)
    if log.calls[number] != .unlink { #expect(leftovers(home.path) == [], label) }
  }
}

@Test(arguments: scenarios)
private func `interruptions and short writes change nothing`(scenario: Scenario) throws {
  let calm = TestHome()
  try scenario.prepare(calm)
  try scenario.write(calm.store(at: 2000, seed: 2))
  let home = TestHome()
  try scenario.prepare(home)
  let calls = SystemCalls.unsynced.failing(CallLog()) { index, call in
    let isInterrupted = index % 2 == 0 && [.read, .write, .open, .fsync].contains(call)
    return isInterrupted ? .error(EINTR) : .part
  }
  try scenario.write(home.store(at: 2000, seed: 2, calls: calls))
  #expect(nameless(try state(home)) == nameless(try state(calm)))
}

@Test func `a reset of everything that was cut off is finished by the next write`() throws {
  let calm = TestHome()
  try play(calm)
  let log = CallLog()
  _ = try calm.store(at: 2000, seed: 2, calls: .unsynced.failing(log) { _, _ in nil }).reset(
    all: true)
  for number in log.calls.indices {
    let home = TestHome()
    try play(home)
    let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in index == number ? .kill : nil
    }
    _ = try? home.store(at: 2000, seed: 2, calls: calls).reset(all: true)
    // A start that mends the card may come before: it must not hide what is left to be done.
    if number.isMultiple(of: 2) {
      home.write("junk", to: home.places().card)
      _ = try home.store(at: 2500, seed: 5).open()
    }
    let recorded = try home.store(at: 3000, seed: 6).record { _ in
      [practised(0, session: "s", xp: 5)]
    }
    let lifetimeXP = recorded.player.profile.standing.lifetimeXP
    let places = home.places()
    #expect([5, 2505].contains(lifetimeXP), "kill at \(number)")
    if lifetimeXP == 5 {
      #expect(
        home.names(in: places.journalFolder) == [try device(places) + ".jsonl"],
        "kill at \(number)")
      #expect(try home.store(at: 4000).backups().map(\.holdsJournals) == [true])
    }
  }
}
