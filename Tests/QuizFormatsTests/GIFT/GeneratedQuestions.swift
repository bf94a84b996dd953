import JSON
import QuizCore
import QuizFormats

/// Questions of every type with texts that are hard on formats of plain text.
struct GeneratedQuestions {
  private var generator: SplitMix64

  /// Begins the questions that belong to a seed.
  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Makes some questions with ids of their own.
  mutating func bank(_ count: Int, isMarkdown: Bool = false) -> ExportBank {
    let questions = (0..<count).map { question(id: "q\($0)") }
    return ExportBank(title: text(), isMarkdown: isMarkdown, questions: questions)
  }

  private mutating func question(id: String) -> DraftQuestion {
    var question = DraftQuestion(text(), kind(), at: JSONPosition(line: 1, column: 1))
    question.sourceID = id
    if isLikely(3) { question.title = lineText(text()) }
    if isLikely(3) { question.topic = "Maths/Part \(below(3))" }
    if isLikely(4) { question.tags = [lineText(text()), "tag \(below(9))"] }
    if isLikely(3) { question.explanation = text() }
    if isLikely(3) { question.feedback = Feedback(correct: text(), incorrect: text()) }
    if isLikely(9) { question.feedback = Feedback(partial: text()) }
    if isLikely(9) { question.hints = [text()] }
    if isLikely(9) { question.difficulty = .hard }
    return question
  }

  private mutating func kind() -> QuestionKind {
    switch below(11) {
    case 0, 1, 2: .multipleChoice(list(rightCount: 1))
    case 3:
      .multipleResponse(list(rightCount: 1 + below(3)), isLikely(5) ? .allOrNothing : .partial)
    case 4: weighted()
    case 5: .trueFalse(answer: isLikely(2))
    case 6: .shortAnswer(textKey())
    case 7: .numeric(numberKey())
    case 8: matching()
    case 9:
      .ordering((0...(1 + below(4))).map { answer($0) }, isLikely(3) ? .allOrNothing : .partial)
    default: isLikely(5) ? .cloze([Gap("a", .text(textKey()))], .partial) : .flashcard(back: text())
    }
  }

  private mutating func list(rightCount: Int) -> ChoiceList {
    let count = rightCount + 1 + below(4)
    var choices = (0..<count).map { place in
      Choice(
        answer(place), isCorrect: place < rightCount,
        credit: rightCount == 1 && place > 0 && isLikely(9) ? 0.5 : nil,
        feedback: isLikely(3) ? text() : nil, isFixed: isLikely(20))
    }
    generator.shuffle(&choices)
    return ChoiceList(choices, isShuffled: !isLikely(9))
  }

  private mutating func weighted() -> QuestionKind {
    let table: [[Double]] = [
      [0.5, 0.5, -1, 0], [1.0 / 3, 2.0 / 3, -0.25], [0.37, 0.63, -1], [2, 1],
    ]
    let credits = table[below(4)]
    return .multipleResponse(
      ChoiceList(
        credits.enumerated().map {
          Choice(answer($0), isCorrect: $1 > 0, credit: $1 == 0 ? nil : $1)
        }), .partial)
  }

  private mutating func textKey() -> TextKey {
    var accepted = (0...below(3)).map { place in
      TextKey.Accepted(
        answer(place), credit: place > 0 && isLikely(2) ? 0.5 : 1,
        feedback: isLikely(3) ? text() : nil)
    }
    let hasWildcards = isLikely(4)
    if hasWildcards { accepted.append(TextKey.Accepted("*x \(below(9))")) }
    return TextKey(accepted, isCaseSensitive: isLikely(9), hasWildcards: hasWildcards)
  }

  private mutating func numberKey() -> NumberKey {
    NumberKey(
      (0...below(3)).map { place in
        let value = (Double(below(20_000)) - 10_000) / [1.0, 10, 7, 1e-9][below(4)]
        let credit = place > 0 ? 0.25 : 1
        return isLikely(3)
          ? NumberKey.Accepted(from: value, to: value + 1.5, credit: credit)
          : NumberKey.Accepted(
            value, tolerance: [0, 0.5, 0.01][below(3)], credit: credit,
            feedback: isLikely(3) ? text() : nil)
      }, unit: isLikely(9) ? "m" : nil)
  }

  private mutating func matching() -> QuestionKind {
    let pairs = (0...(1 + below(3))).map { MatchingKey.Pair(text() + " \($0)", answer($0)) }
    return .matching(
      MatchingKey(pairs, distractors: isLikely(2) ? [answer(9)] : []),
      isLikely(5) ? .allOrNothing : .partial)
  }

  /// A text that differs from those with other numbers.
  private mutating func answer(_ place: Int) -> String {
    fieldText(text() + " \(place)", isAnswer: true)
  }

  private mutating func text() -> String {
    let pieces = (0...below(4)).map { _ in Self.pieces[below(Self.pieces.count)] }
    let text = fieldText(pieces.joined(separator: isLikely(2) ? " " : ""))
    return isBlank(text) ? "x" : text
  }

  private mutating func below(_ bound: Int) -> Int { Int(generator.below(UInt64(bound))) }

  private mutating func isLikely(_ bound: Int) -> Bool { below(bound) == 0 }

  private static let pieces = [
    "a", "word", "Ωmega", "=", "~", "#", "{", "}", ":", "\\", "->", "%50%", "[html]", "[plain]",
    "[markdown]", "<b>", "</b>", "&amp;", "&", "\n", "\n\n\n", "  ", "//", "$CATEGORY:", "::", "*",
    "\\*", "😀", "שלום", "\t", "T", "TRUE", "0", "####", "ANSWER: A", "A. ", "B) ", "_____", "1:MC:",
    "e\u{301}", "\\n", "<!--", "<pre>", "$x = 1$", ">2", "\u{A0}", "\u{200F}", "]", "`", ".",
    "True", "- [x] ", "1. [x] ", "question,answer", "\nANSWER: A\n", "::t:: {=a}", "#separator:tab",
    "---",
    "Q: ", "=1+1", "'", "@x", "\n\n- [ ] ",
  ]
}
