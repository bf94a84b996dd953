import QuizBanks
import QuizCore

/// A question as it lies before the player: its choices in their order, with their labels.
struct Board {
  /// A choice with what is typed to pick it.
  struct Option: Equatable {
    let label: String
    let text: String
    /// The position in the bank's order; of a true-false question 0 for true and 1 for false.
    let position: Int
  }

  let reference: QuestionReference
  let question: Question
  /// How the bank's texts are written.
  let textFormat: TextFormat
  /// In the order shown; empty for a typed question.
  let options: [Option]

  /// Lays a question out for an occasion, a date or a seed.
  init(
    _ question: Question, of bank: Bank, on occasion: String, truth: (Bool) -> String
  ) {
    self.question = question
    textFormat = bank.textFormat
    reference = QuestionReference(bank: bank.id, question: question.id)
    switch question.kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      let order = list.displayOrder(on: occasion, for: reference)
      options = Self.labelled(order.map { (list.choices[$0].text, $0) })
    case .trueFalse:
      options = Self.labelled([(truth(true), 0), (truth(false), 1)])
    default:
      options = []
    }
  }

  /// Whether several choices may be picked.
  var takesSeveral: Bool {
    if case .multipleResponse = question.kind { return true }
    return false
  }

  /// What a pick of options answers.
  func response(_ picked: [Option]) -> Response {
    if case .trueFalse = question.kind { return .truth(picked.first?.position == 0) }
    return .choices(picked.map(\.position))
  }

  /// What the journal keeps of a pick, the same in every language.
  func texts(_ picked: [Option]) -> [String] {
    switch question.kind {
    case .trueFalse: picked.map { $0.position == 0 ? "true" : "false" }
    case .multipleChoice(let list), .multipleResponse(let list, _):
      picked.map { list.choices[$0.position].text }
    default: picked.map(\.text)
    }
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

  /// The texts that pick an option: its own, and for true and false those of every language.
  func spellings(of option: Option) -> [String] {
    guard case .trueFalse = question.kind else { return [option.text] }
    return texts([option]) + Language.allCases.map { $0.words.quiz.truth(option.position == 0) }
  }

  /// Letters for up to five choices, numbers for more; labels that are choices themselves give way.
  private static func labelled(_ choices: [(text: String, position: Int)]) -> [Option] {
    let letters =
      choices.count <= 5 ? choices.indices.map { String("ABCDE".dropFirst($0).prefix(1)) } : nil
    let numbers = choices.indices.map { String($0 + 1) }
    let texts = Set(choices.map { $0.text.lowercased() })
    let schemes = [letters, numbers].compactMap(\.self)
    let labels =
      schemes.first { texts.isDisjoint(with: $0.map { $0.lowercased() }) }
      ?? numbers.map { "#" + $0 }
    return zip(labels, choices).map {
      Option(label: $0, text: $1.text, position: $1.position)
    }
  }
}
