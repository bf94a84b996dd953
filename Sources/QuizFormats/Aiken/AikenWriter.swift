import QuizCore

/// Writes Aiken: questions with one right choice among at most 26, and true-false ones.
package struct AikenWriter {
  private var text = ""
  private var losses: [ExportLoss] = []

  /// Writes a bank; questions of other types are left out, and named among the losses.
  package static func write(_ bank: ExportBank) -> ExportText {
    var writer = AikenWriter()
    for question in bank.questions { writer.write(question) }
    return ExportText(bank, text: writer.text, losses: writer.losses)
  }

  private mutating func write(_ question: DraftQuestion) {
    let id = question.sourceID ?? ""
    let prompt = lineText(question.prompt)
    guard let list = choices(of: question.kind), 2...26 ~= list.choices.count,
      let right = list.choices.firstIndex(where: \.isCorrect), Self.isQuestion(prompt)
    else {
      losses.append(ExportLoss(.question, of: id))
      return
    }
    let texts = list.choices.map { lineText($0.text, isAnswer: true) }
    text += prompt + "\n"
    for (place, choice) in texts.enumerated() { text += "\(AikenLetters.name(place)). \(choice)\n" }
    text += "ANSWER: \(AikenLetters.name(right))\n\n"
    let hasBreaks = prompt != question.prompt || texts != list.choices.map(\.text)
    var lost = lostParts(of: question, list)
    if hasBreaks { lost.append(.lineBreaks) }
    losses += ExportLoss.Part.allCases.filter(lost.contains).map { ExportLoss($0, of: id) }
  }

  private func choices(of kind: QuestionKind) -> ChoiceList? {
    switch kind {
    case .multipleChoice(let list): list
    case .trueFalse(let answer):
      ChoiceList([Choice("True", isCorrect: answer), Choice("False", isCorrect: !answer)])
    default: nil
    }
  }

  /// Whether a line would be read as a question; signs can't be escaped in Aiken.
  private static func isQuestion(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    guard case .text(let text) = AikenLine(bytes[...], isLenient: false, choiceCount: 0) else {
      return false
    }
    return text == line && !isBlank(line)
  }

  private func lostParts(of question: DraftQuestion, _ list: ChoiceList) -> [ExportLoss.Part] {
    let hasFeedback =
      question.feedback != Feedback() || list.choices.contains { $0.feedback != nil }
    let hasWeights = list.choices.contains { $0.credit != nil }
    let keepsID = question.sourceID == "aiken-" + hexadecimal(question.contentHash)
    let table: [(isLost: Bool, part: ExportLoss.Part)] = [
      (hasFeedback, .feedback), (question.explanation != nil, .explanation),
      (!question.hints.isEmpty, .hints), (hasWeights, .weights), (question.points != nil, .points),
      (question.timeLimit != nil, .timeLimit), (question.topic != nil, .topic),
      (question.difficulty != nil, .difficulty), (!question.tags.isEmpty, .tags),
      (question.title != nil, .title), (question.sourceID != nil && !keepsID, .identifier),
      (!list.isShuffled || list.choices.contains(where: \.isFixed), .order),
    ]
    return table.filter(\.isLost).map(\.part)
  }
}
