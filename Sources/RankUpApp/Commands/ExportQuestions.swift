import Arguments
import Host
import QuizBanks
import QuizFormats
import Terminal

/// Writes a bank in another format to standard output.
struct ExportQuestions: Command {
  let id: String
  let format: ExportFormat

  static let name = "export"
  static let usage = Usage<ExportQuestions, Words>(
    \.help.commands.exporting.summary,
    examples: [
      Example("rankup export rivers --to gift", \.help.commands.exporting.example),
      Example("rankup export rivers --to csv", \.help.commands.exporting.tableExample),
    ],
    ExportQuestions.init(id:format:),
    .positional("id", help: \.help.commands.exporting.bank),
    .option("to", placeholder: "FORMAT", help: \.help.commands.exporting.format))

  func run(in desk: Desk) throws -> Reply {
    let shelf = try desk.loadShelf()
    guard let bank = shelf.bank(id) else {
      // The bank may be in a file that was refused.
      desk.tellFaults(of: shelf)
      throw Failure(noBank: id, on: shelf)
    }
    let text = try bank.nativeText(desk.files)
    guard let (export, leftOut, disabled) = BankDrafts.read(text) else {
      throw Failure(noBank: id, on: shelf)
    }
    guard let written = format.written(export) else {
      try desk.console.writeExactly(String(decoding: text, as: UTF8.self))
      return Reply()
    }
    guard written.losses.count(where: { $0.part == .question }) < export.questions.count else {
      throw Failure.nothingExported(bank: id, format: format.rawValue)
    }
    try desk.console.writeExactly(written.text)
    if leftOut > 0 { desk.notice(desk.words.bankExport.leftOut(leftOut)) }
    if disabled > 0 { desk.notice(desk.words.bankExport.disabled(disabled)) }
    if written.guardedCellCount > 0 {
      desk.notice(desk.words.bankExport.guarded(written.guardedCellCount))
    }
    for loss in ExportLosses(written).lines(desk.words) { desk.notice(loss) }
    return Reply()
  }
}
