import JSON
import QuizCore
import QuizStore
import Terminal

/// The backups, newest first, each with the local time at which it was made.
struct BackupsView {
  let backups: [(backup: Backup, time: String)]
  /// The names of files among them that can't be understood.
  var damaged: [String] = []

  /// A table where there is room for one, else two lines for each; the names are never cut.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.backups
    let faults =
      damaged.isEmpty
      ? [] : wrap(Text(words.damaged(damaged), .warning).oneLine, width: page.width)
    guard !backups.isEmpty else { return page.wrapped(page.words.errors.noBackups) + faults }
    let widest = backups.map { Text($0.backup.name).width }.max() ?? 0
    let list =
      page.width >= widest + 50 && !page.surface.isPlain
      ? table(page) : backups.flatMap { entry($0.backup, $0.time, page) }
    return page.wrapped(words.title, .strong) + list
      + (faults.isEmpty ? [] : [Text()]) + faults + [Text()]
      + page.wrapped(words.howToRestore, .faint)
  }

  private func table(_ page: Page) -> [Text] {
    let words = page.words.backups
    let rows = backups.map { backup, time in
      [
        Text(backup.name, .accent), Text(time), Text(words.reason(backup.reason)),
        Text(page.words.card.rank(backup.rank), backup.rank.role), Text(page.number(backup.xp)),
      ]
    }
    return Table(
      [.init(), .init(), .init(isFlexible: true), .init(), .init(.right)],
      rows: [words.columns.map { Text($0, .faint) }] + rows
    ).drawn(width: page.width, for: page.surface)
  }

  private func entry(_ backup: Backup, _ time: String, _ page: Page) -> [Text] {
    let facts = [
      time, page.words.backups.reason(backup.reason), page.words.card.rank(backup.rank),
      page.xp(backup.xp),
    ]
    return wrap(Text(backup.name, .accent).oneLine, width: page.width)
      + page.filled(facts.map { Text($0).oneLine.plain }, .faint, indent: 2)
  }

  /// The document of `backups --json`.
  var json: JSONValue {
    [
      "backups": .array(
        backups.map { backup, _ in
          [
            "name": .string(backup.name), "at": .string(backup.instant.description),
            "reason": .string(backup.reason.rawValue), "rank": .string(backup.rank.name),
            "xp": .integer(backup.xp),
          ]
        })
    ]
  }
}
