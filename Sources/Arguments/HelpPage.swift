/// A page of help as data; it is laid out elsewhere.
package enum HelpPage<Words: Sendable>: Sendable {
  case program(ProgramHelp<Words>)
  case command(CommandHelp<Words>)
  case topic(HelpTopic<Words>)
}

/// What `help` tells of the whole program.
package struct ProgramHelp<Words: Sendable>: Sendable {
  package let program: String
  package let summary: Sentence<Words>
  /// The command that an empty line runs.
  package let standard: String?
  /// The commands that are not hidden, in the order they were declared.
  package let commands: [CommandSummary<Words>]
  package let topics: [HelpTopic<Words>]
  /// Options that every command takes, `--help` and `--version` last.
  package let globalOptions: [Label<Words>]
}

/// A command's line in the program's help.
package struct CommandSummary<Words: Sendable>: Sendable {
  package let name: String
  package let summary: Sentence<Words>
}

/// What `help COMMAND` tells.
package struct CommandHelp<Words: Sendable>: Sendable {
  package let program: String
  package let name: String
  /// What follows the name in the usage line, in parts that should not be broken: `[ID...]`,
  /// `[--count N]`.
  package let synopsis: [String]
  package let summary: Sentence<Words>
  package let examples: [Example<Words>]
  /// Positionals and the rest, in order.
  package let arguments: [Label<Words>]
  package let options: [Label<Words>]
  /// Options that every command takes, `--help` and `--version` last.
  package let globalOptions: [Label<Words>]
}

/// A page of help that belongs to no command.
package struct HelpTopic<Words: Sendable>: Sendable {
  /// The word after `help`.
  package let name: String
  package let summary: Sentence<Words>
  package let text: Sentence<Words>

  /// Is listed with `summary` and told in full by `text`.
  package init(_ name: String, _ summary: Sentence<Words>, text: Sentence<Words>) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}
