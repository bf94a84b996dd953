import Arguments

/// Shows the rank card.
struct ShowRank: Command, AnswersInJSON {
  static let name = "rank"
  static let usage = Usage<ShowRank, Words>(
    \.help.commands.rank,
    examples: [
      Example("rankup rank", \.help.commands.rankExample),
      Example("rankup rank --json", \.help.commands.rankJSONExample),
    ],
    ShowRank.init)

  func run(in desk: Desk) throws -> Reply {
    let (player, opened) = try desk.openStore()
    let date = desk.today(for: player)
    desk.tellIfClockIsBehind(date, player)
    let card = RankCard(player, on: date, due: desk.dueCount(for: player, in: opened))
    return Reply(RankCardView(card: card).lines(desk.page), json: card.json)
  }
}
