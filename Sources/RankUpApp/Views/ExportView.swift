import JSON
import QuizCore
import QuizStore
import Terminal

/// What was exported, or would be.
struct ExportView {
  let exported: ExportedProfile
  let path: String
  let isDryRun: Bool

  /// Who, how much, and where it went.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.profile
    let profile = exported.player.profile
    let say = isDryRun ? words.wouldExport : words.exported
    let sentence = say(
      cleaned(profile.nickname), page.words.card.rank(profile.standing.rank),
      page.xp(profile.standing.xp))
    let size = words.size(exported.lines, exported.journals, exported.size)
    return page.wrapped(sentence) + page.wrapped(size)
      + (isDryRun ? [] : page.wrapped(words.writtenTo, .faint, before: path))
  }

  /// The document of `profile export --json`.
  var json: JSONValue {
    [
      "exportedAt": .string(exported.instant.description), "path": .string(path),
      "journals": .integer(exported.journals), "lines": .integer(exported.lines),
      "bytes": .integer(exported.size), "dryRun": .boolean(isDryRun),
      "player": exported.player.profile.brief,
    ]
  }
}
