import QuizCore
import Terminal

/// What an answer came to: right or wrong in words, the right answer, the XP and why.
struct FeedbackView {
  let board: Board
  let settled: QuizRun.Settled
  /// Whether the answer may be called right at the next question.
  var mayCorrect = false

  private var verdict: Verdict? { settled.verdict }

  /// The feedback, most important line first.
  func lines(_ page: Page) -> [Text] {
    var lines = wrap(headline(page), width: page.width)
    if settled.paid > 0, page.hasRoom, settled.prize.isAdjusted {
      let base =
        page.words.quiz.difficulty(board.question.effectiveDifficulty)
        + " " + page.number(settled.prize.modeBase)
      lines += page.filled(page.words.quiz.reasons(settled.prize, base), .faint, indent: 2)
    }
    lines += (verdict?.remarks ?? []).flatMap { self.lines($0, page) }
    if verdict?.isRight != true { lines += RightAnswer(board).lines(page) }
    if let explanation = board.question.explanation {
      lines += page.wrapped(explanation, indent: 2)
    }
    if mayCorrect { lines += page.wrapped(page.words.objections.offer, .faint, indent: 2) }
    return lines + [Text()]
  }

  /// A remark; one on a choice names it, unless it was the right one and there was but one.
  private func lines(_ remark: Remark, _ page: Page) -> [Text] {
    let option = board.options.first { $0.position == remark.choice }
    guard let option, board.takesSeveral || verdict?.isRight != true else {
      return page.wrapped(remark.text, indent: 2)
    }
    return page.wrapped("\(option.label)  \(option.text): \(remark.text)", indent: 2)
  }

  private func headline(_ page: Page) -> Text {
    let xp = settled.paid > 0 ? Text("  +" + page.xp(settled.paid), .strong) : Text()
    return ResultSign(share: verdict?.share, page).withWords + xp
  }
}

extension Prize {
  /// Whether anything but the difficulty, which stands above the question, plays a part.
  fileprivate var isAdjusted: Bool { comboPercent > 0 || streakPercent > 0 || isHinted }
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
