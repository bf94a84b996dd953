import Foundation
import Glibc
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

private let hour: Int64 = 3_600_000

private func play(_ home: borrowing TestHome) throws {
  _ = try home.store(seed: 1).record { _ in [.renamed("Ann"), answered(0, xp: 700)] }
}

@Test func `before the first entry of a day a backup is made, and only then`() throws {
  let home = TestHome()
  let folder = home.places().backupsFolder
  try play(home)
  #expect(home.names(in: folder) == [])
  _ = try home.store(at: 1000, seed: 2).record { _ in [] }
  #expect(home.names(in: folder) == [])
  let before = try home.store().open().player
  _ = try home.store(at: 2000, seed: 3).record { _ in [answered(1, xp: 50)] }
  #expect(home.names(in: folder) == ["20261130T120002Z-daily.json"])
  let backup = try #require(try home.store().backups().first)
  #expect(backup.reason == .daily && backup.nickname == "Ann" && backup.lifetimeXP == 700)
  #expect(try home.store().restorable(backup.name).1.player == before)
  // The last millisecond of the day, and the first of the next one.
  _ = try home.store(at: 12 * hour - 1, seed: 4).record { _ in [answered(2)] }
  #expect(home.names(in: folder).count == 1)
  _ = try home.store(at: 12 * hour, seed: 5).record { _ in [answered(3)] }
  #expect(
    home.names(in: folder) == ["20261130T120002Z-daily.json", "20261201T000000Z-daily.json"])
}

@Test func `a day with any backup needs no other, and none is read to see it`() throws {
  let home = TestHome()
  try play(home)
  _ = try home.store(at: 1000, seed: 2).reset(all: false)
  var calls = SystemCalls.unsynced
  let open = calls.open
  let folder = home.places().backupsFolder
  calls.open = { path, flags, mode throws(ErrorNumber) in
    if path.hasPrefix(folder) { throw ErrorNumber(EIO) }
    return try open(path, flags, mode)
  }
  let recorded = try home.store(at: 2000, seed: 3, calls: calls).record { _ in [answered(1)] }
  #expect(recorded.notices == [])
  #expect(home.names(in: folder) == ["20261130T120001Z-reset.json"])
}

@Test func `a backup that can't be made is told and stops nothing`() throws {
  let home = TestHome()
  try play(home)
  let folder = home.places().backupsFolder
  var calls = SystemCalls.unsynced
  let (open, list) = (calls.open, calls.list)
  calls.open = { path, flags, mode throws(ErrorNumber) in
    if path.hasPrefix(folder), flags & O_CREAT != 0 { throw ErrorNumber(ENOSPC) }
    return try open(path, flags, mode)
  }
  for second in 1...2 {
    let store = home.store(at: Int64(second) * 1000, seed: UInt64(second + 1), calls: calls)
    let recorded = try store.record { _ in [answered(second)] }
    #expect(recorded.notices == [.notBackedUp(HostError(.open, folder, code: ENOSPC))])
    #expect(recorded.player.profile.standing.lifetimeXP == 700 + second * 1000)
  }
  #expect(home.names(in: folder) == [])
  calls = .unsynced
  calls.list = { path throws(ErrorNumber) in
    if path == folder { throw ErrorNumber(EACCES) }
    return try list(path)
  }
  let recorded = try home.store(at: 3000, seed: 4, calls: calls).record { _ in [answered(3)] }
  #expect(recorded.notices == [.notBackedUp(HostError(.list, folder, code: EACCES))])
  #expect(home.names(in: folder) == [])
  home.write("no folder", to: folder + "-file")
  try? FileManager.default.removeItem(atPath: folder)
  try FileManager.default.moveItem(atPath: folder + "-file", toPath: folder)
  let last = try home.store(at: 4000, seed: 5).record { _ in [answered(4)] }
  #expect(last.notices == [.notBackedUp(HostError(.list, folder, code: ENOTDIR))])
  #expect(last.player.profile.standing.lifetimeXP == 4700)
}

@Test func `twenty days leave ten backups, and what a person put there`() throws {
  let home = TestHome()
  let folder = home.places().backupsFolder
  try play(home)
  for day in 1...20 {
    _ = try home.store(at: Int64(day) * 24 * hour, seed: UInt64(day + 1)).record { _ in
      [answered(0, on: today.adding(days: day), xp: 10)]
    }
    if day == 3 {
      let backup = try #require(try home.store().backups().first)
      home.write(try home.read(backup.path), to: folder + "/before-the-exam.json")
      home.write("{}", to: folder + "/20261101T000000Z-daily.json")
    }
  }
  let days = (11...20).map { "202612\($0)T120000Z-daily.json" }
  // What can't be understood is left for a person to look at.
  #expect(
    home.names(in: folder) == ["20261101T000000Z-daily.json"] + days + ["before-the-exam.json"])
  let (backups, damaged) = try home.store().listedBackups()
  #expect(backups.map(\.lifetimeXP) == (10...19).reversed().map { 700 + $0 * 10 } + [720])
  #expect(damaged == ["20261101T000000Z-daily"])
}

