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
