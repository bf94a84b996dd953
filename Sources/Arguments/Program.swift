/// A command line with several commands, and the options that hold for all of them.
package struct Program<World, Words: Sendable, Outcome, Globals: Sendable>: Sendable {
  /// Any command of this program.
  package typealias AnyCommand = any Command<World, Words, Outcome>
  /// The type of any command of this program.
  package typealias AnyCommandType = any Command<World, Words, Outcome>.Type

  /// What a line asks for.
  package enum Request {
    case run(AnyCommand, Globals)
    case help(HelpPage<Words>, Globals)
    case version(Globals)
  }

  package let name: String
  package let version: String
  package let summary: Sentence<Words>
  package let globals: Usage<Globals, Words>
  package let standard: AnyCommandType?
  package let commands: [AnyCommandType]
  package let topics: [HelpTopic<Words>]
  let helpLabel: Label<Words>
  let versionLabel: Label<Words>

  /// Builds no command's usage.
  ///
  /// `globals` are options without positionals, read anywhere before `--`; `standard` runs for a
  /// line without words of its own; `helpOption` and `versionOption` explain `--help`, `--version`.
  package init(
    name: String, version: String, summary: Sentence<Words>, helpOption: Sentence<Words>,
    versionOption: Sentence<Words>, globals: Usage<Globals, Words>, standard: AnyCommandType?,
    commands: [AnyCommandType], topics: [HelpTopic<Words>] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.globals = globals
    self.standard = standard
    self.commands = commands
    self.topics = topics
    helpLabel = Label(.flag, ["help", "h"], placeholder: "", help: helpOption)
    versionLabel = Label(.flag, ["version"], placeholder: "", help: versionOption)
  }

  /// Every global option, `--help` and `--version` last.
  package var globalOptions: [Label<Words>] { globals.labels + [helpLabel, versionLabel] }

  /// The names of the commands that are not hidden, in the order they were declared.
  package var commandNames: [String] { visibleCommands.map { $0.name } }

  var helpIndex: Int { globals.labels.count }

  var visibleCommands: [AnyCommandType] { commands.filter { !$0.isHidden } }

  func command(named name: String) -> AnyCommandType? { commands.first { $0.name == name } }
}
