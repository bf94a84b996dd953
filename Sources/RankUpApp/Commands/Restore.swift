import Arguments
import QuizCore
import QuizStore
import Terminal

/// Brings the state of a backup back.
struct Restore: Command {
  let backup: String?
  let yes: Bool

  static let name = "restore"
  static let usage = Usage<Restore, Words>(
    \.help.commands.restore,
    examples: [Example("rankup restore", \.help.commands.restoreExample)],
    Restore.init(backup:yes:),
    .positional("backup", help: \.help.commands.restoreBackup),
    .flag("yes", "y", help: \.help.commands.restoreYes))

  func run(in desk: Desk) throws -> Reply {
    let chosen = try desk.store.backup(named: backup)
    let words = desk.words.account
    if !yes {
      let confirmation = try desk.confirm(
        desk.page.wrapped(meaning(of: chosen, desk), .warning),
        typing: Language.allCases.map(\.words.account.yes),
        prompt: words.restoreConfirmation(words.yes))
      if let reply = desk.refusal(of: confirmation, words.notRestored) { return reply }
    }
    let (undo, player) = try desk.store.restore(chosen.name)
    let card = RankCard(player, on: desk.today(for: player), due: desk.dueCount(for: player))
    return Reply(
      desk.page.wrapped(words.restoreDone(cleaned(player.profile.nickname)))
        + RankCardView(card: card).lines(desk.page)
        + desk.page.wrapped(words.undoWith, before: "rankup restore \(undo.name)"))
  }

  private func meaning(of backup: Backup, _ desk: Desk) -> String {
    desk.words.account.restoreMeaning(
      cleaned(backup.nickname), desk.words.card.rank(backup.rank),
      desk.page.number(backup.xp), desk.localTime(of: backup.instant))
  }
}
