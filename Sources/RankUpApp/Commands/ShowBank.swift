import Arguments
import QuizBanks
import QuizCore
import QuizStore

/// Shows what is in a bank.
struct ShowBank: Command, AnswersInJSON {
  let id: String
  /// Whether it shows what the answers say of the bank.
  let stats: Bool

  static let name = "bank"
  static let usage = Usage<ShowBank, Words>(
    \.help.commands.bank,
    examples: [
      Example("rankup bank starter", \.help.commands.bankExample),
      Example("rankup bank starter --json", \.help.commands.bankJSONExample),
      Example("rankup bank starter --stats", \.help.statistics.ofBankExample),
    ],
    ShowBank.init(id:stats:),
    .positional("id", help: \.help.commands.bankID),
    .flag("stats", help: \.help.statistics.ofBank))

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let shelf = try desk.loadShelf()
    guard let bank = shelf.bank(id) else {
      // The bank may be in a file that was refused.
      desk.tellFaults(of: shelf)
      throw Failure(noBank: id, on: shelf)
    }
    let study = try desk.store.study()
    guard !stats else {
      let report = BankReport(bank, study.questions)
      return Reply(BankReportView(report: report).lines(desk.page), json: report.json)
    }
    let daily = try desk.dailyBanks(asked: [], player.profile, on: shelf)
    let view = BankView(
      bank: bank, contents: BankContents(bank.questions),
      isInDaily: daily.contains { $0.id == bank.id },
      warningCount: try warningCount(of: bank, desk),
      memory: BankMemory(of: bank, in: study, desk.reviewDraw(for: player.profile)))
    return Reply(view.lines(desk.page), json: view.json)
  }

  /// How many warnings a check of its file gives; there is none of the bank that is built in.
  private func warningCount(of bank: Bank, _ desk: Desk) throws -> Int {
    guard bank.source != .embedded, !desk.options.json else { return 0 }
    return try FileChecker(desk: desk).check(bank.path).reduce(0) { $0 + $1.counts.warnings }
  }
}
