/// Where a conversation with the player takes place: lines out, questions, lines in.
package protocol Console: AnyObject {
  /// What standard output can show.
  var output: Surface { get }
  /// What standard error can show.
  var errors: Surface { get }
  /// What standard input is.
  var input: InputKind { get }

  /// Changes what both output streams are taken to show from what was decided for them, as the
  /// player's settings say; an open screen learns of it by `Screen.remeasure`.
  func adjust(_ change: @escaping (Surface) -> Surface)
  /// Writes lines to standard output, a line end after each.
  func write(_ lines: [Text]) throws
  /// Writes lines to standard error, a line end after each.
  func writeError(_ lines: [Text]) throws
  /// Writes text for another program, as it is, without adding a line end; what goes to a
  /// terminal is cleaned all the same.
  func writeExactly(_ text: String) throws
  /// Shows the prompt and waits for a line.
  func ask(_ prompt: Text) throws -> Input
  /// Takes the whole terminal as a screen; nil where input or output is none, or can't be painted.
  ///
  /// Until it is closed nothing is asked here, and what is written waits.
  func openScreen() -> (any Screen)?
  /// Reads standard input to its end, or at most `limit` bytes; where nothing was asked before.
  func readInput(limit: Int) throws -> [UInt8]
}

/// What the answers come from.
package enum InputKind: Sendable, Equatable {
  case terminal
  /// A pipe, a file or nothing: lines are consumed in order.
  case pipe
}

/// What a question was met with.
package enum Input: Sendable, Equatable {
  /// A line without its line end, as it was typed; not cleaned.
  case line(String)
  case endOfInput
  /// A signal that asks the program to end, by its number.
  case interrupted(signal: Int32)
}
