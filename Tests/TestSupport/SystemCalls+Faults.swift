package import Host
import Synchronization

/// The calls of `SystemCalls` by name.
package enum SystemCall: String, Sendable, CaseIterable {
  case open
  case read
  case write
  case lseek
  case fsync
  case ftruncate
  case close
  case flock
  case fstat
  case stat
  case lstat
  case access
  case fchmod
  case fchown
  case chmod
  case statvfs
  case rename
  case unlink
  case mkdir
  case readlink
  case realpath
  case list
}

/// What a test does to one call.
package enum Fault: Sendable, Equatable {
  /// The call is not made and fails with this `errno`; a close is made all the same.
  case error(Int32)
  /// A write or read takes only half of the bytes; other calls are made as usual.
  case part
  /// The process dies before the call: neither it nor any later call is made.
  case kill
  /// The process dies after the call; a write has taken half of the bytes by then.
  case killAfter
}

/// Counts the calls that were made through `failing` and remembers whether it killed them.
package final class CallLog: Sendable {
  private struct State {
    var calls: [SystemCall] = []
    var isDead = false
  }

  private let state = Mutex(State())

  /// An empty log.
  package init() {}

  /// The calls in their order, without those after a kill.
  package var calls: [SystemCall] { state.withLock { $0.calls } }

  fileprivate func decide(
    _ call: SystemCall, _ fault: @Sendable (Int, SystemCall) -> Fault?
  ) -> Fault? {
    // The fault is asked outside the lock, so that it may look at the calls made so far.
    let index: Int? = state.withLock { state in
      if state.isDead { return nil }
      state.calls.append(call)
      return state.calls.count - 1
    }
    guard let index else { return .kill }
    let decision = fault(index, call)
    if decision == .kill || decision == .killAfter { state.withLock { $0.isDead = true } }
    return decision
  }
}

extension SystemCalls {
  /// Returns calls that ask `fault`, by their number from 0 and their kind, what is to go wrong.
  ///
  /// Closing always happens, as it does when a process dies.
  package func failing(
    _ log: CallLog, _ fault: @escaping @Sendable (Int, SystemCall) -> Fault?
  ) -> SystemCalls {
    let real = self
    let gate = Gate(log: log, fault: fault)
    var calls = self
    gate.guardDescriptors(&calls, real)
    gate.guardPaths(&calls, real)
    return calls
  }
}

/// Stands before each call.
private struct Gate: Sendable {
  let log: CallLog
  let fault: @Sendable (Int, SystemCall) -> Fault?

  func pass<Value>(
    _ call: SystemCall, _ body: () throws(ErrorNumber) -> Value
  ) throws(ErrorNumber) -> Value {
    try pass(call) { _ throws(ErrorNumber) in try body() }
  }

  /// Lets a call through, telling it whether to take only a part.
  func pass<Value>(
    _ call: SystemCall, _ body: (_ isPart: Bool) throws(ErrorNumber) -> Value
  ) throws(ErrorNumber) -> Value {
    switch log.decide(call, fault) {
    case nil: return try body(false)
    case .part: return try body(true)
    case .error(let code):
      if call == .close { _ = try body(false) }
      throw ErrorNumber(code)
    case .kill:
      if call == .close { _ = try body(false) }
      throw ErrorNumber(killed)
    case .killAfter:
      _ = try body(true)
      throw ErrorNumber(killed)
    }
  }

  func guardDescriptors(_ calls: inout SystemCalls, _ real: SystemCalls) {
    calls.read = { descriptor, buffer throws(ErrorNumber) in
      try pass(.read) { isPart throws(ErrorNumber) in
        let size = isPart ? (buffer.count + 1) / 2 : buffer.count
        return try real.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[..<size]))
      }
    }
    calls.write = { descriptor, buffer throws(ErrorNumber) in
      try pass(.write) { isPart throws(ErrorNumber) in
        let size = isPart ? (buffer.count + 1) / 2 : buffer.count
        return try real.write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[..<size]))
      }
    }
    calls.lseek = { a, b throws(ErrorNumber) in
      try pass(.lseek) { () throws(ErrorNumber) in try real.lseek(a, b) }
    }
    calls.fsync = { a throws(ErrorNumber) in
      try pass(.fsync) { () throws(ErrorNumber) in try real.fsync(a) }
    }
    calls.ftruncate = { a, b throws(ErrorNumber) in
      try pass(.ftruncate) { () throws(ErrorNumber) in try real.ftruncate(a, b) }
    }
    calls.close = { a throws(ErrorNumber) in
      try pass(.close) { () throws(ErrorNumber) in try real.close(a) }
    }
    calls.flock = { a throws(ErrorNumber) in
      try pass(.flock) { () throws(ErrorNumber) in try real.flock(a) }
    }
    calls.fstat = { a throws(ErrorNumber) in
      try pass(.fstat) { () throws(ErrorNumber) in try real.fstat(a) }
    }
    calls.fchmod = { a, b throws(ErrorNumber) in
      try pass(.fchmod) { () throws(ErrorNumber) in try real.fchmod(a, b) }
    }
    calls.fchown = { a, b, c throws(ErrorNumber) in
      try pass(.fchown) { () throws(ErrorNumber) in try real.fchown(a, b, c) }
    }
  }

  func guardPaths(_ calls: inout SystemCalls, _ real: SystemCalls) {
    calls.open = { a, b, c throws(ErrorNumber) in
      try pass(.open) { () throws(ErrorNumber) in try real.open(a, b, c) }
    }
    calls.stat = { a throws(ErrorNumber) in
      try pass(.stat) { () throws(ErrorNumber) in try real.stat(a) }
    }
    calls.lstat = { a throws(ErrorNumber) in
      try pass(.lstat) { () throws(ErrorNumber) in try real.lstat(a) }
    }
    calls.access = { a throws(ErrorNumber) in
      try pass(.access) { () throws(ErrorNumber) in try real.access(a) }
    }
    calls.chmod = { a, b throws(ErrorNumber) in
      try pass(.chmod) { () throws(ErrorNumber) in try real.chmod(a, b) }
    }
    calls.statvfs = { a throws(ErrorNumber) in
      try pass(.statvfs) { () throws(ErrorNumber) in try real.statvfs(a) }
    }
    calls.rename = { a, b throws(ErrorNumber) in
      try pass(.rename) { () throws(ErrorNumber) in try real.rename(a, b) }
    }
    calls.unlink = { a throws(ErrorNumber) in
      try pass(.unlink) { () throws(ErrorNumber) in try real.unlink(a) }
    }
    calls.mkdir = { a, b throws(ErrorNumber) in
      try pass(.mkdir) { () throws(ErrorNumber) in try real.mkdir(a, b) }
    }
    calls.readlink = { a throws(ErrorNumber) in
      try pass(.readlink) { () throws(ErrorNumber) in try real.readlink(a) }
    }
    calls.realpath = { a throws(ErrorNumber) in
      try pass(.realpath) { () throws(ErrorNumber) in try real.realpath(a) }
    }
    calls.list = { a throws(ErrorNumber) in
      try pass(.list) { () throws(ErrorNumber) in try real.list(a) }
    }
  }

  /// `EIO`: what a dead process sees is of no account, it must only do nothing more.
  private var killed: Int32 { 5 }
}