@Test func `a card of an older format is backed up before it is written in the present one`() throws
{
  let home = TestHome()
  let places = home.places()
  try play(home)
  let card = try home.read(places.card)
  let old = card.replacing(
    "<key>formatVersion</key>\n\t<integer>1</integer>",
    with: "<key>formatVersion</key>\n\t<integer>0</integer>")
  try #require(old != card)
  home.write(old, to: places.card)
  _ = try home.store(at: 1000, seed: 2).record { _ in [answered(1)] }
  #expect(
    home.names(in: places.backupsFolder)
      == ["20261130T120001Z-daily.json", "20261130T120001Z-upgrade.json"])
  let content = try home.store().restorable("20261130T120001Z-upgrade").1
  #expect(content.card == Array(old.utf8) && content.reason == .upgrade)
  #expect(try home.read(places.card).contains("<integer>1</integer>"))
  _ = try home.store(at: 2000, seed: 3).record { _ in [answered(2)] }
  #expect(home.names(in: places.backupsFolder).count == 2)
}

@Test func `a card of an older format that can't be backed up stays as it is`() throws {
  let home = TestHome()
  let places = home.places()
  try play(home)
  let old = try home.read(places.card).replacing(
    "<key>formatVersion</key>\n\t<integer>1</integer>",
    with: "<key>formatVersion</key>\n\t<integer>0</integer>")
  home.write(old, to: places.card)
  home.write("no folder", to: places.backupsFolder)
  let recorded = try home.store(at: 1000, seed: 2).record { _ in [answered(1)] }
  let failure = HostError(.list, places.backupsFolder, code: ENOTDIR)
  #expect(recorded.notices.first == .notBackedUp(failure))
  guard case .notSaved = recorded.notices.last else {
    Issue.record("\(recorded.notices)")
    return
  }
  #expect(try home.read(places.card) == old)
  #expect(try home.store(at: 2000).open().player == recorded.player)
}

@Test func `every backup can be restored, and that be undone`() throws {
  var seen: Set<String> = []
  for seed in 0..<10 {
    let home = TestHome()
    var history = RandomHistory(seed: UInt64(seed + 900), dates: 6)
    var states: [String: Player] = [:]
    for step in 0..<14 {
      let instant = Int64(step) * 9 * hour + Int64(history.number(below: 1000))
      let store = home.store(at: instant, seed: UInt64(seed * 100 + step))
      let before = try store.open().player
      let known = Set(try store.backups().map(\.name))
      switch history.number(below: 8) {
      case 0: _ = try store.reset(all: false)
      case 1: _ = try store.reset(all: true)
      case 2 where !known.isEmpty: _ = try store.restore()
      default:
        let events = (0..<history.number(below: 9)).map { _ in history.event() }
        _ = try store.record { _ in events }
      }
      for backup in try store.backups() where !known.contains(backup.name) {
        states[backup.name] = before
      }
    }
    let now = try home.store().open().player
    let listed = try home.store().backups()
    let contents = try listed.map { try home.read($0.path) }
    for (step, backup) in listed.enumerated() {
      // Each one that comes back makes another, which pushes the oldest out.
      home.write(contents[step], to: backup.path)
      seen.insert(backup.reason.rawValue)
      let label: Comment = "seed \(seed), \(backup.name)"
      let instant = Int64(200 + step) * hour
      let (undo, player) = try home.store(at: instant, seed: UInt64(step)).restore(backup.name)
      let state = try #require(states[backup.name], label)
      #expect(player.profile == state.profile, label)
      #expect(player.diary.streak(asOf: today) == state.diary.streak(asOf: today), label)
      #expect(try home.store("fresh\(step)", at: instant + 1).open().player == player, label)
      let back = try home.store(at: instant + 1000, seed: UInt64(step + 50)).restore(undo.name).1
      #expect(back.profile == now.profile, label)
      #expect(back.diary.streak(asOf: today) == now.diary.streak(asOf: today), label)
      #expect(back.diary.finished.union(now.diary.finished) == back.diary.finished, label)
    }
  }
  #expect(seen == ["daily", "reset", "reset-all", "restore"])
}
