import QuizCore
import Terminal

/// The ladder: every rank with the XP that fill it, and where the player stands.
struct LadderView {
  let standing: Standing

  /// The ranks from the lowest up, what is left to climb and, if explaining, how.
  func lines(_ page: Page, explaining: Bool = true) -> [Text] {
    let words = page.words.card
    let ranks =
      page.width >= 40 && !page.surface.isPlain
      ? table(page) : Rank.allCases.flatMap { sentence($0, page) }
    return page.wrapped(words.ladder, .strong) + ranks + [Text()] + page.wrapped(outlook(page))
      + (standing.missingToTop == 0 || !explaining ? [] : page.wrapped(words.ladderRule, .faint))
  }

  private func table(_ page: Page) -> [Text] {
    let heads = page.words.card.ladderColumns
    let head = [Text(), Text(heads.rank, .faint), Text(heads.threshold, .faint), Text()]
    return Table(
      [.init(), .init(), .init(.right), .init(isFlexible: true)],
      rows: [head] + Rank.allCases.map { row($0, page) }
    ).drawn(width: page.width, for: page.surface)
  }

  /// A rank in words, where a table has no room or would be read out column by column.
  private func sentence(_ rank: Rank, _ page: Page) -> [Text] {
    let words = page.words.card
    let isHere = rank == standing.rank
    let note =
      isHere
      ? [words.youAreHere, page.xp(standing.xp)]
      : rank.level < standing.rank.level ? [words.filled] : []
    let facts = ([page.xp(rank.threshold)] + note).joined(separator: ", ")
    return wrap(Text(words.rank(rank), rank.role) + Text(": \(facts)"), width: page.width)
  }

  private func outlook(_ page: Page) -> String {
    let missing = standing.missingToTop
    return missing == 0
      ? page.words.card.highest : page.words.card.leftToClimb(page.number(missing))
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
      Text(sign, rank.role), Text(words.rank(rank), rank.role),
      Text(page.number(rank.threshold)), Text(note, isHere ? .plain : .faint),
    ]
  }
}
