import JSON
import QuizCore

/// Two sides of a card on the way to a question.
struct CardDraft {
  let front: String
  let back: String
  let position: JSONPosition

  /// Adds the card to a bank, or a note why it is no question; `describe` adds what stands beside it.
  func add(
    to bank: inout DraftBank, isTyped: Bool, _ describe: (inout DraftQuestion) -> Void = { _ in }
  ) {
    if isBlank(front) {
      bank.log.skip(.common(.blankPrompt), at: position, question: excerptOfBack)
    } else if isBlank(back) {
      bank.log.skip(.common(.noAnswer), at: position, question: front)
    } else {
      var draft = DraftQuestion(front, cardKind(back: back, isTyped: isTyped), at: position)
      describe(&draft)
      bank.questions.append(draft)
    }
  }

  private var excerptOfBack: String? { isBlank(back) ? nil : back }
}
