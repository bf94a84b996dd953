import Foundation
import Host
import QuizCore
import Synchronization
import TestSupport
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
  let backup = try home.store(at: 1000, seed: 2).reset(all: false).backup
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
  let backup = try home.store(at: 1000, seed: 2).reset(all: true).backup
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
  let whole = try home.store(at: 0, seed: 2).reset(all: true).backup
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
  let names = try (1...3).map { try home.store(at: 0, seed: $0).reset(all: false).backup.name }
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
  let old = try home.store(at: 1000, seed: 2).reset(all: false).backup
  let new = try home.store(at: 2000, seed: 3).reset(all: true).backup
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
  let backup = try home.store(at: 1000, seed: 2).reset(all: true).backup
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
    #expect(throws: StoreError.badBackup(name: backup.name)) { try store.backup(named: nil) }
    #expect(throws: StoreError.badBackup(name: backup.path)) {
      try store.backup(named: backup.path)
    }
  }
}

@Test func `of a damaged backup that is the newest no older one comes back in its place`() throws {
  let home = TestHome()
  let player = try play(home)
  let old = try home.store(at: 1000, seed: 2).reset(all: false).backup
  let new = try home.store(at: 2000, seed: 3).reset(all: false).backup
  let text = try home.read(new.path)
  home.write("{}", to: new.path)
  let store = home.store(at: 3000, seed: 4)
  #expect(try store.backups() == [old])
  #expect(throws: StoreError.badBackup(name: new.name)) { try store.restore() }
  #expect(try store.open().player.profile.standing == .start)
  #expect(try store.restore(old.name).1 == player)
  home.write(text, to: new.path)
  home.write("{}", to: old.path)
  #expect(try store.restore(new.name).1.profile.standing == .start)
  #expect(try home.store(at: 4000, seed: 5).backup(named: nil).reason == .restore)
}

@Test func `what is no regular file among the backups is passed over`() throws {
  let home = TestHome()
  let player = try play(home)
  let backup = try home.store(at: 1000, seed: 2).reset(all: false).backup
  let folder = home.places().backupsFolder
  let manager = FileManager.default
  try manager.createDirectory(
    atPath: folder + "/20991130T120000Z-reset.json", withIntermediateDirectories: true)
  try #require(mkfifo(folder + "/20991130T120000Z-restore.json", 0o600) == 0)
  let store = home.store(at: 3000, seed: 4)
  #expect(try store.backups() == [backup])
  for name in ["20991130T120000Z-reset", "20991130T120000Z-restore"] {
    #expect(throws: StoreError.badBackup(name: name)) { try store.backup(named: name) }
  }
  #expect(try store.restore().1 == player)
}

@Test func `a reset returns the player after it`() throws {
  let home = TestHome()
  let player = try play(home)
  let reset = try home.store(at: 1000, seed: 2).reset(all: false)
  #expect(reset.player.profile == Profile(nickname: "Ann", settings: player.profile.settings))
  #expect(reset.notices == [])
  #expect(try home.store(at: 2000).open().player == reset.player)
  let all = try home.store(at: 3000, seed: 3).reset(all: true)
  #expect(all.player == Player(profile: Profile(nickname: all.player.profile.nickname)))
  #expect(try home.store(at: 4000).open().player == all.player)
}

@Test func `everything is not reset when the backup can't be read back`() throws {
  let home = TestHome()
  let player = try play(home)
  var calls = SystemCalls.unsynced
  let (open, read) = (calls.open, calls.read)
  let backups = Mutex<Set<Int32>>([])
  calls.open = { path, flags, mode throws(ErrorNumber) in
    let descriptor = try open(path, flags, mode)
    let isRead = path.hasSuffix("reset-all.json") && flags & O_WRONLY == 0
    backups.withLock {
      _ = isRead ? $0.insert(descriptor).memberAfterInsert : $0.remove(descriptor)
    }
    return descriptor
  }
  calls.read = { descriptor, buffer throws(ErrorNumber) in
    if backups.withLock({ $0.contains(descriptor) }) { return 0 }
    return try read(descriptor, buffer)
  }
  let store = home.store(at: 1000, seed: 2, calls: calls)
  #expect(throws: StoreError.badBackup(name: "20261130T120001Z-reset-all")) {
    try store.reset(all: true)
  }
  #expect(try home.store(at: 2000).open().player == player)
}

