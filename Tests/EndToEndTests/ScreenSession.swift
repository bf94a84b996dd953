import TestSupport

/// The real program with a page on a pseudo-terminal: a test strikes keys and looks at the picture.
final class ScreenSession {
  let terminal: PseudoTerminal
  let program: RunningProgram
  private(set) var picture: TerminalPicture
  /// Bytes of the output that are in the picture.
  private var seen = 0

  /// The picture never became what the test waited for.
  struct Unseen: Error, CustomStringConvertible {
    let awaited: String
    let lines: [String]
    var description: String { "waited for “\(awaited)”, saw:\n\(lines.joined(separator: "\n"))" }
  }

  /// Starts a program on a terminal of a size in cells.
  init(_ launch: ProgramLaunch, columns: Int = 80, rows: Int = 24) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    picture = TerminalPicture(columns: columns, rows: rows)
    program = try terminal.start(launch)
  }

  /// Strikes keys.
  func type(_ keys: String) { program.type(keys) }

  /// Waits until the picture is as a test wants it.
  func see(_ awaited: String, _ holds: (TerminalPicture) -> Bool) throws {
    while true {
      let bytes = program.outputBytes
      picture.feed(bytes[seen...])
      seen = bytes.count
      if holds(picture) { return }
      guard program.wait(forBytes: seen + 1) else {
        picture.feed(program.outputBytes[seen...])
        seen = program.outputBytes.count
        guard !holds(picture) else { return }
        throw Unseen(awaited: awaited, lines: picture.lines)
      }
    }
  }

  /// Waits until a line holds a text.
  func see(_ text: String) throws {
    try see(text) { $0.lines.contains { $0.contains(text) } }
  }

  /// Waits until a page is there whole, which its last line shows: it is painted after the others.
  func see(_ text: String, above foot: String) throws {
    try see("\(text) … \(foot)") { picture in
      picture.lines.last?.contains(foot) == true && picture.lines.contains { $0.contains(text) }
    }
  }

  /// Waits for a question of a daily.
  func see(question number: Int) throws {
    try see("Question \(number) of 10", above: "skip")
  }

  /// Waits for what an answer came to, which any key leaves.
  func seeFeedback() throws { try see("(right)", above: "go on") }

  /// Changes the terminal's size; what was seen is gone.
  func resize(columns: Int, rows: Int) {
    picture.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Waits for the end and takes in what was written last.
  func finish() -> ProgramOutcome {
    let outcome = program.finish()
    picture.feed(outcome.outputBytes[seen...])
    seen = outcome.outputBytes.count
    return outcome
  }
}

extension ScreenSession {
  /// The kind of terminal that the screens are for.
  static let terminalKind: [String: String?] = ["TERM": "xterm-256color"]
}

extension ScratchHome {
  /// Makes a home with the bank of alphas whose player wants no motion and no splash, so that each
  /// page is there at once and stays.
  static func withoutMotion() throws -> ScratchHome {
    let home = try ScratchHome.withAlphaBank()
    for setting in ["motion", "splash"] { _ = try home.run(["settings", setting, "off"]) }
    return home
  }

  /// Starts `rankup` with a line on a terminal of a size in cells.
  func screen(
    _ line: [String] = [], changing: [String: String?] = ScreenSession.terminalKind,
    columns: Int = 80, rows: Int = 24
  ) throws -> ScreenSession {
    try ScreenSession(launch(line, changing: changing), columns: columns, rows: rows)
  }
}
