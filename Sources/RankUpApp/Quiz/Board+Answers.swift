import QuizCore

// What picks and lines come to: the response that is marked, and the texts that the journal keeps,
// the same in every language.

extension Board {
  /// What a pick of options answers.
  func response(_ picked: [Option]) -> Response {
    switch question.kind {
    case .trueFalse: .truth(picked.first?.position == 0)
    case .flashcard: .recall(recall(picked))
    default: .choices(picked.map(\.position))
    }
  }

  /// What the journal keeps of a pick.
  func texts(_ picked: [Option]) -> [String] {
    switch question.kind {
    case .trueFalse: picked.map { $0.position == 0 ? "true" : "false" }
    case .flashcard: [recall(picked).rawValue]
    case .multipleChoice(let list), .multipleResponse(let list, _):
      picked.map { list.choices[$0.position].text }
    default: picked.map(\.text)
    }
  }

  private func recall(_ picked: [Option]) -> Recall {
    let position = picked.first?.position ?? 0
    return Recall.allCases.indices.contains(position) ? Recall.allCases[position] : .again
  }

  /// What putting right sides beside the left ones answers, in the order shown.
  func answer(pairing picked: [Option]) -> AnswerReading {
    guard case .pairs(let left, _) = layout else { return .meaningless(.empty) }
    let pairs = zip(left, picked).sorted { $0.0.position < $1.0.position }
    return .response(
      .pairs(pairs.map(\.1.position)), pairs.map { PairText($0.text, $1.text).kept })
  }

  /// What an order of the items answers.
  func answer(ordering picked: [Option]) -> AnswerReading {
    .response(.order(picked.map(\.position)), picked.map(\.text))
  }

  /// The texts that pick an option: its own, and for those that are no bank's, of every language.
  func spellings(of option: Option) -> [String] {
    switch question.kind {
    case .trueFalse:
      texts([option]) + Language.allCases.map { $0.words.quiz.truth(option.position == 0) }
    case .flashcard:
      texts([option]) + Language.allCases.map { $0.words.parts.recall(recall([option])) }
    default: [option.text]
    }
  }

  /// What stands before a command here: a colon where lines are typed, and where a choice reads like
  /// a command.
  var commandPrefix: String {
    switch layout {
    case .line, .gaps: return ":"
    case .choices(let options):
      let isTaken = options.contains {
        AnswerReading.command($0.text.trimmingWhitespace) != nil
      }
      return isTaken ? ":" : ""
    case .pairs, .items, .card: return ""
    }
  }
}
