import Arguments

/// Says what is wrong with files of questions, in the form that editors jump to.
struct CheckBanks: Command, AnswersInJSON {
  let files: [String]

  static let name = "check"
  static let usage = Usage<CheckBanks, Words>(
    \.help.commands.check,
    examples: [
      Example("rankup check rivers.json", \.help.commands.checkExample),
      Example("rankup check ~/.local/share/rankup/quizzes", \.help.commands.checkFolderExample),
      Example("rankup check --json - < rivers.json", \.help.commands.checkInputExample),
    ],
    CheckBanks.init(files:),
    .rest("file", help: \.help.commands.checkFiles, atLeastOne: true))

  func run(in desk: Desk) throws -> Reply {
    let checker = FileChecker(desk: desk)
    let checked = try files.flatMap { try checker.check($0) }
    for file in checked {
      if case .failed(let report) = file.outcome { desk.complain(report) }
      if desk.options.json, file.unlistedCount > 0 {
        desk.notice(file.path + ": " + desk.words.check.unlisted(file.unlistedCount))
      }
    }
    let view = CheckView(files: checked)
    return Reply(view.lines(desk.page), json: view.json(desk.words), exit: view.exit)
  }
}
