/// What the program tells its caller, after sysexits(3) where it has a code.
package struct ExitCode: Sendable, Equatable {
  /// The number.
  package let number: Int32

  /// Done.
  package static let done = ExitCode(number: 0)
  /// Not done.
  package static let failed = ExitCode(number: 1)
  /// A quiz was left unfinished.
  package static let paused = ExitCode(number: 3)
  /// The command line is not right.
  package static let usage = ExitCode(number: 64)
  /// The banks hold bad data.
  package static let badData = ExitCode(number: 65)
  /// No such bank, file or backup.
  package static let notFound = ExitCode(number: 66)
  /// Reading or writing failed.
  package static let inputOutput = ExitCode(number: 74)
  /// The lock is held by another process.
  package static let lockHeld = ExitCode(number: 75)

  /// The reader went away where SIGPIPE is ignored; the same code as where it is not.
  package static let closedPipe = signal(13)

  /// Ended by a signal.
  package static func signal(_ number: Int32) -> ExitCode { ExitCode(number: 128 + number) }

  /// The signal that it tells of; nil for an end of another kind.
  var signal: Int32? { number > 128 ? number - 128 : nil }
}
