extension Program {
  /// The page for the whole program; builds the usage of every command that is listed.
  package func help() -> HelpPage<Words> {
    .program(
      ProgramHelp(
        program: name, summary: summary, standard: standard?.name,
        commands: visibleCommands.map { line(for: $0) }, topics: topics,
        globalOptions: globalOptions))
  }

  /// The page for a command, hidden ones too, or for a topic; `nil` when there is none.
  package func help(for word: String) -> HelpPage<Words>? {
    if let command = command(named: word) { return help(for: command) }
    return topics.first { $0.name == word }.map { .topic($0) }
  }

  func help<Asked: Command<World, Words, Outcome>>(for command: Asked.Type) -> HelpPage<Words> {
    let usage = Asked.usage
    return .command(
      CommandHelp(
        program: name, name: Asked.name, synopsis: synopsis(of: usage.labels),
        summary: usage.summary, examples: usage.examples,
        arguments: usage.labels.filter { !$0.isOption },
        options: usage.labels.filter(\.isOption), globalOptions: globalOptions))
  }

  private func line<Asked: Command<World, Words, Outcome>>(
    for command: Asked.Type
  ) -> CommandSummary<Words> {
    CommandSummary(name: Asked.name, summary: Asked.usage.summary)
  }

  func labels<Asked: Command<World, Words, Outcome>>(of command: Asked.Type) -> [Label<Words>] {
    Asked.usage.labels
  }
}
