import Arguments
import JSON
import QuizCore
import QuizStore
import Terminal

/// Shows the nickname, or changes it.
struct Rename: Command, AnswersInJSON {
  let newName: String?

  static let name = "nickname"
  static let usage = Usage<Rename, Words>(
    \.help.commands.nickname,
    examples: [
      Example("rankup nickname", \.help.commands.nicknameShowExample),
      Example("rankup nickname Leonidas", \.help.commands.nicknameExample),
    ],
    Rename.init(newName:),
    .positional("name", help: \.help.commands.nicknameName))

  func run(in desk: Desk) throws -> Reply {
    guard let newName else { return try show(at: desk) }
    let nickname = try Nickname(newName)
    var old = ""
    let recorded = try desk.store.record { player in
      old = player.profile.nickname
      return old == nickname.text ? [] : [.renamed(nickname.text)]
    }
    desk.tell(recorded.notices)
    let words = desk.words.account
    let new = cleaned(nickname.text)
    return Reply(
      desk.page.wrapped(
        recorded.entries.contains { $0.event == .renamed(nickname.text) }
          ? words.renamed(cleaned(old), new) : words.sameName(new)),
      json: ["nickname": .string(nickname.text)])
  }

  private func show(at desk: Desk) throws -> Reply {
    let nickname = try desk.openPlayer().profile.nickname
    return Reply(
      [Text(cleaned(nickname))], json: ["nickname": .string(nickname)])
  }
}
