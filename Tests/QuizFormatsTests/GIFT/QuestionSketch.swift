import QuizCore
import QuizFormats

/// What a question says, line by line, without what a format lost of it.
struct QuestionSketch {
  let lost: Set<ExportLoss.Part>

  /// Describes a question.
  func lines(_ question: DraftQuestion) -> [String] {
    var lines = [question.kind.typeName, "prompt \(text(question.prompt))"]
    lines += answers(question.kind)
    let isCard = question.kind.typeName == "flashcard"
    lines += field(.identifier, question.sourceID) + field(.title, question.title)
    lines += field(.topic, question.topic) + field(.tags, "\(question.tags)")
    lines += field(.explanation, isCard ? nil : question.explanation.map(text))
    lines += field(.hints, "\(question.hints)") + field(.difficulty, question.difficulty?.rawValue)
    for remark in [
      question.feedback.correct, question.feedback.partial, question.feedback.incorrect,
    ] { lines += field(.feedback, remark.map(text)) }
    return lines
  }

  private func answers(_ kind: QuestionKind) -> [String] {
    switch kind {
    case .multipleChoice(let list): choices(list)
    case .multipleResponse(let list, let scoring):
      choices(list) + field(.scoring, scoring.rawValue)
    case .trueFalse(let answer): ["\(answer)"]
    case .shortAnswer(let key):
      key.accepted.flatMap { remark($0.text, $0.credit, $0.feedback) }
        + field(.wildcards, "\(key.hasWildcards)")
        + field(.matchingRules, "\(key.isCaseSensitive)")
    case .numeric(let key):
      key.accepted.flatMap {
        remark("\($0.value ?? .infinity) \($0.minimum) \($0.maximum)", $0.credit, $0.feedback)
      } + field(.unit, key.unit)
    case .matching(let key, let scoring):
      key.pairs.map { text($0.left) + " → " + text($0.right) } + key.distractors.map(text)
        + field(.scoring, scoring.rawValue)
    case .ordering(let items, let scoring): items.map(text) + field(.scoring, scoring.rawValue)
    case .flashcard(let back): [text(back)]
    case .cloze: ["\(kind)"]
    }
  }

  private func choices(_ list: ChoiceList) -> [String] {
    list.choices.flatMap { choice in
      ["\(choice.isCorrect) \(text(choice.text))"] + field(.feedback, choice.feedback.map(text))
        + field(.weights, choice.credit.map { "\($0)" }) + field(.order, "\(choice.isFixed)")
    } + field(.order, "\(list.isShuffled)")
  }

  private func remark(_ answer: String, _ credit: Double, _ feedback: String?) -> [String] {
    [text(answer)] + field(.weights, "\(credit)") + field(.feedback, feedback.map(text))
  }

  private func field(_ part: ExportLoss.Part, _ value: String?) -> [String] {
    lost.contains(part) ? [] : ["\(part) \(value ?? "-")"]
  }

  private func text(_ text: String) -> String { lost.contains(.lineBreaks) ? lineText(text) : text }
}

/// What of the questions of a bank is written at all, and what was read again, as lines; and how
/// many were left out.
func comparison(
  _ bank: ExportBank, _ written: ExportText, _ read: [DraftQuestion]
) -> (expected: [[String]], found: [[String]], leftOut: Int) {
  var lost: [String: Set<ExportLoss.Part>] = [:]
  for loss in written.losses { lost[loss.question, default: []].insert(loss.part) }
  let kept = bank.questions.filter { question in
    lost[question.sourceID ?? ""]?.isDisjoint(with: [.question, .choices]) ?? true
  }
  let sketches = kept.map { QuestionSketch(lost: lost[$0.sourceID ?? ""] ?? []) }
  return (
    zip(sketches, kept).map { $0.lines($1) }, zip(sketches, read).map { $0.lines($1) },
    bank.questions.count - kept.count
  )
}
