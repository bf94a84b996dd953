import QuizBanks
import QuizCore

/// A question as it lies before the player: what it shows in which order, under which labels.
struct Board {
  /// What can be picked, with what is typed to pick it.
  struct Option: Equatable {
    let label: String
    let text: String
    /// The position in the bank's order; of a true-false question 0 for true and 1 for false.
    let position: Int
  }

  /// How a question is answered, with what it shows for it in the order shown.
  enum Layout {
    /// By picking among choices.
    case choices([Option])
    /// By typing.
    case line
    /// By putting right sides, under letters, beside left sides, under numbers.
    case pairs(left: [Option], right: [Option])
    /// By putting items in order.
    case items([Option])
    /// By filling gaps, each of which is a question by itself.
    case gaps([Board])
    /// By turning a card and judging oneself.
    case card(back: String, judgements: [Option])
  }

  let reference: QuestionReference
  let question: Question
  /// How the bank's texts are written.
  let textFormat: TextFormat
  let layout: Layout

  /// Lays a question out for an occasion, a date or a seed.
  init(_ question: Question, of bank: Bank, on occasion: String, _ words: Words) {
    self.question = question
    textFormat = bank.textFormat
    let reference = QuestionReference(bank: bank.id, question: question.id)
    self.reference = reference
    switch question.kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      layout = .choices(list.options(list.displayOrder(on: occasion, for: reference)))
    case .trueFalse:
      layout = .choices(
        Option.labelled([(words.quiz.truth(true), 0), (words.quiz.truth(false), 1)]))
    case .shortAnswer, .numeric: layout = .line
    case .matching(let key, _): layout = .pairs(key, key.displayOrder(on: occasion, for: reference))
    case .ordering(let items, _):
      let order = reference.displayOrder(ofItems: items.count, on: occasion)
      layout = .items(Option.lettered(order.map { (items[$0], $0) }))
    case .cloze(let gaps, _) where gaps.isEmpty: layout = .line
    case .cloze(let gaps, _):
      let format = bank.textFormat
      layout = .gaps(gaps.map { Board($0, of: reference, format, on: occasion) })
    case .flashcard(let back):
      layout = .card(back: back, judgements: Option.judgements(words.parts.recall))
    }
  }

  /// Lays out a gap of a question.
  private init(
    _ gap: Gap, of reference: QuestionReference, _ textFormat: TextFormat, on occasion: String
  ) {
    self.reference = reference
    self.textFormat = textFormat
    question = gap.question
    guard case .choice(let list) = gap.key else {
      layout = .line
      return
    }
    layout = .choices(list.options(list.displayOrder(on: occasion, for: reference, gap: gap.id)))
  }
}

extension Board {
  /// Choices or judgements of which one is picked, or several; empty where there are none.
  var options: [Option] {
    switch layout {
    case .choices(let options), .card(_, let options): options
    case .line, .pairs, .items, .gaps: []
    }
  }

  /// The gaps of a cloze, each as a question of its own.
  var gaps: [Board] {
    if case .gaps(let gaps) = layout { return gaps }
    return []
  }

  /// Whether it is answered by typing one line.
  var isTyped: Bool {
    if case .line = layout { return true }
    return false
  }

  /// Whether several choices may be picked.
  var takesSeveral: Bool {
    if case .multipleResponse = question.kind { return true }
    return false
  }

  /// The options that a full answer picks.
  var rightOptions: [Option] {
    switch question.kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      options.filter { list.choices[$0.position].isCorrect }
    case .trueFalse(let answer): options.filter { ($0.position == 0) == answer }
    default: []
    }
  }

  /// The hints of the question, then those of its gaps under their numbers.
  var hints: [String] {
    guard case .cloze(let gaps, _) = question.kind else { return question.hints }
    return question.hints
      + gaps.enumerated().compactMap { index, gap in gap.hint.map { "[\(index + 1)] \($0)" } }
  }

  /// The prompt, with a number and a blank or the labels of its choices in the place of each gap.
  var prompt: String {
    let gaps = gaps
    guard !gaps.isEmpty else { return question.prompt }
    return ClozeText(question.prompt).replacingGaps { index in
      let labels = gaps.indices.contains(index) ? gaps[index].options.map(\.label) : []
      let blank = labels.isEmpty ? "____" : "(" + labels.joined(separator: "/") + ")"
      return "[\(index + 1)] " + blank
    }
  }
}

extension Board.Layout {
  /// The sides of a matching question.
  fileprivate static func pairs(_ key: MatchingKey, _ order: (left: [Int], right: [Int])) -> Self {
    let sides = key.rightSides
    return .pairs(
      left: order.left.enumerated().map {
        Board.Option(label: "\($0 + 1)", text: key.pairs[$1].left, position: $1)
      }, right: Board.Option.lettered(order.right.map { (sides[$0], $0) }))
  }
}
