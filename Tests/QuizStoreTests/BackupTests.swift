import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

private func play(_ home: borrowing TestHome) throws -> Player {
  try home.store(seed: 1).record { _ in
    [
      .renamed("Ann"), .set(key: "theme", value: "dark"),
      .drawn(.daily(today), [question(0), question(1)]), answered(0, xp: 99_000),
      answered(1, xp: 2000),
    ]
  }.player
}

@Test func `a reset keeps names, settings and the daily, and restore undoes it`() throws {
  let home = TestHome()
  let player = try play(home)
  let backup = try home.store(at: 1000, seed: 2).reset(all: false)
  #expect(
    backup
      == Backup(
        name: "20261130T120001Z-reset",
        path: home.places().backupsFolder + "/20261130T120001Z-reset.json",
        instant: Instant(milliseconds: noon + 1000), reason: .reset, nickname: "Ann",
        rank: .silver, xp: 0, lifetimeXP: 101_000, holdsJournals: false))
  let reset = try home.store(at: 2000).open().player
  #expect(reset.profile == Profile(nickname: "Ann", settings: ["theme": "dark"]))
  #expect(reset.diary.isFinished(today) && reset.diary.streak(asOf: today).current == 0)
  let (undo, restored) = try home.store(at: 3000, seed: 3).restore()
  #expect(restored == player)
  #expect(undo.reason == .restore && undo.lifetimeXP == 0)
  #expect(try home.store(at: 3000).backups() == [undo, backup])
  #expect(try home.store("fresh", at: 4000).open().player == player)
  let (_, again) = try home.store(at: 5000, seed: 4).restore()
  #expect(again == reset)
  #expect(try home.store(at: 6000, seed: 5).restore(backup.name).1 == player)
  #expect(try home.store(at: 7000).open().player == player)
}

@Test
func `a reset of everything moves the journals into the backup, and restore brings them back`()
  throws
{
  let home = TestHome()
  let places = home.places()
  let player = try play(home)
  let old = try device(places)
  let journal = try home.read(places.journal(of: old))
  let backup = try home.store(at: 1000, seed: 2).reset(all: true)
  #expect(backup.holdsJournals && backup.reason == .resetAll)
  let new = try device(places)
  #expect(new != old && home.names(in: places.journalFolder) == [new + ".jsonl"])
  let fresh = try home.store(at: 2000).open()
  #expect(fresh.notices == [] && !fresh.isNew)
  #expect(fresh.player == Player(profile: Profile(nickname: fresh.player.profile.nickname)))
  #expect(fresh.player.profile.nickname.hasPrefix("Sparta"))
  var kinds: [EventKind] = []
  try home.store().forEachEntry { kinds.append($0.event.kind) }
  #expect(kinds == [.reset, .renamed])
  #expect(try home.store(at: 3000, seed: 3).restore().1 == player)
  #expect(home.names(in: places.journalFolder) == [old + ".jsonl", new + ".jsonl"].sorted())
  #expect(try home.read(places.journal(of: old)) == journal)
  #expect(try home.store("fresh", at: 4000).open().player == player)
  let later = try home.store(at: 5000, seed: 4).record { _ in [practised(0, session: "s")] }
  #expect(later.player.profile.standing.lifetimeXP == 101_100 && later.notices == [])
  #expect(home.names(in: places.journalFolder).count == 2)
}

@Test(arguments: [("", 1), ("x\n", 2), ("longer", 1)])
func `a journal that is in the way of one that comes back stays`(present: String, files: Int) throws
{
  let home = TestHome()
  let places = home.places()
  let player = try play(home)
  let old = try device(places)
  let journal = try home.read(places.journal(of: old))
  _ = try home.store(at: 1000, seed: 2).reset(all: true)
  let text = present == "longer" ? journal + "{}\n" : present
  if !text.isEmpty { home.write(text, to: places.journal(of: old)) }
  #expect(try home.store(at: 3000, seed: 3).restore().1 == player)
  #expect(try home.store("fresh", at: 4000).open().player == player)
  let names = home.names(in: places.journalFolder).filter { $0.hasPrefix(old) }
  #expect(names == [old + ".jsonl", old + "-2.jsonl"].prefix(files).sorted())
  #expect(try home.read(places.journal(of: old)) == (text.isEmpty ? journal : text))
}

@Test func `a reset holds though the clock was set back`() throws {
  let home = TestHome()
  _ = try home.store(at: 900_000, seed: 1).record { _ in [answered(0, xp: 700)] }
  _ = try home.store(at: -900_000, seed: 2).reset(all: true)
  #expect(try home.store("fresh").open().player.profile.standing == .start)
  #expect(try home.store(at: -800_000, seed: 3).restore().1.profile.standing.lifetimeXP == 700)
  #expect(try home.store("other").open().player.profile.standing.lifetimeXP == 700)
}

