import QuizBanks
import QuizCore
import Terminal

/// One day of the history: every question with the answer that was given and the right one.
struct HistoryDayView {
  let day: HistoryDay
  /// The words for true and false.
  let truth: (Bool) -> String

  /// The sittings of the day, the latest first.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.history
    guard !day.lines.isEmpty else {
      return page.wrapped(words.nothingOn(page.words.format.longDate(day.date)))
    }
    let sections = day.lines.map { line -> [Text] in
      switch line {
      case .frozen(let date):
        page.wrapped(page.words.format.longDate(date), .strong)
          + page.wrapped("\(words.freeze), \(words.bridged)")
      case .sitting(let sitting): lines(for: sitting, page)
      }
    }
    return Array(sections.joined(separator: [Text()]))
  }

  private func lines(for sitting: PastSitting, _ page: Page) -> [Text] {
    let words = page.words
    let head = page.filled(
      [
        words.format.longDate(sitting.key.date), words.history.kind(sitting.key.mode),
        words.quiz.rightOf(sitting.rightCount, sitting.asked), page.xp(sitting.xp),
        words.card.rank(sitting.rank),
      ], .strong)
    let items = day.items(of: sitting)
    let widest = items.last.map { "\($0.number)".utf8.count } ?? 1
    return head + items.flatMap { lines(for: $0, numberWidth: widest, page) }
  }

  private func lines(for item: HistoryDay.Item, numberWidth: Int, _ page: Page) -> [Text] {
    let sign = ResultSign(share: item.share, page)
    let number = Text("\(item.number)", .faint).padded(to: numberWidth, .right)
    let label =
      page.hasDrawings
      ? number + Text("  ") + sign.sign + Text("  ")
      : Text("\(item.number). ") + sign.word + Text(": ")
    let reference = item.answer.reference
    let prompt =
      item.question?.prompt
      ?? page.words.statistics.gone("\(reference.bank): \(reference.question)")
    let start =
      page.hasDrawings
      ? page.laidOut(prompt, item.bank?.textFormat ?? .plain, after: label)
      : wrap(label, width: page.width) + page.wrapped(prompt)
    return start + answers(item, indent: page.hasDrawings ? label.width : 0, page)
  }

  private func answers(_ item: HistoryDay.Item, indent: Int, _ page: Page) -> [Text] {
    let words = page.words.history
    var lines: [Text] = []
    if let response = item.answer.response {
      let given = shown(response, of: item.question).joined(separator: ", ")
      lines += page.sentence(words.youSaid, about: cleaned(given), indent: indent)
    }
    if item.share?.isFull != true, let right = item.question.map({ shown($0.rightTexts, of: $0) }),
      !right.isEmpty
    {
      lines += page.sentence(
        page.words.quiz.rightAnswer, about: cleaned(right.joined(separator: ", ")),
        indent: indent)
    }
    return lines
  }

  /// The texts of the journal in the language of the page.
  private func shown(_ texts: [String], of question: Question?) -> [String] {
    guard case .trueFalse = question?.kind else { return texts }
    return texts.map { $0 == "true" ? truth(true) : $0 == "false" ? truth(false) : $0 }
  }
}
