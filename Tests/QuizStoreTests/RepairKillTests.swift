import Foundation
import Glibc
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

/// A home with much that can be mended.
private func broken() throws -> TestHome {
  let home = try TestHome.healthy()
  let places = home.places()
  let journal = places.journal(of: try device(places))
  home.writePrivately(try home.read(journal) + "{\"v\":1,", to: journal)
  home.writePrivately("junk", to: places.card)
  home.writePrivately("junk", to: places.diaryCache)
  home.writePrivately("{}", to: places.backupsFolder + "/20261130T110000Z-reset.json")
  home.writePrivately("x", to: places.journalFolder + "/.a.jsonl.0123456789abcdef.tmp")
  chmod(places.dataFolder, 0o755)
  chmod(places.deviceFile, 0o400)
  return home
}

/// Another home with the same files.
private func copy(of home: borrowing TestHome) throws -> TestHome {
  let new = TestHome()
  for name in ["a", "data"] {
    try FileManager.default.copyItem(atPath: home.file(name), toPath: new.file(name))
  }
  return new
}

private func left(_ places: Places) throws -> [Check] {
  [Check(.journal(.corrupt(lines: [7])), at: places.journal(of: try device(places)))]
}

/// The calls that change the disk: to die before any other is to die before the next of these.
private let changes: Set<SystemCall> = [
  .write, .rename, .unlink, .mkdir, .chmod, .fchmod, .ftruncate, .fsync,
]

@Test(arguments: [Fault.kill, .killAfter, .error(ENOSPC), .error(EIO)])
func `whatever goes wrong with a call of a repair, nothing is lost and the next one mends it`(
  _ fault: Fault
) throws {
  let template = try broken()
  let player = try template.store(at: 4000).load().player
  let calm = try copy(of: template)
  let log = CallLog()
  let found = calm.store(at: 5000).examine().odd
  _ = calm.store(at: 5000, seed: 3, calls: .unsynced.failing(log) { _, _ in nil }).repair(found)
  #expect(calm.store(at: 6000).examine().odd == (try left(calm.places())))
  let numbers = log.calls.indices.filter { number in
    fault == .killAfter ? log.calls[number] == .write : changes.contains(log.calls[number])
  }
  for number in numbers {
    let home = try copy(of: template)
    let places = home.places()
    let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in
      index == number ? fault : nil
    }
    let checks = home.store(at: 5000).examine().odd
    _ = home.store(at: 5000, seed: 3, calls: calls).repair(checks)
    let label: Comment = "\(fault) at \(number) \(log.calls[number])"
    #expect(try home.store(at: 6000).load().player == player, label)
    let store = home.store(at: 7000, seed: 4)
    #expect(store.repair(store.examine().odd).failures == [], label)
    #expect(home.store(at: 8000).examine().odd == (try left(places)), label)
    #expect(try home.store(at: 9000).open().player == player, label)
  }
}
