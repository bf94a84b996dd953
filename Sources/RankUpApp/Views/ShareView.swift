import QuizCore
import Terminal

/// Three lines to paste: who and when, how each question went, streak and rank.
struct ShareView {
  let shared: SharedResult

  /// The lines, never broken, so that they are pasted as they are.
  func lines(_ page: Page) -> [Text] { sentences(page).map { Text(cleaned($0)) } }

  /// The lines as one text.
  func text(_ page: Page) -> String { sentences(page).map { cleaned($0) }.joined(separator: "\n") }

  private func sentences(_ page: Page) -> [String] {
    let squares = shared.marks.map { sign($0, page) }.joined()
    return [
      page.line(
        ["rankup", shared.nickname, shared.date.description]
          + (shared.record.isAdaptive ? [page.words.share.adaptive] : [])),
      "\(squares) \(shared.record.rightCount)/\(shared.marks.count)",
      page.line([page.words.share.streak(shared.streak), page.words.card.rank(shared.rank)]),
    ]
  }

  private func sign(_ mark: SharedResult.Mark, _ page: Page) -> String {
    let isEmoji = page.surface.isUnicode && !page.surface.isPlain
    return switch mark {
    case .right: isEmoji ? "🟩" : "+"
    case .partly: isEmoji ? "🟨" : "~"
    case .wrong: isEmoji ? "🟥" : "x"
    case .skipped: isEmoji ? "⬜" : "-"
    }
  }
}
