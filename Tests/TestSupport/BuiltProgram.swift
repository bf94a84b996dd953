import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program as it was built beside these tests.
package enum BuiltProgram {
  /// The absolute path of `rankup`.
  package static let path: String = {
    let folder =
      Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      ?? Bundle.main.bundleURL
    return folder.appending(path: "rankup").path(percentEncoded: false)
  }()

  /// What standard input is.
  package enum Input: Sendable {
    /// A pipe with this text, then its end.
    case text(String)
    /// A pipe with this text again and again, as `yes` sends it.
    case endless(String)
    /// A pipe that the test types into.
    case open
    /// `/dev/null`, or another file.
    case file(String)
    /// No stream at all.
    case closed

    package static let null = Input.file("/dev/null")
  }

  /// What standard output is.
  package enum Output: Sendable {
    /// A pipe that the test reads.
    case pipe
    /// A file or a device.
    case file(String)
    case closed
  }

  /// Starts a program with pipes where the test wants them; over `seconds` it is killed.
  package static func start(
    _ launch: ProgramLaunch, input: Input = .null, output: Output = .pipe, seconds: Int = 30
  ) throws(LaunchError) -> RunningProgram {
    try ProgramLaunch.handingOver.withLock { _ throws(LaunchError) in
      let typed = input.needsPipe ? try Pipe() : nil
      let told = output.needsPipe ? try Pipe() : nil
      let errors = try Pipe()
      defer {
        typed.map { _ = close($0.reading) }
        told.map { _ = close($0.writing) }
        _ = close(errors.writing)
      }
      let process = try launch.spawn(
        [
          typed.map { .descriptor($0.reading) } ?? input.stream,
          told.map { .descriptor($0.writing) } ?? output.stream, .descriptor(errors.writing),
        ], isSession: false)
      let program = RunningProgram(
        process, isSession: false, input: typed?.writing, output: told?.reading,
        errors: errors.reading,
        seconds: seconds)
      input.feed(program)
      return program
    }
  }
}

extension BuiltProgram.Input {
  fileprivate var needsPipe: Bool {
    switch self {
    case .text, .endless, .open: true
    case .file, .closed: false
    }
  }

  fileprivate var stream: StandardStream {
    if case .file(let path) = self { .path(path) } else { .closed }
  }

  fileprivate func feed(_ program: RunningProgram) {
    switch self {
    case .text(let text):
      program.type(text)
      program.endInput()
    case .endless(let text): program.typeForever(text)
    case .open, .file, .closed: break
    }
  }
}

extension BuiltProgram.Output {
  fileprivate var needsPipe: Bool {
    if case .pipe = self { true } else { false }
  }

  fileprivate var stream: StandardStream {
    if case .file(let path) = self { .path(path) } else { .closed }
  }
}
