import Arguments
import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// Shows what was played, newest first, or one day of it with questions and answers.
struct ShowHistory: Command, AnswersInJSON {
  let date: QuizDate?
  let banks: [String]
  let since: QuizDate?

  static let name = "history"
  static let usage = Usage<ShowHistory, Words>(
    \.help.history.summary,
    examples: [
      Example("rankup history", \.help.history.example),
      Example("rankup history --date 2026-11-30", \.help.history.dateExample),
      Example("rankup history --since 2026-01-01 --json", \.help.history.jsonExample),
    ],
    ShowHistory.init(date:banks:since:),
    .option("date", placeholder: "DATE", help: \.help.history.date),
    .option("bank", placeholder: "ID", help: \.help.history.bank),
    .option("since", placeholder: "DATE", help: \.help.history.since))

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let today = desk.today(for: player)
    desk.tellIfClockIsBehind(today, player)
    let selection = History.Selection(banks: Set(banks), since: since, date: date)
    var history = Recoverable(History(selection))
    try desk.store.forEachEntry { history.add($0) }
    let lines = history.present.lines(frozen: player.diary.streak(asOf: today).frozen)
    if lines.isEmpty { try checkBanks(on: desk) }
    guard let date else { return try list(lines, player, at: desk) }
    let day = HistoryDay(lines: lines, on: date, shelf: try desk.loadShelf())
    return Reply(
      HistoryDayView(day: day, truth: desk.words.quiz.truth).lines(desk.page), json: day.json)
  }

  /// That a bank is not there, is an error where nothing tells of it either.
  private func checkBanks(on desk: Desk) throws {
    guard !banks.isEmpty else { return }
    _ = try desk.banks(banks, on: try desk.loadShelf())
  }

  /// All lines: as one document, page by page on a terminal where they are too many, or as they come.
  private func list(_ lines: [History.Line], _ player: Player, at desk: Desk) throws -> Reply {
    if desk.options.json {
      try HistoryDocument(lines: lines).write(to: desk.console)
      return Reply(json: nil)
    }
    let view = HistoryView(lines: lines, isEverything: banks.isEmpty && since == nil)
    let page = desk.page
    let isLong = !lines.isEmpty && lines.count + 6 > page.surface.height
    if isLong, !desk.options.noInput, let screen = desk.console.openScreen() {
      defer { screen.close() }
      let pager = PagedList(stage: desk.stage(on: screen, for: player))
      let signal = try pager.show(view.list)
      return Reply(exit: signal.map { .signal($0) } ?? .done)
    }
    try view.write(page) { try desk.show($0) }
    return Reply()
  }
}
