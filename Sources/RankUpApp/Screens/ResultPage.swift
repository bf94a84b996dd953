import QuizCore
import Terminal

/// The end of a quiz on a page of its own, its bar running from before to now.
struct ResultPage {
  /// The lines for a standing that is shown as the present one.
  let lines: (Page, Standing?) -> [Text]
  /// The standing before and after; nil when nothing was won.
  let change: (before: Standing, after: Standing)?

  /// How long the bar runs, in milliseconds.
  static let duration = 1_000

  /// The page at a thousandth of the movement.
  func sheet(_ page: Page, at moment: Int = 1_000) -> Sheet {
    let words = page.words.screens
    let foot = KeyLine(keys: [(words.names.anyKey, words.hints.goOn)])
    return Sheet(body: lines(page, standing(at: moment)), foot: [Text(), foot.text(page)])
  }

  /// Where the bar stands; after a level-up it runs from the start of the new one.
  private func standing(at moment: Int) -> Standing? {
    guard let change, moment < 1_000 else { return change?.after }
    let (before, after) = change
    let start = before.rank == after.rank ? before.xp : 0
    return Standing(
      rank: after.rank, xp: start + (after.xp - start) / 1_000 * moment,
      lifetimeXP: after.lifetimeXP)
  }

  /// Shows it and waits for a key.
  func show(on stage: Stage) throws {
    if let change, change.before != change.after {
      try stage.move(for: Self.duration) { sheet($0, at: $1) }
    }
    stage.screen.discardTypedAhead()
    _ = try stage.rest { sheet($0) }
  }
}
