import QuizBanks
import QuizCore

@testable import RankUpApp

extension Board {
  /// A board of a question in the bank `t`, laid out in English for 30 November 2026.
  static func sample(
    _ kind: QuestionKind, hints: [String] = [], explanation: String? = nil,
    topic: String? = nil, difficulty: Difficulty? = nil, prompt: String = "Which?",
    words: Words = .english
  ) -> Board {
    let question = Question(
      id: "q", prompt: prompt, kind: kind, topic: topic, difficulty: difficulty,
      explanation: explanation, hints: hints)
    let bank = Bank(id: "t", title: "T", path: "t.json", source: .own, questions: [question])
    return Board(question, of: bank, on: "2026-11-30", words)
  }

  /// A question with one right choice, the first; the choices keep their order.
  static func one(of texts: String...) -> Board { .sample(.multipleChoice(list(texts, right: 1))) }

  /// A question with several right choices, the first two; the choices keep their order.
  static func several(of texts: String...) -> Board {
    .sample(.multipleResponse(list(texts, right: 2), .partial))
  }

  private static func list(_ texts: [String], right: Int) -> ChoiceList {
    ChoiceList(
      texts.enumerated().map { Choice($1, isCorrect: $0 < right) }, isShuffled: false)
  }

  /// What picking the choices at these positions reads as.
  func pick(_ positions: Int...) -> AnswerReading {
    let picked = options.filter { positions.contains($0.position) }
    return .response(.choices(positions), texts(picked))
  }
}
