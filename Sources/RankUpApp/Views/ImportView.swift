import JSON
import QuizCore
import QuizStore
import Terminal

/// What an import came to, or would come to.
struct ImportView {
  let outcome: ImportOutcome
  /// The nickname in the profile.
  let nickname: String
  /// When it was exported.
  let exported: Instant
  /// The same as the wall clock shows it.
  let time: String
  let isDryRun: Bool

  /// What was taken in, what it changed, and how to take it back.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.profile
    guard !outcome.isNothing else {
      return source(page) + page.wrapped(words.nothingToDo)
    }
    return change(page) + ending(page)
  }

  /// That it is done, and how to take it back.
  func ending(_ page: Page) -> [Text] {
    let words = page.words.profile
    return isDryRun ? page.wrapped(words.dryRun) : page.wrapped(words.imported) + undo(page)
  }

  /// Whose profile it is, what is new in it, and the player before and after.
  func change(_ page: Page) -> [Text] {
    let words = page.words.profile
    let new = outcome.takes.filter { $0.lines > 0 }
    let copies = outcome.takes.count { $0.way == .copied }
    let (old, name) = (outcome.before.profile.nickname, outcome.after.profile.nickname)
    let sentences = [
      new.isEmpty ? nil : words.linesTaken(outcome.lines, new.count),
      outcome.dailies > 0 ? words.dailiesAdded(outcome.dailies) : nil,
      copies > 0 ? words.copies(copies) : nil,
      outcome.bringsState ? words.stateBrought : nil,
      old != name && !outcome.wasUnused ? words.newName(cleaned(old), cleaned(name)) : nil,
    ]
    return source(page) + sentences.compactMap(\.self).flatMap { page.wrapped($0) }
      + standings(page)
  }

  private func source(_ page: Page) -> [Text] {
    page.wrapped(page.words.profile.source(cleaned(nickname), time))
  }

  private func standings(_ page: Page) -> [Text] {
    let words = page.words.profile
    let rows = [(words.before, outcome.before), (words.after, outcome.after)]
    let widest = rows.map { Text($0.0).width }.max() ?? 0
    return rows.flatMap { label, player in
      let standing = StandingView(standing: player.profile.standing)
      let facts = standing.name(page) + ", " + standing.number(page)
      guard page.hasRoom, !page.surface.isPlain else {
        return wrap(Text(label + ": ") + facts, width: page.width)
      }
      return wrap(facts, width: page.width, after: Text(label, .faint).padded(to: widest + 2))
    }
  }

  private func undo(_ page: Page) -> [Text] {
    guard let backup = outcome.backup else { return [] }
    let words = page.words.account
    return page.wrapped(words.backupAt, .faint, before: backup.path)
      + page.wrapped(words.undoWith, before: "rankup restore \(backup.name)")
  }

  /// The document of `profile import --json`.
  var json: JSONValue {
    [
      "exportedAt": .string(exported.description), "dryRun": .boolean(isDryRun),
      "changed": .boolean(!isDryRun && !outcome.isNothing),
      "before": outcome.before.profile.brief, "after": outcome.after.profile.brief,
      "lines": .integer(outcome.lines), "dailies": .integer(outcome.dailies),
      "stateBrought": .boolean(outcome.bringsState),
      "backup": outcome.backup.map { .string($0.name) } ?? .null,
      "journals": .array(
        outcome.takes.map { take in
          [
            "device": .string(take.device.text), "way": .string(take.way.rawValue),
            "lines": .integer(take.lines),
          ]
        }),
    ]
  }
}

extension Profile {
  /// Name and place on the ladder, as they stand in documents about profiles.
  var brief: JSONValue {
    [
      "nickname": .string(nickname), "rank": .string(standing.rank.name),
      "level": .integer(standing.rank.level), "xp": .integer(standing.xp),
      "lifetimeXP": .integer(standing.lifetimeXP),
    ]
  }
}
