import QuizCore
import QuizStore
import Terminal

/// Brings a player in that was exported here or elsewhere.
struct ProfileImport {
  let file: String
  let dryRun: Bool
  let yes: Bool

  func run(in desk: Desk) throws -> Reply {
    let document = try document(at: desk)
    desk.tell(try desk.store.open().notices)
    let preview = try desk.store.previewImport(of: document)
    if dryRun || preview.isNothing {
      let view = view(preview, document, desk)
      return Reply(view.lines(desk.page), json: view.json)
    }
    let isAsked = !yes && preview.changesPlayer
    if isAsked {
      let words = desk.words
      let nickname = preview.before.profile.nickname
      let confirmation = try desk.confirm(
        view(preview, document, desk).change(desk.page)
          + desk.page.wrapped(words.profile.importMeaning, .warning),
        typing: [nickname], prompt: words.account.resetConfirmation(cleaned(nickname)))
      if let reply = desk.refusal(of: confirmation, words.profile.notImported) { return reply }
    }
    let outcome = try desk.store.importProfile(document)
    desk.tell(outcome.notices)
    let view = view(outcome, document, desk)
    // What was shown with the question is not shown again.
    let page = isAsked ? view.ending(desk.page) : view.lines(desk.page)
    return Reply(page, json: view.json)
  }

  private func document(at desk: Desk) throws -> ProfileDocument {
    do {
      if file == "-" {
        return try ProfileDocument(
          try desk.console.readInput(limit: ProfileDocument.sizeLimit + 1))
      }
      guard let document = try ProfileDocument.read(file, desk.files) else {
        throw Failure.noSuchFile(file)
      }
      return document
    } catch let problem as ProfileProblem {
      throw ProfileRefusal(path: file, problem: problem)
    }
  }

  private func view(
    _ outcome: ImportOutcome, _ document: ProfileDocument, _ desk: Desk
  ) -> ImportView {
    ImportView(
      outcome: outcome, nickname: document.player.profile.nickname,
      exported: document.instant, time: desk.localTime(of: document.instant), isDryRun: dryRun)
  }
}
