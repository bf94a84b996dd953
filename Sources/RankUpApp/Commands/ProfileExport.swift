import QuizCore
import QuizStore
import Terminal

/// Writes the whole player as one JSON document.
struct ProfileExport {
  let file: String
  let dryRun: Bool
  let yes: Bool

  func run(in desk: Desk) throws -> Reply {
    let date = desk.today(for: try desk.openPlayer())
    do {
      if file == "-", !dryRun {
        _ = try desk.store.exportProfile(on: date) { piece in
          try desk.console.writeExactly(String(decoding: piece, as: UTF8.self))
        }
        return Reply()
      }
      if !dryRun, let reply = try refusal(at: desk) { return reply }
      let exported = try desk.store.exportProfile(on: date, to: dryRun ? nil : file)
      let view = ExportView(exported: exported, path: file, isDryRun: dryRun)
      return Reply(view.lines(desk.page), json: view.json)
    } catch let problem as ProfileProblem {
      throw ProfileRefusal(path: file, problem: problem)
    }
  }

  /// Asks before something that is no profile is replaced; nil when the way is free.
  private func refusal(at desk: Desk) throws -> Reply? {
    guard !yes, try desk.store.exportTarget(file) == .taken else { return nil }
    let words = desk.words
    let confirmation = try desk.confirm(
      desk.page.wrapped(words.profile.replaceMeaning(cleaned(file)), .warning),
      typing: Language.allCases.map(\.words.account.yes),
      prompt: words.account.restoreConfirmation(words.account.yes))
    return desk.refusal(of: confirmation, words.profile.notExported)
  }
}