@Test func `the last ten backups are kept, and those that hold journals`() throws {
  let home = TestHome()
  _ = try play(home)
  let whole = try home.store(at: 0, seed: 2).reset(all: true)
  for number in 1...14 {
    _ = try home.store(at: Int64(number) * 1000, seed: UInt64(number + 10)).reset(all: false)
  }
  let backups = try home.store().backups()
  #expect(backups.count == 11 && backups.last == whole)
  #expect(backups.map(\.instant) == backups.map(\.instant).sorted(by: >))
  #expect(backups.first?.name == "20261130T120014Z-reset")
}

@Test func `two backups of one second have two names`() throws {
  let home = TestHome()
  _ = try play(home)
  let names = try (1...3).map { try home.store(at: 0, seed: $0).reset(all: false).name }
  #expect(
    names == ["20261130T120000Z-reset", "20261130T120000Z-reset-2", "20261130T120000Z-reset-3"])
  #expect(try home.store().backups().map(\.name) == names.reversed())
}

@Test(arguments: ["nothing", "../../a/config/rankup/preferences.plist", "", ".", "a/b"])
func `a backup that is not there is an error`(name: String) throws {
  let home = TestHome()
  let player = try play(home)
  #expect(throws: StoreError.noBackup) { try home.store().restore() }
  #expect(throws: StoreError.noSuchBackup(name: name, known: [])) {
    try home.store().restore(name)
  }
  home.write("{}", to: home.places().backupsFolder + "/bad.json")
  #expect(throws: StoreError.badBackup(name: "bad")) { try home.store().restore("bad") }
  #expect(try home.store().backups() == [])
  #expect(try home.store().open().player == player)
}

@Test func `a backup is found by its name, its file's name and its path`() throws {
  let home = TestHome()
  let places = home.places()
  _ = try play(home)
  let old = try home.store(at: 1000, seed: 2).reset(all: false)
  let new = try home.store(at: 2000, seed: 3).reset(all: true)
  let store = home.store(at: 3000, seed: 4)
  #expect(try store.backup(named: nil) == new)
  for backup in [old, new] {
    let link = home.file("link")
    try? FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: places.backupsFolder)
    for name in [
      backup.name, backup.name + ".json", backup.path, places.backupsFolder + "/" + backup.name,
      places.backupsFolder + "/../backups//" + backup.name, link + "/" + backup.name + ".json",
    ] {
      #expect(try store.backup(named: name) == backup, "\(name)")
    }
  }
  for name in ["/" + old.name, home.path + "/" + old.name, "backups/" + old.name, "x", "/"] {
    #expect(throws: StoreError.noSuchBackup(name: name, known: [new.name, old.name])) {
      try store.backup(named: name)
    }
  }
  #expect(try store.restore(old.path).1.profile.standing.lifetimeXP == 101_000)
}

@Test func `of a damaged backup only what is listed counts, until it is to come back`() throws {
  let home = TestHome()
  _ = try play(home)
  let backup = try home.store(at: 1000, seed: 2).reset(all: true)
  let text = try home.read(backup.path)
  let store = home.store(at: 2000, seed: 3)
  for (good, bad) in [
    (#""journals":{""#, #""journals":{"x":5,""#), (#""diary":{"#, #""dairy":{"#),
    (#""marks":{"#, #""marks":{"x":{},"#),
  ] {
    try #require(text.contains(good))
    home.write(text.replacing(good, with: bad), to: backup.path)
    #expect(try store.backups() == [backup], "\(bad)")
    #expect(throws: StoreError.badBackup(name: backup.name), "\(bad)") {
      try store.backup(named: backup.name)
    }
    #expect(throws: StoreError.badBackup(name: backup.name), "\(bad)") {
      try store.backup(named: nil)
    }
  }
  for bad in ["", "{}", String(text.dropLast(9)), text.replacing("rankup-backup", with: "other")] {
    home.write(bad, to: backup.path)
    #expect(try store.backups() == [])
    #expect(throws: StoreError.noBackup) { try store.backup(named: nil) }
    #expect(throws: StoreError.badBackup(name: backup.path)) {
      try store.backup(named: backup.path)
    }
  }
}

@Test func `a backup holds the card byte for byte`() throws {
  let home = TestHome()
  _ = try play(home)
  let card = try home.read(home.places().card)
  let backup = try home.store(at: 1000, seed: 2).reset(all: false)
  let content = try #require(BackupFile(Array(try home.read(backup.path).utf8)))
  #expect(content.card == Array(card.utf8) && content.journals == nil)
  #expect(content.marks.count == 1 && content.player.profile.nickname == "Ann")
}
