import Arguments
import QuizCore
import QuizStore
import Terminal

/// Starts again from Bronze, after a backup and a typed confirmation.
struct Reset: Command {
  let all: Bool
  let yes: Bool

  static let name = "reset"
  static let usage = Usage<Reset, Words>(
    \.help.commands.reset,
    examples: [
      Example("rankup reset", \.help.commands.resetExample),
      Example("rankup reset --all --yes", \.help.commands.resetAllExample),
    ],
    Reset.init(all:yes:),
    .flag("all", help: \.help.commands.resetAll),
    .flag("yes", "y", help: \.help.commands.resetYes))

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let words = desk.words.account
    if !yes {
      let nickname = player.profile.nickname
      let confirmation = try desk.confirm(
        explanation(player.profile, desk), typing: [nickname],
        prompt: words.resetConfirmation(cleaned(nickname)))
      if let reply = desk.refusal(of: confirmation, words.notReset) { return reply }
    }
    let reset = try desk.store.reset(all: all)
    desk.tell(reset.notices)
    let done =
      all ? words.resetAllDone(cleaned(reset.player.profile.nickname)) : words.resetDone
    return Reply(
      desk.page.wrapped(done)
        + desk.page.wrapped(words.backupAt, .faint, before: reset.backup.path)
        + desk.page.wrapped(words.undoWith, before: "rankup restore \(reset.backup.name)"))
  }

  private func explanation(_ profile: Profile, _ desk: Desk) -> [Text] {
    let words = desk.words
    let meaning = words.account.resetMeaning(
      words.card.rank(profile.standing.rank), desk.page.number(profile.standing.xp))
    return desk.page.wrapped(meaning, .warning)
      + desk.page.wrapped(all ? words.account.resetAllMeaning : words.account.resetKeeps)
  }
}