@Test func `an old journal that can't be removed is told, and does no harm`() throws {
  let home = TestHome()
  let places = home.places()
  _ = try play(home)
  let journal = places.journal(of: try device(places))
  var calls = SystemCalls.unsynced
  let unlink = calls.unlink
  calls.unlink = { path throws(ErrorNumber) in
    if path == journal { throw ErrorNumber(EACCES) }
    try unlink(path)
  }
  let reset = try home.store(at: 1000, seed: 2, calls: calls).reset(all: true)
  #expect(reset.notices == [.oldJournalsStay(at: [journal])])
  #expect(reset.player.profile.standing == .start)
  let later = try home.store(at: 2000, seed: 3, calls: calls).record { _ in
    [practised(0, session: "s")]
  }
  #expect(later.player.profile.standing.lifetimeXP == 100 && later.notices == [])
  #expect(try home.store("fresh", at: 3000).open().player == later.player)
}

@Test func `a reset of everything by another machine is that one's to finish`() throws {
  let home = TestHome()
  _ = try play(home)
  let log = CallLog()
  let calm = TestHome()
  _ = try play(calm)
  _ = try calm.store(at: 1000, seed: 2, calls: .unsynced.failing(log) { _, _ in nil })
    .reset(all: true)
  let removals = log.calls.indices.filter { log.calls[$0] == .unlink }
  // After the journal the caches are removed.
  let first = try #require(removals.dropLast(calm.places().caches.count).last)
  let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in index == first ? .kill : nil }
  _ = try? home.store(at: 1000, seed: 2, calls: calls).reset(all: true)
  try #require(home.names(in: home.places().journalFolder).count == 2)
  let other = try home.store("b", at: 2000, seed: 3).record { _ in [practised(0, session: "b")] }
  #expect(other.player.profile.standing.lifetimeXP == 100)
  let names = try [device(home.places("a")), device(home.places("b"))]
  #expect(names[0] != names[1])
  #expect(home.names(in: home.places().journalFolder).count == 3)
  let mine = try home.store("a", at: 3000, seed: 4).record { _ in [practised(0, session: "a")] }
  #expect(mine.player.profile.standing.lifetimeXP == 200)
  #expect(
    home.names(in: home.places().journalFolder) == names.map { $0 + ".jsonl" }.sorted())
}

@Test func `what killed runs left half written is swept by the next write`() throws {
  let home = TestHome()
  let places = home.places()
  _ = try play(home)
  let stale = [
    places.backupsFolder + "/.20261130T120001Z-reset-all.json.0123456789abcdef.tmp",
    places.journalFolder + "/.01234567.jsonl.00000000000000ff.tmp",
    parentFolder(of: places.card)
      + "/.preferences.plist.corrupt-20261130T120001Z.00000000000000ff.tmp",
    parentFolder(of: places.deviceFile) + "/.device.00000000000000ff.tmp",
    places.cacheFolder + "/.diary.json.00000000000000ff.tmp",
  ]
  let kept = [
    places.journalFolder + "/.01234567.jsonl.tmp",
    places.journalFolder + "/.0123456789abcdef.tmp",
    places.journalFolder + "/.x.jsonl.0123456789ABCDEF.tmp",
    places.journalFolder + "/x.jsonl.0123456789abcdef.tmp",
  ]
  for path in stale + kept { home.write("x", to: path) }
  _ = try home.store(at: 1).record { _ in [] }
  for path in stale { #expect(home.text(path) == nil, "\(path)") }
  for path in kept { #expect(home.text(path) == "x", "\(path)") }
}

@Test func `what a reset of everything removes is gone on the disk too`() throws {
  let home = TestHome()
  _ = try play(home)
  let log = CallLog()
  _ = try home.store(at: 1000, calls: .unsynced.failing(log) { _, _ in nil }).reset(all: true)
  let removed = try #require(log.calls.firstIndex(of: .unlink))
  #expect(log.calls[(removed + 1)...].starts(with: [.open, .fsync, .close]))
}

@Test func `a backup holds the card byte for byte`() throws {
  let home = TestHome()
  _ = try play(home)
  let card = try home.read(home.places().card)
  let backup = try home.store(at: 1000, seed: 2).reset(all: false).backup
  let content = try #require(BackupFile(Array(try home.read(backup.path).utf8)))
  #expect(content.card == Array(card.utf8) && content.journals == nil)
  #expect(content.marks.count == 1 && content.player.profile.nickname == "Ann")
}
