import Arguments
import Host
import QuizBanks
import QuizCore
import QuizFormats
import QuizStore
import Terminal

/// Begins a bank of the player's own: a file with an example of every type.
struct NewBank: Command {
  let id: BankIdentifier
  let title: String?

  static let name = "new-bank"
  static let usage = Usage<NewBank, Words>(
    \.help.commands.exporting.newBank,
    examples: [Example("rankup new-bank rivers", \.help.commands.exporting.newBankExample)],
    NewBank.init(id:title:),
    .positional("id", help: \.help.commands.exporting.newBankID),
    .option("title", placeholder: "TITLE", help: \.help.commands.exporting.newBankTitle))

  func run(in desk: Desk) throws -> Reply {
    let profile = try desk.openPlayer().profile
    let path = joined(desk.store.banksFolder, bankFileName(of: id.text))
    let heading = lineText(title ?? id.text)
    guard !isBlank(heading) else { throw Failure.blankTitle }
    if let bank = try desk.loadShelf().bank(id.text) {
      throw Failure.bankExists(id.text, path: bank.path)
    }
    let template = BankTemplate(
      id: id.text, title: heading, language: Language.chosen(profile.settings, desk.environment))
    try desk.files.refuseDanglingLink(desk.store.banksFolder)
    try desk.files.refuseDanglingLink(path)
    try desk.store.whileLocked {
      if try desk.files.status(path) != nil { throw Failure.bankExists(id.text, path: path) }
      try write(template, to: path, desk)
    }
    let words = desk.words.banks
    return Reply(
      desk.page.wrapped(words.begun(id.text), .good)
        // Left whole, so that it can be copied.
        + [Text(cleaned(path), .strong)]
        + desk.page.wrapped(
          words.whatNext, .faint, before: "rankup check \(shellQuoted(path))")
        + [Text()]
        + DailyPoolView(pool: try desk.dailyPool(after: [id.text], profile)).lines(desk.page))
  }

  /// Writes the bank, and beside it the schema, for which editors look there.
  private func write(_ template: BankTemplate, to path: String, _ desk: Desk) throws {
    let schema = joined(desk.store.banksFolder, BankSchema.fileName)
    do throws(HostError) {
      try desk.files.replace(path, with: Array(template.text.utf8))
      if try desk.files.status(schema) == nil {
        try desk.files.replace(schema, with: Array(BankSchema.json.utf8))
      }
    } catch {
      throw StoreError.unwritable(error)
    }
  }
}
