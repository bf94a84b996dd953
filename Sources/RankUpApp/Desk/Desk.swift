package import Host
package import QuizBanks
package import QuizCore
package import QuizStore
package import Terminal

/// Where a command works: the outside world and the player's choices, as one value.
package struct Desk {
  /// Where the conversation takes place.
  package let console: any Console
  /// The language.
  package var words: Words
  /// What was asked for every command.
  package let options: GlobalOptions
  /// The environment variables.
  package let environment: Environment
  /// The time.
  package let clock: Clock
  /// The files of the system, for those that a command line names.
  package let files: Files
  /// The player's files.
  package let store: Store
  /// Reads the banks, unless a signal ends it; only commands that ask for questions do.
  package let loadShelf: () throws -> Shelf
  /// Fresh random bits.
  package let randomBits: @Sendable () -> UInt64

  /// The screen that is open already, for what is played from the home.
  var screen: (any Screen)?

  /// The notices of this run.
  let told = ToldNotices()

  /// What views need to know of where they are shown.
  package var page: Page { Page(words: words, surface: console.output) }

  /// The time of this moment.
  package var now: Instant { Instant(milliseconds: clock.now()) }

  /// Sixteen hex digits that no other line has.
  package func newID() -> String { hexadecimal(randomBits()) }

  /// Writes lines of a page.
  package func show(_ lines: [Text]) throws { try console.write(lines) }

  /// Shows a prompt, over several lines where it is wider than the page, and waits for a line; on a
  /// surface that is too narrow for more than words the terminal breaks it.
  func ask(_ prompt: Text) throws -> Input {
    guard page.hasRoom else { return try console.ask(prompt) }
    let lines = wrap(prompt, width: page.width - 1)
    try show(Array(lines.dropLast()))
    let last = lines.last ?? Text()
    return try console.ask(last + Text(" ", last.runs.last?.role ?? .plain))
  }

  /// Tells of an error that does not end the work; where nobody can read it, the work goes on.
  func complain(_ report: ErrorReport) {
    try? console.writeError(report, words)
  }

  /// Writes a line beside the page, each sentence once a run; where nobody can read it, the work
  /// goes on.
  package func notice(_ sentence: String) {
    guard told.remember(sentence) else { return }
    try? console.writeErrorSentence(Text(cleaned(sentence), .warning))
  }
}
