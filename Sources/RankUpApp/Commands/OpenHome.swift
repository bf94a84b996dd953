import Arguments
import Terminal

/// Opens the home on a terminal; elsewhere it shows the rank card.
struct OpenHome: Command, AnswersInJSON {
  static let name = "home"
  static let usage = Usage<OpenHome, Words>(
    \.help.commands.home,
    examples: [Example("rankup", \.help.commands.homeExample)],
    OpenHome.init)

  func run(in desk: Desk) throws -> Reply { try open(at: desk, splashing: false) }

  /// Opens the home, or shows the card; `splashing` lets the name of the game come first.
  func open(at desk: Desk, splashing: Bool) throws -> Reply {
    guard !desk.options.json, !desk.options.noInput, let screen = desk.console.openScreen() else {
      return try ShowRank().run(in: desk)
    }
    defer { screen.close() }
    var desk = desk
    desk.screen = screen
    let (player, opened) = try desk.openStore()
    var home = HomeScreen(
      player, in: opened, at: desk, on: desk.stage(on: screen, for: player), splashing: splashing)
    let signal = try home.run()
    return Reply(exit: signal.map { .signal($0) } ?? .done)
  }
}

/// What a line without a command does: the same, with the splash before it.
struct Start: Command, AnswersInJSON {
  static let name = OpenHome.name
  static let usage = Usage<Start, Words>(\.help.commands.home, Start.init)

  func run(in desk: Desk) throws -> Reply { try OpenHome().open(at: desk, splashing: true) }
}
