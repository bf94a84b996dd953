import Arguments
import Terminal

/// Says what is wrong with files of questions, in the form that editors jump to, and mends some of it.
struct CheckBanks: Command, AnswersInJSON {
  let files: [String]
  let strict: Bool
  let explanations: Bool
  let fix: Bool
  let yes: Bool

  static let name = "check"
  static let usage = Usage<CheckBanks, Words>(
    \.help.commands.check,
    examples: [
      Example("rankup check rivers.json", \.help.commands.checkExample),
      Example("rankup check ~/.local/share/rankup/quizzes", \.help.commands.checkFolderExample),
      Example("rankup check --fix rivers.json", \.help.commands.checkFixExample),
      Example("rankup check --json - < rivers.json", \.help.commands.checkInputExample),
    ],
    CheckBanks.init(files:strict:explanations:fix:yes:),
    .rest("file", help: \.help.commands.checkFiles, atLeastOne: true),
    .flag("strict", help: \.help.commands.checkStrict),
    .flag("explanations", help: \.help.commands.checkExplanations),
    .flag("fix", help: \.help.commands.checkFix),
    .flag("yes", "y", help: \.help.commands.checkYes))

  func run(in desk: Desk) throws -> Reply {
    var told: [Text] = []
    var worst = ExitCode.done
    if fix {
      switch try FileMender(desk: desk, isConfirmed: yes).mend(files) {
      case .declined(let reply): return reply
      case .done(let lines, let exit): (told, worst) = (lines, exit)
      }
    }
    let checker = FileChecker(desk: desk, wantsExplanations: explanations)
    let checked = try files.flatMap { try checker.check($0) }
    for file in checked { tell(of: file, desk) }
    let view = CheckView(files: checked, isStrict: strict)
    return Reply(
      told + view.lines(desk.page), json: view.json(desk.words),
      exit: view.exit.number > worst.number ? view.exit : worst)
  }

  /// Tells of a file that can't be read, and for a document of what is not in it.
  private func tell(of file: CheckedFile, _ desk: Desk) {
    if case .failed(let report) = file.outcome { desk.complain(report) }
    if desk.options.json, file.unlistedCount > 0 {
      desk.notice(file.path + ": " + desk.words.check.unlisted(file.unlistedCount))
    }
  }
}
