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
    var lines: [Text] = []
    if let response = item.answer.response {
      lines += page.sentence(
        page.words.history.youSaid, about: cleaned(shown(response, of: item, page)),
        indent: indent)
    }
    if item.share?.isFull != true, let right = item.question?.rightTexts, !right.isEmpty {
      lines += page.sentence(
        page.words.quiz.rightAnswer, about: cleaned(shown(right, of: item, page)), indent: indent)
    }
    return lines
  }

  /// The texts of an answer as they are read: in the language of the page, pairs in the order in which
  /// they were asked, and arrows where one thing leads to another.
  private func shown(_ texts: [String], of item: HistoryDay.Item, _ page: Page) -> String {
    let arrow = page.surface.sign(" → ", or: " -> ")
    switch item.question?.kind {
    case .trueFalse:
      return texts.map { $0 == "true" ? truth(true) : $0 == "false" ? truth(false) : $0 }
        .joined(separator: ", ")
    case .ordering: return texts.joined(separator: arrow)
    case .matching(let key, _):
      let pairs = texts.compactMap { PairText(kept: $0) }
      guard pairs.count == texts.count else { return texts.joined(separator: ", ") }
      return asked(pairs, key, item).map { $0.left + arrow + $0.right }.joined(separator: ", ")
    default: return texts.joined(separator: ", ")
    }
  }

  /// Pairs in the order in which their left sides were shown, if that is known.
  private func asked(
    _ pairs: [PairText], _ key: MatchingKey, _ item: HistoryDay.Item
  ) -> [PairText] {
    guard let occasion = item.occasion, pairs.count == key.pairs.count else { return pairs }
    return key.displayOrder(on: occasion, for: item.answer.reference).left.map { pairs[$0] }
  }
}
