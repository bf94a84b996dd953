import Foundation
import Host

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A started program that a test talks to: it types, waits for what it expects, and sees the end.
///
/// The program is killed when it runs over its time, and when the value goes away.
package final class RunningProgram {
  /// The program said something else than the test waited for, or nothing; what it said so far.
  package struct Unexpected: Error, CustomStringConvertible {
    package let awaited: String
    package let output: String
    package let errors: String
    package var description: String {
      "waited for “\(awaited)”, had:\n\(output)\n-- on standard error:\n\(errors)"
    }
  }

  private let process: pid_t
  private let isSession: Bool
  private let deadline: Int
  private var typing: InputPump
  private var output: OutputPump
  private var errors: OutputPump
  private var ending: ProgramOutcome.Ending?
  /// Bytes of the output that earlier waits have passed.
  private var passed = 0

  init(
    _ process: pid_t, isSession: Bool, input: Int32?, output: Int32?, errors: Int32?, seconds: Int
  ) {
    self.process = process
    self.isSession = isSession
    deadline = monotonicMilliseconds() + seconds * 1000
    typing = InputPump(descriptor: input)
    self.output = OutputPump(descriptor: output)
    self.errors = OutputPump(descriptor: errors)
  }

  deinit {
    stop()
    typing.close()
    output.close()
    errors.close()
  }

  /// Standard output so far.
  package var outputText: String { String(decoding: output.bytes, as: UTF8.self) }

  /// The bytes of standard output so far.
  package var outputBytes: [UInt8] { output.bytes }

  /// Sends text to the program's input.
  package func type(_ text: String) {
    typing.add(Array(text.utf8))
    typing.pump()
  }

  /// Sends text again and again until the program reads no more.
  package func typeForever(_ text: String) {
    typing.endless = Array(text.utf8)
    typing.pump()
  }

  /// Ends the program's input once all that was typed is sent.
  package func endInput() {
    typing.isEnding = true
    typing.pump()
  }

  /// Goes away as the reader of standard output.
  package func leaveOutput() { output.close() }

  /// Goes away as its terminal, which must be left by the test, too.
  package func hangUp() {
    typing.close()
    output.close()
  }

  /// Sends a signal; on a terminal all that runs there gets it.
  package func send(_ signal: Int32) {
    if ending == nil { kill(isSession ? -process : process, signal) }
  }

  /// Takes away all stack that the program does not have yet, so that a deeper call is a fault; needs
  /// Linux and its `prlimit`.
  package func stopStackFromGrowing() throws {
    let maps = String(decoding: try Files().read("/proc/\(process)/maps"), as: UTF8.self)
    let ends = maps.split(separator: "\n").first { $0.hasSuffix("[stack]") }?
      .prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard let ends, ends.count == 2 else { throw POSIXError(.ESRCH) }
    let limit = try Process.run(
      URL(filePath: RunningProgram.limiter),
      arguments: ["--pid=\(process)", "--stack=\(ends[1] - ends[0]):"])
    limit.waitUntilExit()
    guard limit.terminationStatus == 0 else { throw POSIXError(.EPERM) }
  }

  /// The program that limits another one.
  package static let limiter = "/usr/bin/prlimit"

  /// Waits until some text comes that no wait before has passed; the end without it is an error.
  package func wait(for text: String) throws {
    let wanted = Array(text.utf8)
    var isOver = false
    while true {
      if let found = output.bytes[passed...].firstRange(of: wanted) {
        passed = found.upperBound
        return
      }
      guard !isOver else { break }
      isOver = !turn()
    }
    throw Unexpected(
      awaited: text, output: outputText, errors: String(decoding: errors.bytes, as: UTF8.self))
  }

  /// Waits until so many bytes of output have come; false when the program ended before.
  package func wait(forBytes count: Int) -> Bool {
    while output.bytes.count < count {
      if !turn() { return output.bytes.count >= count }
    }
    return true
  }

  /// Waits for the end.
  package func finish() -> ProgramOutcome {
    while turn() {}
    return ProgramOutcome(ending ?? .timedOut, output: output.bytes, errors: errors.bytes)
  }

  /// Moves what can be moved within some milliseconds; false once the program is over.
  private func turn() -> Bool {
    if ending != nil { return false }
    typing.pump()
    var waits = [output.descriptor, errors.descriptor].compactMap(\.self).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if typing.isBusy, let descriptor = typing.descriptor {
      waits.append(pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0))
    }
    poll(&waits, nfds_t(waits.count), 5)
    // Looked at before the streams, so that nothing the program wrote last is missed.
    let end = reap(waiting: false)
    output.pump()
    errors.pump()
    ending = end
    if ending == nil, monotonicMilliseconds() > deadline {
      stop()
      ending = .timedOut
    }
    return ending == nil
  }

  private func stop() {
    guard ending == nil else { return }
    send(SIGKILL)
    ending = reap(waiting: true)
  }

  private func reap(waiting: Bool) -> ProgramOutcome.Ending? {
    var status: Int32 = 0
    var result: pid_t
    repeat {
      result = waitpid(process, &status, waiting ? 0 : WNOHANG)
    } while result < 0
      && errno == EINTR
    guard result == process else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// Milliseconds on a clock that nobody sets.
private func monotonicMilliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
