import Arguments

/// Shows the rank card.
struct ShowRank: Command {
  static let name = "rank"
  static let usage = Usage<ShowRank, Words>(
    \.help.commands.rank,
    examples: [
      Example("rankup rank", \.help.commands.rankExample),
      Example("rankup rank --json", \.help.commands.rankJSONExample),
    ],
    ShowRank.init)

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let card = RankCard(player, on: desk.today(for: player))
    return Reply(RankCardView(card: card).lines(desk.page), json: card.json)
  }
}
