import Arguments
import Host
import QuizStore
import Terminal

/// Says what is wrong on disk, and mends it when that is asked for.
struct RunDoctor: Command, AnswersInJSON, WorksWithoutHome {
  let repairs: Bool
  let yes: Bool

  static let name = "doctor"
  static let usage = Usage<RunDoctor, Words>(
    \.help.commands.doctor,
    examples: [
      Example("rankup doctor", \.help.commands.doctorExample),
      Example("rankup doctor --repair", \.help.commands.doctorRepairExample),
      Example("rankup doctor --json", \.help.commands.doctorJSONExample),
    ],
    RunDoctor.init(repairs:yes:),
    .flag("repair", help: \.help.commands.doctorRepair),
    .flag("yes", "y", help: \.help.commands.doctorYes))

  func run(in desk: Desk) throws -> Reply {
    let before = try desk.diagnosis()
    let home = (try? desk.environment.homeFolder(desk.files)).flatMap { $0 }
    guard repairs else { return reply(DoctorView(before, home: home), desk.page) }
    guard before.isMendable else {
      return reply(DoctorView(before, home: home, hasRepaired: true), desk.page)
    }
    if !yes {
      // The document of a repair has no room for a question.
      if desk.options.json { throw Failure.wouldAsk(option: "--yes") }
      let words = desk.words
      let confirmation = try desk.confirm(
        DoctorView(before, home: home).mendable(desk.page),
        typing: Language.allCases.map(\.words.account.yes),
        prompt: words.account.restoreConfirmation(words.account.yes))
      if let reply = desk.refusal(of: confirmation, words.doctor.notRepaired) { return reply }
    }
    let outcome = desk.store.repair(before.found)
    for failure in outcome.failures { desk.complain(ErrorReport(failure, desk.words)) }
    for path in before.staleIndexes { try? desk.files.remove(path) }
    let after = try desk.diagnosis()
    return reply(
      DoctorView(after, since: before, backup: outcome.backup?.name, home: home), desk.page)
  }

  private func reply(_ view: DoctorView, _ page: Page) -> Reply {
    Reply(view.lines(page), json: view.json, exit: view.problems > 0 ? .failed : .done)
  }

  func reply(without error: any Error, _ page: Page) -> Reply {
    let problem = DoctorCheck(
      area: .folders, status: .problem, path: nil,
      message: ErrorReport(error, page.words).sentence)
    let diagnosis = Diagnosis(
      checks: [.program(page.words.doctor), problem], found: [], staleIndexes: [])
    return reply(DoctorView(diagnosis, home: nil), page)
  }
}
