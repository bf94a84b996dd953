import Arguments
import QuizBanks
import QuizCore

/// Lists the banks, and the files from which none could be had.
struct ShowBanks: Command, AnswersInJSON {
  static let name = "banks"
  static let usage = Usage<ShowBanks, Words>(
    \.help.commands.banks,
    examples: [
      Example("rankup banks", \.help.commands.banksExample),
      Example("rankup banks --json", \.help.commands.banksJSONExample),
    ],
    ShowBanks.init)

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let shelf = try desk.loadShelf()
    // The document has no place for files that are none.
    if desk.options.json { desk.tellFaults(of: shelf) }
    let view = BanksView(
      banks: shelf.banks,
      daily: Set(try desk.dailyBanks(asked: [], player.profile, on: shelf).map(\.id)),
      missing: Setting.dailyBanks(player.profile)?.filter { shelf.bank($0) == nil } ?? [],
      shadowed: shelf.shadowed, refused: shelf.refused.map { desk.sentence(about: $0) })
    return Reply(view.lines(desk.page), json: view.json)
  }
}
