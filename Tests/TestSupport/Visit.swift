package import RankUpApp

/// One run of the program: how it ended, and all that was said.
package struct Visit {
  /// The exit code.
  package let exit: ExitCode
  /// The conversation.
  package let console: ScriptedConsole

  /// Puts a run down.
  package init(exit: ExitCode, console: ScriptedConsole) {
    self.exit = exit
    self.console = console
  }

  /// The conversation as a person sees it, without colours.
  package var transcript: String { console.transcript }
}

/// One run of the program on a screen.
package struct ScreenVisit {
  /// How it ended and what was said beside the screen.
  package let visit: Visit
  /// The screen.
  package let screen: ScriptedScreen

  /// The exit code.
  package var exit: ExitCode { visit.exit }

  /// What stands on the terminal once the screen is closed.
  package var transcript: String { visit.transcript }
}
