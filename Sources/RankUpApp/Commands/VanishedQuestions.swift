import QuizBanks
import QuizCore

/// What becomes of the open questions of a daily that are no longer in their banks.
struct VanishedQuestions {
  let date: QuizDate
  let record: DailyRecord
  let shelf: Shelf

  /// The questions as they are asked: those that took a vanished one's place in an earlier run are
  /// in it, so that none comes twice.
  private var asked: [QuestionReference] {
    record.questions.enumerated().map { record.results[$0]?.reference ?? $1 }
  }

  /// The indices of the open questions that are gone.
  var indices: [Int] {
    asked.indices.filter { record.results[$0] == nil && shelf.question(for: asked[$0]) == nil }
  }

  /// Puts the next questions of the date's ranking in their places, from the banks that the others
  /// were drawn from and then from `banks`; returns the places that are left where there are no more.
  ///
  /// Where nothing is left to ask since whole banks are gone, that is an error: they may come back.
  func replaced(from banks: [Bank]) throws -> (questions: [QuestionReference], left: [Int]) {
    var questions = asked
    let gone = indices
    let drawn = Set(record.questions.map(\.bank))
    var others: [QuestionReference] = []
    for source in [shelf.banks.filter { drawn.contains($0.id) }, banks] {
      others += DailyDraw(for: date, from: shelf.pool(of: source))
        .replacements(gone.count - others.count, for: questions + others)
    }
    let isOver = others.isEmpty && record.results.count + gone.count >= questions.count
    guard !isOver || gone.allSatisfy({ shelf.bank(questions[$0].bank) != nil }) else {
      throw Failure.noQuestions
    }
    for (index, other) in zip(gone, others) { questions[index] = other }
    return (questions, Array(gone.dropFirst(others.count)))
  }

  /// What the journal is told of the places that are left: they count as skipped.
  func skips(of left: [Int], for player: Player) -> [Event] {
    let results = player.diary.daily(on: date).results
    return left.filter { results[$0] == nil && asked.indices.contains($0) }.map { index in
      .answered(
        .daily(date),
        Answer(
          index: index, reference: asked[index], response: nil, share: .nothing, xp: 0))
    }
  }
}
