import Arguments
import JSON
import QuizCore
import QuizStore
import Terminal

/// Shows the avatars, or chooses one.
struct ChooseAvatar: Command, AnswersInJSON {
  let newName: String?

  static let name = "avatar"
  static let usage = Usage<ChooseAvatar, Words>(
    \.help.commands.avatar,
    examples: [
      Example("rankup avatar", \.help.commands.avatarShowExample),
      Example("rankup avatar owl", \.help.commands.avatarExample),
    ],
    ChooseAvatar.init(newName:),
    .positional("name", help: \.help.commands.avatarName))

  func run(in desk: Desk) throws -> Reply {
    guard let newName else { return show(try desk.openPlayer(), desk.page) }
    guard let avatar = Avatar(named: newName) else {
      throw Failure.noSuchAvatar(newName)
    }
    let change = Event.set(key: Profile.avatarKey, value: avatar.name)
    let recorded = try desk.store.record { $0.profile.avatar == avatar.name ? [] : [change] }
    desk.tell(recorded.notices)
    let isChanged = recorded.entries.contains { $0.event == change }
    let words = desk.words.account
    return Reply(
      avatar.lines.map { Text($0, .accent) }
        + desk.page.wrapped(
          isChanged ? words.avatarChosen(avatar.name) : words.sameAvatar(avatar.name)),
      json: json(avatar.name))
  }

  /// All avatars, as many beside each other as there is room for.
  private func show(_ player: Player, _ page: Page) -> Reply {
    let chosen = player.profile.avatar
    return Reply(
      AvatarsView(chosen: chosen).lines(page), json: json(chosen))
  }

  private func json(_ chosen: String?) -> JSONValue {
    [
      "avatar": chosen.map { .string($0) } ?? .null,
      "avatars": .array(Avatar.all.map { .string($0.name) }),
    ]
  }
}
