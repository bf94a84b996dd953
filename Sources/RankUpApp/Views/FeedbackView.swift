import QuizCore
import Terminal

/// What an answer came to: right or wrong in words, the right answer, the XP and why.
struct FeedbackView {
  let board: Board
  let settled: QuizRun.Settled
  /// Whether the answer may be called right at the next question.
  var mayCorrect = false
  /// Whether what would have been right is named; not where the choices stand above with their signs.
  var namesRight = true

  private var verdict: Verdict? { settled.verdict }

  /// The feedback, most important line first.
  ///
  /// `counted` is how many thousandths of the XP are shown.
  func lines(_ page: Page, counted: Int = 1_000) -> [Text] {
    var lines = wrap(headline(page, counted), width: page.width)
    if settled.paid > 0, page.hasRoom, settled.prize.isAdjusted {
      let base =
        page.words.quiz.difficulty(board.question.effectiveDifficulty)
        + " " + page.number(settled.prize.modeBase)
      lines += page.filled(page.words.quiz.reasons(settled.prize, base), .faint, indent: 2)
    }
    lines += (verdict?.remarks ?? []).flatMap { self.lines($0, page) }
    if let miss = nearMiss { lines += NearMissView(miss: miss).lines(page) }
    if verdict?.isRight != true, namesRight { lines += right(page) }
    if let explanation = board.question.explanation {
      lines += page.laidOut(explanation, board.textFormat, after: indent(page))
    }
    if let next = settled.next {
      let date = page.words.format.longDate(next.date)
      lines += page.wrapped(page.words.review.next(next.days, date), .faint, indent: 2)
    }
    if mayCorrect { lines += page.wrapped(page.words.objections.offer, .faint, indent: 2) }
    return lines + [Text()]
  }

  /// What would have been right; nothing where a judged card has shown it.
  private func right(_ page: Page) -> [Text] {
    if PartsView.fits(board) {
      return PartsView(board: board, response: settled.act.response, verdict: verdict).lines(page)
    }
    if case .card = board.layout, verdict != nil { return [] }
    return RightAnswer(board).lines(page)
  }

  /// A remark; one on a choice or a gap names it, unless it was the right one and there was but one.
  private func lines(_ remark: Remark, _ page: Page) -> [Text] {
    let option = board.options.first { $0.position == remark.choice }
    guard let option, board.takesSeveral || verdict?.isRight != true else {
      let gap = remark.gap.map { Text("[\($0 + 1)] ") } ?? Text()
      return page.laidOut(remark.text, board.textFormat, after: indent(page) + gap)
    }
    if (option.text + remark.text).hasRightToLeft {
      return page.laidOut(
        option.text, board.textFormat, after: indent(page) + Text(option.label + "  "))
        + page.laidOut(remark.text, board.textFormat, after: indent(page))
    }
    return page.laidOut(
      "\(option.label)  \(option.text): \(remark.text)", board.textFormat, after: indent(page))
  }

  private var nearMiss: NearMiss? {
    guard case .shortAnswer(let key) = board.question.kind, verdict?.share == .nothing else {
      return nil
    }
    return settled.act.texts?.first.flatMap { key.nearMiss($0) }
  }

  private func indent(_ page: Page) -> Text { .spaces(page.width < 12 ? 0 : 2) }

  private func headline(_ page: Page, _ counted: Int) -> Text {
    let shown = counted >= 1_000 ? settled.paid : settled.paid / 1_000 * counted
    let xp = settled.paid > 0 ? Text("  +" + page.xp(shown), .strong) : Text()
    return ResultSign(share: verdict?.share, page).withWords + xp
  }
}

extension Prize {
  /// Whether anything but the difficulty, which stands above the question, plays a part.
  fileprivate var isAdjusted: Bool {
    comboPercent > 0 || streakPercent > 0 || isHinted || isSelfJudged
  }
}

/// Sign and words for a result.
struct ResultSign {
  let share: Share?
  private let page: Page

  /// The sign of a share; nil stands for a skipped question.
  init(share: Share?, _ page: Page) {
    self.share = share
    self.page = page
  }

  /// The sign alone.
  var sign: Text {
    let surface = page.surface
    guard let share else { return Text(surface.sign("–", or: "-"), .faint) }
    if share.isFull { return Text(surface.sign("✓", or: "+"), .good) }
    if share.isPartial { return Text(surface.sign("◐", or: "~"), .warning) }
    return Text(surface.sign("✗", or: "x"), .bad)
  }

  /// Sign and words; words alone where they stand for signs.
  var withWords: Text { page.surface.isPlain ? word : sign + Text(" ") + word }

  /// The words alone.
  var word: Text {
    let words = page.words.quiz
    guard let share else { return Text(words.skipped, .faint) }
    if share.isFull { return Text(words.right, .good) }
    if share.isPartial {
      return Text(words.partlyRight(max(1, min(99, (share.millionths + 5000) / 10_000))), .warning)
    }
    return Text(words.wrong, .bad)
  }
}
