import Arguments
import QuizCore

/// Shows the ladder.
struct ShowLadder: Command, AnswersInJSON {
  static let name = "ranks"
  static let usage = Usage<ShowLadder, Words>(
    \.help.commands.ranks,
    examples: [Example("rankup ranks", \.help.commands.ranksExample)],
    ShowLadder.init)

  func run(in desk: Desk) throws -> Reply {
    let ladder = Ladder(standing: try desk.openPlayer().profile.standing)
    return Reply(LadderView(standing: ladder.standing).lines(desk.page), json: ladder.json)
  }
}
