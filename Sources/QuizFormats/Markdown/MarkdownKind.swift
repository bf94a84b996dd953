import JSON
import QuizCore

/// Decides which type of question a list makes, and checks its options.
struct MarkdownKind {
  /// The type that the options of the question name.
  var type: String?
  var isShuffled = true
  var scoring = Scoring.partial
  /// Cleans a text, as an answer or not.
  var clean: (String, Bool) -> String = { text, _ in text }
  private let question: MarkdownQuestion
  private let dialect: MarkdownDialect
  private let list: MarkdownSection.List
  private let position: JSONPosition
  private let prompt: String

  init(
    _ question: MarkdownQuestion, _ dialect: MarkdownDialect, _ list: MarkdownSection.List,
    at position: JSONPosition, _ prompt: String
  ) {
    self.question = question
    self.dialect = dialect
    self.list = list
    self.position = position
    self.prompt = prompt
  }

  /// Makes the type with all that marks it, and what is said to an answer.
  func make(
    _ log: inout ImportLog
  ) throws(MarkdownDraft.Failure) -> (kind: QuestionKind, feedback: Feedback) {
    guard !question.items.isEmpty else { throw .init(.markdown(.noList)) }
    let texts = question.items.map { clean($0.text.string, true) }
    if texts.contains(where: isBlank) { throw .init(.common(.blankAnswer)) }
    if case .sequence = list { return (try ordering(texts, &log), Feedback()) }
    let choices = try withoutRepeats(texts, &log)
    let right = choices.filter(\.isCorrect).count
    if right == 0 { throw .init(.common(.noCorrectAnswer)) }
    if right == 1, let statement = trueFalse(choices) { return statement }
    let list = ChoiceList(choices, isShuffled: isShuffled)
    let isOrdered = question.items.first?.isOrdered == true
    if right == 1, isOrdered || !dialect.isQuizdown { return (.multipleChoice(list), Feedback()) }
    if right > 1, isOrdered, dialect.isQuizdown { note(.common(.severalCorrect(right)), &log) }
    return (.multipleResponse(list, scoring), Feedback())
  }

  private func ordering(
    _ items: [String], _ log: inout ImportLog
  ) throws(MarkdownDraft.Failure) -> QuestionKind {
    guard items.count > 1 else { throw .init(.common(.tooFewChoices(items.count))) }
    var seen: Set<String> = []
    for item in items where !seen.insert(lineText(item)).inserted {
      throw .init(.common(.repeatedChoice(excerpt(of: item))))
    }
    for item in question.items where !item.comment.isEmpty {
      note(.common(.partLeftOut(excerpt(of: item.comment.string))), &log)
    }
    return .ordering(items, scoring)
  }

  /// The choices, each once: of two that read the same a right one stays.
  private func withoutRepeats(
    _ texts: [String], _ log: inout ImportLog
  ) throws(MarkdownDraft.Failure) -> [Choice] {
    var choices: [Choice] = []
    var places: [String: Int] = [:]
    for (item, text) in zip(question.items, texts) {
      let comment = clean(item.comment.string, false)
      let choice = Choice(
        text, isCorrect: item.box == true, feedback: isBlank(comment) ? nil : comment)
      let key = lineText(text)
      guard let place = places[key] else {
        places[key] = choices.count
        choices.append(choice)
        continue
      }
      if choice.isCorrect, !choices[place].isCorrect { choices[place] = choice }
      note(.common(.repeatedChoice(excerpt(of: text))), &log)
    }
    guard choices.count > 1 else { throw .init(.common(.tooFewChoices(choices.count))) }
    return choices
  }

  /// Two boxes that read True and False.
  private func trueFalse(_ choices: [Choice]) -> (QuestionKind, Feedback)? {
    guard choices.count == 2, type == nil || type == "true-false",
      choices.map({ $0.text.lowercased() }).sorted() == ["false", "true"],
      let right = choices.first(where: \.isCorrect),
      let wrong = choices.first(where: { !$0.isCorrect })
    else { return nil }
    let feedback = Feedback(correct: right.feedback, incorrect: wrong.feedback)
    return (.trueFalse(answer: right.text.lowercased() == "true"), feedback)
  }

  private func note(_ problem: ImportProblem, _ log: inout ImportLog) {
    log.change(problem, at: position, question: prompt)
  }
}
