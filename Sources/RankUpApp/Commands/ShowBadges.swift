import Arguments
import QuizCore
import QuizStore

/// Shows the badges: the earned with their dates, the others with what is left.
struct ShowBadges: Command, AnswersInJSON {
  static let name = "badges"
  static let usage = Usage<ShowBadges, Words>(
    \.help.commands.badges,
    examples: [
      Example("rankup badges", \.help.commands.badgesExample),
      Example("rankup badges --json", \.help.commands.badgesJSONExample),
    ],
    ShowBadges.init)

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let date = desk.today(for: player)
    desk.tellIfClockIsBehind(date, player)
    let list = BadgeList(states: try desk.badges(of: player, asOf: date))
    let view = BadgesView(list: list, isDailyDone: player.diary.isFinished(date))
    return Reply(view.lines(desk.page), json: list.json)
  }
}

extension Desk {
  /// Where every badge of a player stands on a date.
  func badges(of player: Player, asOf date: QuizDate) throws -> [BadgeState] {
    try loadShelf().badges(store.study(), of: player, asOf: date)
  }
}
