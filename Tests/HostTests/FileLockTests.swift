import Glibc
import Host
import Synchronization
import TestSupport
import Testing

@Suite struct FileLockTests {
  /// A clock that moves only when somebody waits, and does something at each wait.
  func clock(atPause: @escaping @Sendable (Int64) -> Void = { _ in }) -> Clock {
    let time = Time()
    var clock = Clock.fixed(at: 0)
    clock.monotonic = { time.value.load(ordering: .relaxed) }
    clock.pause = { milliseconds in
      let (_, new) = time.value.add(Int64(milliseconds), ordering: .relaxed)
      atPause(new)
    }
    return clock
  }

  final class Time: Sendable {
    let value = Atomic<Int64>(1_000)
  }

  @Test func `a second one waits its time and is refused`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("data/lock")
    let waits = Time()
    do {
      let first = try FileLock(path, waiting: 0)
      #expect(throws: LockError.held) {
        _ = try FileLock(
          path, waiting: 95, clock: clock { waits.value.store($0, ordering: .relaxed) })
      }
      #expect(waits.value.load(ordering: .relaxed) == 1_095)
      #expect(throws: LockError.held) { _ = try FileLock(path, waiting: -5, clock: clock()) }
      _ = consume first
    }
    #expect(try Files().status(path)?.mode == 0o600)
    #expect(try Files().status(scratch.file("data"))?.mode == 0o700)
    _ = try FileLock(path, waiting: 0)
    _ = try FileLock(path, waiting: 0)
  }

  @Test(arguments: [ENOLCK, EOPNOTSUPP, ENOTSUP, ENOSYS, EIO])
  func `a disk without locks is an error at once, and no descriptor is lost`(code: Int32) throws {
    let scratch = ScratchFolder()
    let path = scratch.file("lock")
    let log = CallLog()
    let files = Files(
      SystemCalls.real.failing(log) { _, call in call == .flock ? .error(code) : nil })
    #expect(throws: LockError.failed(HostError(.lock, path, code: code))) {
      _ = try FileLock(path, waiting: 2_000, files: files, clock: clock())
    }
    #expect(log.calls.count { $0 == .flock } == 1)
    // Each file that was opened, and the folder that was synced, is closed again.
    #expect(log.calls.count { $0 == .open } == log.calls.count { $0 == .close })
  }

  @Test func `it is got as soon as the other lets go`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("lock")
    let other = open(path, O_RDWR | O_CREAT, 0o600)
    #expect(flock(other, LOCK_EX) == 0)
    let waits = Time()
    let lock = try FileLock(
      path, waiting: 2_000,
      clock: clock { now in
        waits.value.store(now, ordering: .relaxed)
        if now == 1_050 { close(other) }
      })
    #expect(waits.value.load(ordering: .relaxed) == 1_050)
    _ = consume lock
  }

  @Test func `a signal ends the wait, but not the taking of a free lock`() async {
    await #expect(processExitsWith: .success) {
      SignalTests.unblock()
      Signals.install()
      let scratch = ScratchFolder()
      let path = scratch.file("lock")
      let waits = Time()
      let clock = FileLockTests().clock { now in
        waits.value.store(now, ordering: .relaxed)
        if now == 1_030 { raise(SIGTERM) }
      }
      let first = try FileLock(path, waiting: 0)
      let interrupted = LockError.failed(HostError(.lock, path, code: EINTR))
      #expect(throws: interrupted) { _ = try FileLock(path, waiting: 2_000, clock: clock) }
      #expect(waits.value.load(ordering: .relaxed) == 1_030)
      #expect(throws: interrupted) { _ = try FileLock(path, waiting: 2_000, clock: clock) }
      #expect(waits.value.load(ordering: .relaxed) == 1_030)
      #expect(throws: LockError.held) { _ = try FileLock(path, waiting: 0) }
      _ = consume first
      _ = try FileLock(path, waiting: 0)
    }
  }

  @Test func `a lock on a file that was removed meanwhile doesn't count`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("lock")
    var calls = SystemCalls.real
    let first = Once()
    calls.flock = { descriptor throws(ErrorNumber) in
      try SystemCalls.real.flock(descriptor)
      if first.take() { try SystemCalls.real.unlink(path) }
    }
    let lock = try FileLock(path, waiting: 100, files: Files(calls), clock: clock())
    #expect(throws: LockError.held) { _ = try FileLock(path, waiting: 0) }
    _ = consume lock
  }

  final class Once: Sendable {
    private let isLeft = Atomic<Bool>(true)

    func take() -> Bool { isLeft.exchange(false, ordering: .relaxed) }
  }

  @Test(arguments: [ENOLCK, ENOTSUP, EIO])
  func `a file system without locks is an error`(code: Int32) throws {
    let scratch = ScratchFolder()
    let path = scratch.file("lock")
    let calls = SystemCalls.real.failing(CallLog()) { _, call in
      call == .flock ? .error(code) : nil
    }
    #expect(throws: LockError.failed(HostError(.lock, path, code: code))) {
      _ = try FileLock(path, waiting: 2_000, files: Files(calls), clock: clock())
    }
    _ = try FileLock(path, waiting: 0)
  }

  @Test func `an interrupted lock is tried again and a place that can't be is an error`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("lock")
    let first = Once()
    let calls = SystemCalls.real.failing(CallLog()) { _, call in
      call == .flock && first.take() ? .error(EINTR) : nil
    }
    _ = try FileLock(path, waiting: 0, files: Files(calls), clock: clock())
    #expect(throws: LockError.failed(HostError(.open, scratch.path, code: EISDIR))) {
      _ = try FileLock(scratch.path, waiting: 0)
    }
  }
}
