import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program as it was built beside these tests.
package enum BuiltProgram {
  /// The absolute path of `rankup`, which lies as installed with the starter bank alone, since each of
  /// hundreds of new homes reads every bank that there is.
  package static let path: String = {
    let built =
      Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      ?? Bundle.main.bundleURL
    let prefix = built.appending(path: "installed")
    do {
      try put(at: prefix.appending(path: "bin/rankup")) { place in
        try FileManager.default.linkItem(at: built.appending(path: "rankup"), to: place)
      }
      let bank = "quizzes/starter.json"
      try put(at: prefix.appending(path: "share/rankup/" + bank)) { place in
        try FileManager.default.createSymbolicLink(
          at: place, withDestinationURL: URL(filePath: repositoryFolder + "/" + bank))
      }
    } catch {
      fatalError("the program can't be installed: \(error)")
    }
    return prefix.appending(path: "bin/rankup").path(percentEncoded: false)
  }()

  /// Puts what `make` makes in a place at once, so that other tests that run never see it gone.
  private static func put(at place: URL, _ make: (URL) throws -> Void) throws {
    let manager = FileManager.default
    let folder = place.deletingLastPathComponent()
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let new = folder.appending(path: UUID().uuidString)
    try make(new)
    let code = rename(new.path(percentEncoded: false), place.path(percentEncoded: false))
    // Two names of one file stay as they are.
    try? manager.removeItem(at: new)
    if code != 0 { throw CocoaError(.fileWriteUnknown) }
  }

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
