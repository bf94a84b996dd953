import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

/// What can have the place of a journal and is none.
private enum Strange: String, CaseIterable, Sendable {
  case folder
  case pipe
  case device
  case socket
  case sparse

  var trouble: JournalTrouble { self == .sparse ? .tooLarge : .notAFile }

  func put(at path: String) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: path)
    try manager.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    switch self {
    case .folder: try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .device: try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case .socket: try #require(bindSocket(at: path))
    case .sparse:
      try #require(manager.createFile(atPath: path, contents: nil))
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.truncate(atOffset: UInt64(JournalFile.sizeLimit + 1))
      try file.close()
    }
  }
}

/// Leaves a socket at a path; the name it is bound by must be short, so a link leads to its folder.
private func bindSocket(at path: String) -> Bool {
  let link = "/tmp/" + String(UInt64.random(in: .min ... .max), radix: 36)
  let folder = (path as NSString).deletingLastPathComponent
  try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
  defer { try? FileManager.default.removeItem(atPath: link) }
  let short = link + "/" + (path as NSString).lastPathComponent
  let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(descriptor) }
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
  let size = socklen_t(MemoryLayout<sockaddr_un>.size)
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
  }
}

private func played(_ home: borrowing TestHome, _ machine: String = "a", seed: UInt64 = 1) throws
  -> Player
{
  try home.store(machine, seed: seed).record { _ in
    [.renamed("Ann"), practised(0, session: machine, xp: 50)]
  }.player
}

@Test(arguments: Strange.allCases)
private func `another device's journal that is no file is passed over and said`(strange: Strange)
  throws
{
  let home = TestHome()
  let player = try played(home)
  let path = home.places().journal(of: "other")
  try strange.put(at: path)
  let notice = StoreNotice.journalPassedOver(path: path, strange.trouble)
  for _ in 0..<2 {
    #expect(
      try home.store(at: 1).open() == OpenedStore(player: player, notices: [notice], isNew: false))
  }
  #expect(home.store(at: 1).canSave() == nil)
  let recorded = try home.store(at: 2, seed: 2).record { _ in [practised(1, session: "a", xp: 7)] }
  #expect(recorded.player.profile.standing.lifetimeXP == 57 && recorded.notices == [notice])
}

@Test(arguments: Strange.allCases)
private func `a journal that was counted and is no file any more is an error`(strange: Strange)
  throws
{
  let home = TestHome()
  _ = try played(home, "b", seed: 2)
  _ = try played(home)
  let card = home.text(home.places().card)
  let path = home.places().journal(of: try device(home.places("b")))
  try strange.put(at: path)
  let error = StoreError.badJournal(path: path, strange.trouble)
  #expect(throws: error) { try home.store(at: 1).open() }
  #expect(throws: error) { try home.store(at: 1).record { _ in [answered(0)] } }
  #expect(home.text(home.places().card) == card)
}

@Test(arguments: Strange.allCases)
private func `this machine's journal that is no file is refused before anything is asked`(
  strange: Strange
) throws {
  let home = TestHome()
  home.write("0a0a0a0a\n", to: home.places().deviceFile)
  let path = home.places().journal(of: "0a0a0a0a")
  try strange.put(at: path)
  let error = StoreError.badJournal(path: path, strange.trouble)
  #expect(try home.store().open().notices == [.journalPassedOver(path: path, strange.trouble)])
  #expect(home.store().canSave() == error)
  #expect(throws: error) { try home.store().record { _ in [answered(0)] } }
  #expect(home.text(home.places().card) == nil)
}

@Test func `a journal that may not be read is passed over until it may, unless it was counted`()
  throws
{
  let home = TestHome()
  let mine = try played(home)
  let path = home.places().journal(of: "other")
  let other = TestHome()
  _ = try played(other, "b", seed: 3)
  home.write(
    try other.read(other.places().journal(of: try device(other.places("b")))), to: path)
  let calls = SystemCalls.unsynced.refusing { $0 == path }
  let error = HostError(.open, path, code: EACCES)
  let opened = try home.store(at: 1, calls: calls).open()
  #expect(opened.notices == [.journalPassedOver(path: path, .unreadable(error))])
  #expect(opened.player == mine)
  let recorded = try home.store(at: 2, seed: 4, calls: calls).record { _ in
    [practised(1, session: "a", xp: 7)]
  }
  #expect(recorded.player.profile.standing.lifetimeXP == 57)
  let whole = try home.store(at: 3).open()
  #expect(whole.player.profile.standing.lifetimeXP == 107 && whole.notices == [])
  _ = try home.store(at: 4, seed: 5).record { _ in [practised(2, session: "a", xp: 1)] }
  #expect(throws: StoreError.unreadable(error)) { try home.store(at: 5, calls: calls).open() }
}

@Test(arguments: [false, true])
func `a line without end is passed over and fills no memory`(isClosed: Bool) throws {
  let home = TestHome()
  let player = try played(home)
  let path = home.places().journal(of: try device(home.places()))
  let file = try #require(FileHandle(forWritingAtPath: path))
  let end = try file.seekToEnd()
  try file.truncate(atOffset: end + UInt64(JournalFile.lineLimit) + 5)
  if isClosed {
    try file.seekToEnd()
    try file.write(contentsOf: Data([newline]))
  }
  try file.close()
  #expect(
    try home.store(at: 1).open() == OpenedStore(player: player, notices: [], isNew: false))
  let recorded = try home.store(at: 2, seed: 2).record { _ in [practised(1, session: "a", xp: 7)] }
  #expect(recorded.player.profile.standing.lifetimeXP == 57 && recorded.notices == [])
  #expect(try home.store("fresh", at: 3).open().player == recorded.player)
  let report = try #require(try home.store(at: 4).journalReports().first)
  #expect(report.corruptLines == [4] && report.lines == 5 && !report.hasTornLine)
}
