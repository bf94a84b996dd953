import JSON
import QuizCore
import Terminal

/// The ladder: every rank with the XP that fill it, and where the player stands.
struct LadderView {
  let standing: Standing

  /// The ranks from the lowest up, and what is left to climb.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.card
    let head = [
      Text(), Text(words.ladderColumns.rank, .faint), Text(words.ladderColumns.threshold, .faint),
      Text(),
    ]
    let rows = [head] + Rank.allCases.map { row($0, page) }
    var lines = [Text(words.ladder, .strong)]
    lines += Table(
      [.init(), .init(), .init(.right), .init(isFlexible: true)], rows: rows
    ).drawn(width: page.width, for: page.surface)
    lines.append(Text())
    lines += page.wrapped(outlook(page))
    return lines + page.wrapped(words.ladderRule, .faint)
  }

  /// The document of `ranks --json`.
  var json: JSONValue {
    [
      "ranks": .array(
        Rank.allCases.map { rank in
          [
            "level": .integer(rank.level), "rank": .string(rank.name),
            "threshold": .integer(rank.threshold), "current": .boolean(rank == standing.rank),
          ]
        })
    ]
  }

  /// XP from here to a full bar at the top.
  var missingXP: Int {
    let above = Rank.allCases.filter { $0.level > standing.rank.level }
    return above.reduce(standing.rank.threshold - standing.xp) { $0 + $1.threshold }
  }

  private func outlook(_ page: Page) -> String {
    missingXP == 0
      ? page.words.card.highest : page.words.card.leftToClimb(page.number(missingXP))
  }

  private func here(_ page: Page) -> String {
    let xp = page.xp(standing.xp)
    return page.width < 50 ? xp : page.line([page.words.card.youAreHere, xp])
  }

  private func row(_ rank: Rank, _ page: Page) -> [Text] {
    let words = page.words.card
    let isHere = rank == standing.rank
    let isFilled = rank.level < standing.rank.level
    let sign =
      isHere ? page.surface.sign("▶", or: ">") : isFilled ? page.surface.sign("✓", or: "+") : ""
    let note =
      isHere
      ? here(page) : isFilled ? words.filled : ""
    return [
      Text(page.surface.isPlain ? "" : sign, rank.role), Text(words.rank(rank), rank.role),
      Text(page.number(rank.threshold)), Text(note, isHere ? .plain : .faint),
    ]
  }
}
