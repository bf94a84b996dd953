import QuizCore

/// Writes banks as quizdown has them: a heading for each question, and a list below it.
///
/// Numbered boxes are for one right choice, bullets with boxes for several, a numbered list is to be
/// put in order, two boxes True and False are a statement. What quizdown has no place for stands in
/// the block of options below the heading, where it passes over it. Typed answers, pairs, gaps and
/// cards can't be written.
package enum MarkdownWriter {
  /// Writes a bank.
  package static func write(_ bank: ExportBank) -> ExportText {
    var page = MarkdownPage()
    page.begin(bank)
    var losses: [ExportLoss] = []
    for question in bank.questions {
      let lost = MarkdownLosses.parts(of: question)
      losses += lost.map { ExportLoss($0, of: question.sourceID ?? "") }
      if !lost.contains(.question) { page.add(question) }
    }
    return ExportText(
      bank, text: page.text, losses: losses,
      keeping: [.title, .description, .language, .license, .textFormat])
  }
}

/// What Markdown can't hold of a question.
private enum MarkdownLosses {
  static func parts(of question: DraftQuestion) -> [ExportLoss.Part] {
    var parts: [ExportLoss.Part] = []
    let feedback = question.feedback
    switch question.kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      if feedback != Feedback() { parts.append(.feedback) }
      if list.choices.contains(where: { $0.credit != nil }) { parts.append(.weights) }
      if list.choices.contains(where: \.isFixed) { parts.append(.order) }
    case .trueFalse: if feedback.partial != nil { parts.append(.feedback) }
    case .ordering: if feedback != Feedback() { parts.append(.feedback) }
    case .shortAnswer, .numeric, .matching, .cloze, .flashcard: return [.question]
    }
    return parts
  }
}
