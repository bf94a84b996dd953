import Arguments

/// A command that reads, and has one document for `--json`.
protocol AnswersInJSON {}

extension RankUp {
  /// The names of the commands that have a document.
  static var commandsWithJSON: [String] {
    program.commands.filter { $0 is any AnswersInJSON.Type }.map { $0.name }
  }
}
