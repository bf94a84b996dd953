import QuizCore
import Terminal

/// The history, a line for each daily, practice, review and bridged day.
///
/// The lines are made one by one, so that of a long history only those are made that are looked at.
struct HistoryView {
  let lines: [History.Line]
  /// Whether nothing of it is left out.
  let isEverything: Bool

  /// How many lines are made before they are written.
  private static let piece = 200

  /// Writes the page in pieces.
  func write(_ page: Page, _ show: ([Text]) throws -> Void) throws {
    guard !lines.isEmpty else { return try show(empty(page)) }
    let list = list
    try show(list.head(page))
    let form = HistoryForm(lines, page)
    for start in stride(from: 0, to: lines.count, by: Self.piece) {
      try show(
        lines[start..<min(lines.count, start + Self.piece)].flatMap { form.lines(for: $0) })
    }
    try show([Text()] + list.foot(page))
  }

  /// The same for a screen, a line at a time.
  var list: PagedList.Content {
    let lines = lines
    return PagedList.Content(
      count: lines.count,
      head: { page in
        page.wrapped(page.words.history.title, .strong) + HistoryForm(lines, page).columns
      },
      foot: { page in
        legend(page) + page.wrapped(page.words.history.howToShow, .faint)
      },
      drawer: { page in
        let form = HistoryForm(lines, page)
        return { form.lines(for: lines[$0]) }
      })
  }

  private func empty(_ page: Page) -> [Text] {
    let words = page.words.history
    guard isEverything else { return page.wrapped(words.nothingFits) }
    return page.wrapped(words.empty)
      + page.wrapped(page.words.statistics.first("rankup daily"), .accent)
  }

  /// What the signs mean.
  private func legend(_ page: Page) -> [Text] {
    guard !page.surface.isPlain else { return [] }
    let words = page.words.history
    let signs: [(Text, String)] = [
      (ResultSign(share: .full, page).sign, words.right),
      (ResultSign(share: Share(millionths: 1), page).sign, words.partly),
      (ResultSign(share: .nothing, page).sign, words.wrong),
      (ResultSign(share: nil, page).sign, words.skipped),
      (HistoryForm.open(page), words.open),
    ]
    return page.filled(signs.map { $0 + Text(" " + $1, .faint) })
  }
}
