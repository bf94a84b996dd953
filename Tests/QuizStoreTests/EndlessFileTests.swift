import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

/// Files that would fill the memory: one full of holes, and a link to a device that never ends.
private enum Endless: String, CaseIterable, Sendable {
  case sparse
  case device

  /// Puts such a file in the place of one; the sparse one is a little longer than a limit.
  func put(at path: String, limit: Int) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: path)
    try manager.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    switch self {
    case .device:
      try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case .sparse:
      try #require(manager.createFile(atPath: path, contents: nil))
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.truncate(atOffset: UInt64(limit + 1))
      try file.close()
    }
  }
}

private func played(_ home: borrowing TestHome) throws -> Player {
  try home.store().record { _ in
    [.renamed("Ann"), .drawn(.daily(today), [question(0)]), answered(0, xp: 2500)]
  }.player
}

@Test(arguments: Endless.allCases)
private func `a card without end is put aside and made anew`(endless: Endless) throws {
  let home = TestHome()
  let places = home.places()
  let player = try played(home)
  try endless.put(at: places.card, limit: CardFile.limit)
  let aside = places.card + ".corrupt-20261130T120000Z"
  #expect(
    try home.store().open()
      == OpenedStore(player: player, notices: [.cardMovedAside(to: aside)], isNew: false))
  #expect(try home.store().open() == OpenedStore(player: player, notices: [], isNew: false))
  #expect(home.text(places.card)?.contains("<string>Ann</string>") == true)
  switch endless {
  case .sparse:
    #expect(try Files().status(aside)?.size == CardFile.limit + 1)
  case .device:
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: aside) == "/dev/zero")
  }
  try endless.put(at: places.card, limit: CardFile.limit)
  let recorded = try home.store(at: 1).record { _ in [practised(0, session: "s")] }
  #expect(recorded.notices == [.cardMovedAside(to: aside + "-2")])
  #expect(recorded.player.profile.standing.lifetimeXP == 2600)
}

@Test(arguments: Endless.allCases)
private func `a card without end is only said where nothing can be written`(endless: Endless) throws
{
  let home = TestHome()
  let player = try played(home)
  try endless.put(at: home.places().card, limit: CardFile.limit)
  #expect(
    try home.store(calls: .unsynced.readOnly).open()
      == OpenedStore(player: player, notices: [.cardDamaged], isNew: false))
}

@Test(arguments: Endless.allCases)
private func `a cache without end is left aside`(endless: Endless) throws {
  let home = TestHome()
  let places = home.places()
  let player = try played(home)
  try #require(DiaryCache.read(places, Files()) != nil)
  try endless.put(at: places.diaryCache, limit: DiaryCache.sizeLimit)
  #expect(DiaryCache.read(places, Files()) == nil)
  #expect(try home.store().open().player == player)
}

@Test(arguments: Endless.allCases)
private func `a device's name without end is none`(endless: Endless) throws {
  let home = TestHome()
  let places = home.places()
  try endless.put(at: places.deviceFile, limit: 64)
  #expect(try Device.read(places, Files()) == nil)
  guard endless == .sparse else {
    return expectRefusal(of: home.store(), for: places.deviceFile)
  }
  let recorded = try home.store().record { _ in [answered(0)] }
  #expect(try home.store(at: 1).open().player == recorded.player)
}

@Test func `a pipe in the place of the device's name is refused, and nothing waits for it`() throws
{
  let home = TestHome()
  let places = home.places()
  home.write("", to: places.deviceFile)
  try FileManager.default.removeItem(atPath: places.deviceFile)
  try #require(mkfifo(places.deviceFile, 0o600) == 0)
  #expect(try home.store().open().isNew)
  expectRefusal(of: home.store(), for: places.deviceFile)
}

/// Expects that nothing can be saved, since something else has the place of a file.
private func expectRefusal(of store: Store, for path: String) {
  let refusal = StoreError.unwritable(HostError(.write, path, code: EEXIST))
  #expect(store.canSave() == refusal)
  #expect(throws: refusal) { try store.record { _ in [answered(0)] } }
}

@Test(arguments: Endless.allCases)
private func `a backup without end is a bad one`(endless: Endless) throws {
  let home = TestHome()
  let player = try played(home)
  let backup = try home.store(at: 1000, seed: 2).reset(all: false).backup
  try endless.put(
    at: home.places().backupsFolder + "/zzz.json", limit: BackupFile.sizeLimit)
  let store = home.store(at: 2000, seed: 3)
  #expect(try store.backups() == [backup])
  #expect(throws: StoreError.badBackup(name: "zzz")) { try store.backup(named: "zzz") }
  #expect(throws: StoreError.badBackup(name: "zzz")) { try store.restore("zzz") }
  #expect(try store.restore().1 == player)
}
