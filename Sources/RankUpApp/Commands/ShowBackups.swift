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
    let view = BackupsView(
      backups: try desk.store.backups().map { ($0, desk.localTime(of: $0.instant)) })
    return Reply(view.lines(desk.page), json: view.json)
  }
}
