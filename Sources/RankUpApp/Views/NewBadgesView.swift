import QuizCore
import Terminal

/// The badges that a quiz earned, told once at its end.
struct NewBadgesView {
  let badges: [Badge]

  /// A line a badge, and an empty one before them; nothing where there is none.
  func lines(_ page: Page) -> [Text] {
    guard !badges.isEmpty else { return [] }
    return [Text()]
      + badges.flatMap { badge in
        let words = page.words.badges
        let told = words.earned(words.title(badge), words.meaning(badge, page))
        let star = page.surface.isPlain ? "" : page.surface.sign("★", or: "*") + " "
        return page.wrapped(star + told, .good)
      }
  }
}
