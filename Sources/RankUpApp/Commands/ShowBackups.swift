import Arguments
import QuizStore

/// Lists the backups.
struct ShowBackups: Command, AnswersInJSON {
  static let name = "backups"
  static let usage = Usage<ShowBackups, Words>(
    \.help.commands.backups,
    examples: [Example("rankup backups", \.help.commands.backupsExample)],
    ShowBackups.init)

  func run(in desk: Desk) throws -> Reply {
    let (backups, damaged) = try desk.store.listedBackups()
    // The document has no place for files that are none.
    if desk.options.json, !damaged.isEmpty { desk.notice(desk.words.backups.damaged(damaged)) }
    let view = BackupsView(
      backups: backups.map { ($0, desk.localTime(of: $0.instant)) }, damaged: damaged)
    return Reply(view.lines(desk.page), json: view.json)
  }
}
