import QuizCore
import Terminal

/// A new rank: an event worth having played for.
struct LevelUpView {
  /// The rank that was reached.
  let rank: Rank

  /// The new rank in its colour, what became of the bar, and where the next one leads.
  func lines(_ page: Page) -> [Text] {
    let words = page.words
    let name = words.card.rank(rank)
    let star = page.surface.isPlain ? "" : page.surface.sign("★", or: "*")
    let title = [star, words.quiz.levelUp(name), star].filter { !$0.isEmpty }
      .joined(separator: " ")
    var lines = rule(page)
    lines += wrap(Text(title, rank.role), width: page.width).map { centred($0, page) }
    if page.hasRoom, !page.surface.isPlain {
      lines += [
        centred(
          Bar(0, of: rank.threshold, role: rank.role).drawn(width: 20, for: page.surface), page)
      ]
    }
    lines += story(page).flatMap { wrap(Text($0), width: width(page)) }
    return lines + rule(page) + [Text()]
  }

  private func story(_ page: Page) -> [String] {
    let words = page.words
    guard let below = Rank(rawValue: rank.rawValue - 1) else { return [] }
    let threshold = page.number(rank.threshold)
    return [
      words.quiz.levelUpStory(
        words.card.rank(below), page.number(below.threshold), words.card.rank(rank)),
      rank.next.map { words.quiz.levelUpNext(threshold, words.card.rank($0)) }
        ?? words.quiz.levelUpTop(threshold),
    ]
  }

  private func rule(_ page: Page) -> [Text] {
    guard page.hasRoom, !page.surface.isPlain else { return [] }
    let sign = page.surface.sign("─", or: "-")
    return [Text(String(repeating: sign, count: width(page)), rank.role)]
  }

  private func centred(_ text: Text, _ page: Page) -> Text {
    page.surface.isPlain ? text : Text.spaces((width(page) - text.width) / 2) + text
  }

  private func width(_ page: Page) -> Int { min(page.width, 60) }
}
