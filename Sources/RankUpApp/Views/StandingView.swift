import QuizCore
import Terminal

/// Rank, bar and number of a standing, in one line where it fits.
struct StandingView {
  let standing: Standing

  /// The bar with its number, in at most so many cells; `room` is what the number may need, so that
  /// bars that stand under each other have one length.
  func bar(width: Int, besideNumbersOf room: Int = 0, _ page: Page) -> [Text] {
    let number = number(page)
    let room = width - max(number.width, room) - 2
    guard page.hasRoom, !page.surface.isPlain, width >= 10 else {
      return wrap(number, width: width)
    }
    guard room >= 5 else { return [drawn(width, page)] + wrap(number, width: width) }
    return [drawn(min(room, 40), page) + Text("  ") + number]
  }

  /// The XP and what fills the bar.
  func number(_ page: Page) -> Text {
    Text(
      page.words.quiz.xp(
        "\(page.number(standing.xp)) / \(page.number(standing.rank.threshold))"))
  }

  private func drawn(_ width: Int, _ page: Page) -> Text {
    Bar(standing.xp, of: standing.rank.threshold, role: standing.rank.role)
      .drawn(width: width, for: page.surface)
  }

  /// The rank's name in its colour.
  func name(_ page: Page) -> Text { Text(page.words.card.rank(standing.rank), standing.rank.role) }

  /// What is left to the next rank.
  func outlook(_ page: Page) -> String {
    let words = page.words.card
    guard let next = standing.rank.next, let missing = standing.missingXP else {
      return standing.isFull
        ? words.highest
        : words.missingAtTop(page.number(standing.rank.threshold - standing.xp))
    }
    return missing == 0 ? words.fullBar : words.missing(page.number(missing), words.rank(next))
  }
}
