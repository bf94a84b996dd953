import Foundation
import Glibc
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

@Test(arguments: Damage.all)
func `an examination finds what is wrong and changes nothing`(_ damage: Damage) throws {
  let home = try TestHome.healthy()
  let places = home.places()
  let device = try device(places)
  try damage.apply(home, places)
  let before = try home.snapshot()
  let examination = home.store(at: 5000, seed: 3).examine()
  #expect(examination.odd == damage.found(places, device))
  #expect(try home.snapshot() == before)
}

@Test(arguments: Damage.all)
func `a repair mends what can be mended and loses nothing`(_ damage: Damage) throws {
  let home = try TestHome.healthy()
  let places = home.places()
  let device = try device(places)
  let healthy = try home.store(at: 4000).open().player
  try damage.apply(home, places)
  let store = home.store(at: 5000, seed: 3)
  let found = store.examine().odd
  let outcome = store.repair(found)
  let left = home.store(at: 6000, seed: 4).examine().odd
  let isLockless = found.contains { $0.finding == .lock(.notFile) }
  #expect(outcome.failures.isEmpty != isLockless, "\(outcome.failures)")
  #expect(outcome.backup?.reason == (isLockless ? nil : .repair))
  #expect(left == damage.left(places, device))
  let after = try home.store(at: 7000, seed: 5).open().player
  #expect(after.profile.standing.lifetimeXP >= healthy.profile.standing.lifetimeXP)
  #expect(after.profile.nickname == "Ann")
  #expect(after.diary == healthy.diary || !damage.keepsDiary)
}

@Test func `what is as it should be is told too`() throws {
  let home = try TestHome.healthy()
  let places = home.places()
  let device = try device(places)
  let examination = home.store(at: 5000).examine()
  let standing = Standing(rank: .silver, xp: 0, lifetimeXP: 101_000)
  let checks = examination.checks.filter { if case .space = $0.finding { false } else { true } }
  let made = { (path: String) in Check(.place(.folder(mode: 0o700, leadsTo: nil)), at: path) }
  let absent = { (path: String) in Check(.place(.absent(isNeeded: false)), at: path) }
  #expect(
    checks == [
      made(parentFolder(of: places.card)), made(places.dataFolder), made(places.journalFolder),
      made(places.backupsFolder), absent(places.banksFolder),
      made(parentFolder(of: places.deviceFile)), made(places.cacheFolder),
      Check(.card(.whole(version: 1)), at: places.card),
      Check(.card(.agrees(standing)), at: places.card),
      Check(.device(.named(device)), at: places.deviceFile),
      Check(.journal(.whole(lines: 6, isOwn: true)), at: places.journal(of: device)),
      Check(
        .backup(.count(1, newest: Instant(milliseconds: noon + 1000))), at: places.backupsFolder),
      Check(.cache(.fits(lag: 0)), at: places.diaryCache), Check(.lock(.free), at: places.lockFile),
    ])
  #expect(examination.player?.profile.nickname == "Ann")
  #expect(examination.newest == Instant(milliseconds: noon + 1000))
}

@Test func `an empty home has nothing wrong, and stays empty`() throws {
  let home = TestHome()
  let examination = home.store().examine()
  #expect(examination.odd == [] && examination.player == nil && examination.newest == nil)
  #expect(try home.snapshot() == [:])
}

@Test func `a lock that is held is told, and the repair waits for it in vain`() throws {
  let home = try TestHome.healthy()
  let places = home.places()
  home.writePrivately("junk", to: places.card)
  let lock = try FileLock(places.lockFile, waiting: 0)
  // Waiting moves the time on.
  let clock = SettableClock(at: LocalTime(year: 2026, month: 11, day: 30, hour: 12, minute: 1))
  let store = Store(
    places: places, files: Files(.unsynced), clock: clock.clock, randomBits: { 7 })
  let found = store.examine().odd
  #expect(found.last == Check(.lock(.held), at: places.lockFile))
  let outcome = store.repair(found)
  #expect(
    outcome == RepairOutcome(backup: nil, failures: [.lockHeld(path: places.lockFile)]))
  #expect(try home.read(places.card) == "junk")
  _ = consume lock
}

@Test func `room that is short is told`() throws {
  let home = try TestHome.healthy()
  for (space, finding, status) in [
    (FileSystemSpace(bytes: (1 << 20) - 1), SpaceFinding.left(bytes: (1 << 20) - 1), "problem"),
    (FileSystemSpace(bytes: 1 << 20), .left(bytes: 1 << 20), "note"),
    (FileSystemSpace(bytes: 20 << 20, files: 1), .left(bytes: 20 << 20), "ok"),
    (FileSystemSpace(bytes: 20 << 20, files: 0), .noFiles, "problem"),
  ] {
    var calls = SystemCalls.unsynced
    calls.statvfs = { _ in space }
    let check = try #require(home.store(calls: calls).examine().checks.last)
    #expect(check.finding == .space(finding) && check.finding.status.rawValue == status)
  }
  var calls = SystemCalls.unsynced
  calls.statvfs = { _ throws(ErrorNumber) in throw ErrorNumber(ENOSYS) }
  let check = try #require(home.store(calls: calls).examine().checks.last)
  #expect(check.finding.status == .note)
}

@Test func `a home that can only be read is examined all the same`() throws {
  let home = try TestHome.healthy()
  let places = home.places()
  var calls = SystemCalls.unsynced
  let open = calls.open
  calls.open = { path, flags, mode throws(ErrorNumber) in
    if flags & (O_WRONLY | O_RDWR | O_CREAT) != 0 { throw ErrorNumber(EROFS) }
    return try open(path, flags, mode)
  }
  calls.access = { _ throws(ErrorNumber) in throw ErrorNumber(EROFS) }
  let odd = home.store(calls: calls).examine().odd
  let isReadOnly = { (path: String) in
    Check(.place(.readOnly(HostError(.open, path, code: EROFS))), at: path)
  }
  #expect(odd.contains(isReadOnly(places.dataFolder)) && !odd.contains(isReadOnly(places.card)))
  #expect(
    odd.last
      == Check(.lock(.failed(HostError(.open, places.lockFile, code: EROFS))), at: places.lockFile))
  let outcome = home.store(calls: calls).repair(odd)
  #expect(outcome.backup == nil && outcome.failures.count == 1)
}

@Test func `an error at any call of an examination is found, not thrown, and stops nothing`() throws
{
  let home = try TestHome.healthy()
  let log = CallLog()
  let whole = home.store(calls: .unsynced.failing(log) { _, _ in nil }).examine().checks.count
  let before = try home.snapshot()
  for number in log.calls.indices {
    for code in [EACCES, EIO, ELOOP] {
      let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in
        index == number ? .error(code) : nil
      }
      let checks = home.store(calls: calls).examine().checks
      #expect(checks.count >= whole - 3, "\(code) at \(number) \(log.calls[number])")
    }
  }
  #expect(try home.snapshot() == before)
}
