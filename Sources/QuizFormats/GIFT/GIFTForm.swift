import QuizCore

/// A question on its way to a text of GIFT, with what is lost on it.
struct GIFTForm {
  let question: DraftQuestion
  /// What has no place.
  private(set) var lost: Set<ExportLoss.Part> = []
  private var encoder: GIFTEncoder

  /// Begins with a question.
  init(_ question: DraftQuestion, isMarkdown: Bool) {
    self.question = question
    encoder = GIFTEncoder(inherited: isMarkdown ? .markdown : .moodle)
  }

  /// Notes that something is lost.
  mutating func lose(_ part: ExportLoss.Part) { lost.insert(part) }

  /// The question without its comments and without a line end; nil where GIFT can't hold it.
  mutating func text() -> String? {
    let title = titleText()
    let isMarkdown = encoder.inherited == .markdown
    guard
      let prompt = encoder.encode(question.prompt, title.isEmpty && !isMarkdown ? .lineStart : [])
    else { return nil }
    if prompt.losesSpace { lose(.lineBreaks) }
    encoder.inherited = prompt.format
    guard let answers = answers() else { return nil }
    if !question.hints.isEmpty { lose(.hints) }
    if question.difficulty != nil { lose(.difficulty) }
    if question.points != nil { lose(.points) }
    if question.timeLimit != nil { lose(.timeLimit) }
    let marker = isMarkdown && !prompt.text.hasPrefix("[markdown]") ? "[markdown]" : ""
    return "\(title)\(marker)\(prompt.text) {\(answers)\(generalText())}"
  }

  /// A text of the answers as it is written; nil where it can't be.
  mutating func encode(_ text: String, _ place: GIFTEncoder.Place = []) -> String? {
    guard let encoded = encoder.encode(text, place) else { return nil }
    if encoded.losesSpace { lose(.lineBreaks) }
    return encoded.text
  }

  /// Feedback with the sign before it; empty where there is none.
  mutating func feedbackText(_ feedback: String?, _ place: GIFTEncoder.Place = []) -> String {
    guard let feedback, !isBlank(feedback) else { return "" }
    guard let text = encode(feedback, place) else {
      lose(.feedback)
      return ""
    }
    return "#" + text
  }

  private mutating func titleText() -> String {
    guard let title = question.title else { return "" }
    let line = lineText(title)
    if line != title { lose(.title) }
    return isBlank(line) ? "" : "::\(GIFTEncoder.escaped(line))::"
  }

  private mutating func generalText() -> String {
    var general = question.explanation
    if case .flashcard(let back) = question.kind {
      if general != nil { lose(.explanation) }
      general = back
    }
    guard let general, !isBlank(general), let text = encode(general) else {
      if general.map({ !isBlank($0) }) == true { lose(.explanation) }
      return ""
    }
    return "####\(text)\n"
  }

  private mutating func answers() -> String? {
    switch question.kind {
    case .multipleChoice(let list): choiceText(list)
    case .multipleResponse(let list, let scoring): severalText(list, scoring)
    case .trueFalse(let answer): truthText(answer)
    case .shortAnswer(let key): shortText(key)
    case .numeric(let key): numberText(key)
    case .matching(let key, let scoring): matchingText(key, scoring)
    case .ordering(let items, let scoring): orderText(items, scoring)
    case .flashcard(let back): cardText(back)
    case .cloze: nil
    }
  }

  private mutating func truthText(_ answer: Bool) -> String {
    loseFeedback(but: [.correct, .incorrect])
    let wrong = feedbackText(question.feedback.incorrect)
    let right = feedbackText(question.feedback.correct)
    let remarks = right.isEmpty ? wrong : (wrong.isEmpty ? "#" : wrong) + right
    return (answer ? "TRUE" : "FALSE") + remarks + (question.explanation == nil ? "" : "\n")
  }

  private mutating func cardText(_ back: String) -> String? {
    loseFeedback(but: [])
    lose(.essay)
    return encoder.encode(back) == nil || isBlank(back) ? nil : "\n"
  }
}

extension GIFTForm {
  /// The kinds of feedback on the answer as a whole.
  enum Remark: CaseIterable {
    case correct
    case partial
    case incorrect
  }

  /// Notes that feedback is lost, unless it is of a kind that has a place.
  mutating func loseFeedback(but kept: [Remark]) {
    let all = question.feedback
    for (remark, text) in zip(Remark.allCases, [all.correct, all.partial, all.incorrect])
    where text != nil && !kept.contains(remark) { lose(.feedback) }
  }
}
