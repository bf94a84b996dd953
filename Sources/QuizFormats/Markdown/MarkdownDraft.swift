import JSON
import QuizCore

/// Checks a question of Markdown and makes a draft of it.
struct MarkdownDraft {
  let question: MarkdownQuestion
  /// The first lines of the prompt, before what stands below the heading.
  var heading = ""
  /// The id where the options name none.
  var fallbackID: String?
  /// The chapters above it.
  var topic: String?
  /// Whether the file lets options be shuffled.
  var isShuffled = true
  private let dialect: MarkdownDialect
  /// The options of this question.
  private let own: FrontMatter?
  private let list: MarkdownSection.List

  init(
    _ question: MarkdownQuestion, _ dialect: MarkdownDialect, _ own: FrontMatter?,
    list: MarkdownSection.List
  ) {
    self.question = question
    self.dialect = dialect
    self.own = own
    self.list = list
  }

  /// Makes the draft, or notes why there can be none.
  func make(at position: JSONPosition, _ log: inout ImportLog) -> DraftQuestion? {
    let prompt = prompt
    do throws(Failure) {
      if let key = own?.unreadable(["question"]).first {
        throw Failure(.markdown(.unreadableKey(excerpt(of: key))))
      }
      if isBlank(prompt) {
        throw Failure(heading.isEmpty ? .markdown(.noPrompt) : .common(.blankPrompt))
      }
      var kind = MarkdownKind(question, dialect, list, at: position, prompt)
      kind.type = own?.text("type")
      kind.isShuffled = isShuffled && own?.isFalse("shuffle_answers", "shuffleAnswers") != true
      kind.scoring = own?.text("scoring").flatMap { Scoring(rawValue: $0) } ?? .partial
      kind.clean = clean
      let made = try kind.make(&log)
      var draft = DraftQuestion(prompt, made.kind, at: position)
      draft.feedback = made.feedback
      describe(&draft, &log)
      return draft
    } catch {
      log.skip(error.problem, at: position, question: prompt)
      return nil
    }
  }

  /// Why a question can't be made.
  struct Failure: Error {
    let problem: ImportProblem

    init(_ problem: ImportProblem) { self.problem = problem }
  }

  private var prompt: String {
    var text = MarkdownText()
    if !isBlank(heading) { text.append(heading.utf8) }
    text.append(question.body, after: 1)
    return clean(text.string, false)
  }

  /// A text as it is kept.
  private func clean(_ text: String, _ isAnswer: Bool) -> String {
    fieldText(
      dialect.isQuizdown ? MarkdownReferences.decoded(text) : text, isAnswer: isAnswer)
  }

  /// Adds what does not make the question another.
  private func describe(_ draft: inout DraftQuestion, _ log: inout ImportLog) {
    let explanation = clean(question.tail.string, false)
    draft.explanation = isBlank(explanation) ? nil : explanation
    draft.hints = question.hints.map { clean($0.string, false) }.filter { !isBlank($0) }
    draft.topic = own?.text("topic").flatMap { topicPath(lineText($0)) } ?? topic
    draft.title = visibleLine(own?.text("title"))
    draft.tags = tagList(own?.list("tags") ?? [])
    draft.points = own?.text("points").flatMap { Self.number($0) }.map { min(1_000, $0) }
    draft.timeLimit = own?.text("time_limit").flatMap { Self.number($0) }
    describeChecked(&draft, &log)
    let media =
      MarkdownImages.count(in: question.body.bytes)
      &+ question.items.reduce(0) { $0 &+ MarkdownImages.count(in: $1.text.bytes) }
    if media > 0 { note(.common(.mediaLeftOut(media)), draft, &log) }
  }

  /// Adds what may be refused.
  private func describeChecked(_ draft: inout DraftQuestion, _ log: inout ImportLog) {
    if let word = own?.text("difficulty") {
      draft.difficulty = Difficulty(word: word)
      if draft.difficulty == nil {
        note(.markdown(.unknownDifficulty(excerpt(of: word))), draft, &log)
      }
    }
    if let id = own?.text("id") {
      if isIdentifier(id) {
        draft.sourceID = id
      } else {
        note(.common(.changedIdentifier(excerpt(of: id))), draft, &log)
      }
    }
    draft.sourceID = draft.sourceID ?? fallbackID
    for key in own?.unreadable(["id", "title", "topic", "difficulty", "tags", "source"]) ?? [] {
      note(.markdown(.unreadableKey(excerpt(of: key))), draft, &log)
    }
  }

  private func note(_ problem: ImportProblem, _ draft: DraftQuestion, _ log: inout ImportLog) {
    log.change(problem, at: draft.position, question: draft.prompt)
  }

  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, number > 0 else { return nil }
    return number
  }
}
