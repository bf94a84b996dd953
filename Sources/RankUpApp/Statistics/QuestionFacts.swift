import QuizBanks
import QuizCore

/// What the banks say of questions that were answered; those that are gone are missing.
struct QuestionFacts {
  /// What statistics need to know of a question.
  struct Fact {
    let prompt: String
    /// The prompt as it stands in a list.
    let line: String
    let topic: String?
    let difficulty: Difficulty
  }

  private var facts: [QuestionReference: Fact] = [:]

  /// Looks questions up; a bank is only read whole where many of its questions are wanted.
  init(of references: some Sequence<QuestionReference>, on shelf: Shelf) {
    let byBank = Dictionary(grouping: references, by: \.bank)
    for (id, wanted) in byBank {
      guard let bank = shelf.bank(id) else { continue }
      if wanted.count < bank.questionCount / 20 {
        for reference in wanted { add(bank.question(reference.question), of: bank) }
      } else {
        let ids = Set(wanted.map(\.question))
        for question in bank.questions where ids.contains(question.id) { add(question, of: bank) }
      }
    }
  }

  private mutating func add(_ question: Question?, of bank: Bank) {
    guard let question else { return }
    facts[QuestionReference(bank: bank.id, question: question.id)] = Fact(
      prompt: question.prompt, line: question.promptAmongOthers(bank.textFormat),
      topic: question.topic, difficulty: question.effectiveDifficulty)
  }

  /// What is known of a question; nil when it is gone.
  subscript(reference: QuestionReference) -> Fact? { facts[reference] }

  /// The topics there are, in the order of their letters.
  var topics: [String] { Set(facts.values.compactMap(\.topic)).sorted() }

  /// The questions on a topic or below it, whatever its case.
  func references(on topic: String) -> Set<QuestionReference> {
    let wanted = topic.lowercased()
    return Set(
      facts.lazy.filter { fact in
        let own = fact.value.topic?.lowercased() ?? ""
        return own == wanted || own.hasPrefix(wanted + "/")
      }.map(\.key))
  }
}
