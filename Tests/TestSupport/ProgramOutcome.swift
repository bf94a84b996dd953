/// What a program left behind when it ended.
package struct ProgramOutcome: Sendable, Equatable {
  /// How a program ended.
  package enum Ending: Sendable, Equatable {
    case exit(Int32)
    /// Ended by a signal that it did not handle.
    case signal(Int32)
    /// It ran longer than the test allows, and was killed.
    case timedOut
  }

  package let ending: Ending
  /// What was written to standard output, or to the terminal.
  package let outputBytes: [UInt8]
  /// What was written to standard error; nothing for a program on a terminal.
  package let errorBytes: [UInt8]

  /// Standard output as text.
  package var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error as text.
  package var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Makes an outcome.
  package init(_ ending: Ending, output: [UInt8], errors: [UInt8]) {
    self.ending = ending
    outputBytes = output
    errorBytes = errors
  }

  /// Makes an outcome to compare with.
  package init(_ ending: Ending, _ output: String, errors: String = "") {
    self.init(ending, output: Array(output.utf8), errors: Array(errors.utf8))
  }
}
