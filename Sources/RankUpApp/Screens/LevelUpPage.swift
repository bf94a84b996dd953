import QuizCore
import Terminal

/// The moment of a new rank: the old bar fills, and the new rank stands in its colour.
struct LevelUpPage {
  /// The rank that was reached.
  let rank: Rank

  /// How long it moves, in milliseconds.
  static let duration = 1_400

  /// The page at a thousandth of the movement.
  func sheet(_ page: Page, at moment: Int = 1_000) -> Sheet {
    let words = page.words
    let content = moment < 600 ? filling(page, moment) : LevelUpView(rank: rank).lines(page)
    let foot = KeyLine(keys: [(words.screens.names.anyKey, words.screens.hints.goOn)])
    let above = max(0, (page.surface.height - content.count - 2) / 3)
    return Sheet(
      body: Array(repeating: Text(), count: above) + content, foot: [foot.text(page)])
  }

  /// The bar of the rank below as it fills up.
  private func filling(_ page: Page, _ moment: Int) -> [Text] {
    let below = Rank(rawValue: rank.rawValue - 1) ?? rank
    let width = min(page.width, 60)
    let share = min(1_000, moment * 2)
    let bar = Bar(share, of: 1_000, role: below.role).drawn(width: width, for: page.surface)
    return [Text(page.words.card.rank(below), below.role), bar]
  }
}
