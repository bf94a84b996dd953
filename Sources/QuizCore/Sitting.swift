/// A run of questions in progress: what comes next, and what an answer is worth.
///
/// A value without effects. The daily's state comes from the diary, so that a sitting that was
/// left goes on where it stood.
package struct Sitting: Sendable {
  /// Which sitting it is.
  package let key: SittingKey
  /// The questions in the order they are asked.
  package let questions: [QuestionReference]
  /// Results so far.
  package private(set) var record: DailyRecord
  /// The streak that pays, 0 outside the daily.
  package let streak: Int
  /// What fixes the order of choices: the date of a daily, the seed of a practice.
  package let occasion: String

  /// Starts or resumes a sitting.
  package init(
    key: SittingKey, questions: [QuestionReference], results: [Int: QuestionResult] = [:],
    hints: [Int: Int] = [:], isAdaptive: Bool = false, streak: Int = 0, occasion: String? = nil
  ) {
    self.key = key
    self.questions = questions
    self.streak = key.mode == .daily ? streak : 0
    self.occasion = occasion ?? key.date.description
    record = DailyRecord(
      questions: questions, results: results, hints: hints, isAdaptive: isAdaptive)
  }

  /// The index of the question to ask next; nil when the sitting is over.
  package var nextIndex: Int? { questions.isEmpty ? nil : record.nextIndex }

  /// Right answers in a row before the next question.
  package var combo: Int { record.combo(before: nextIndex ?? questions.count) }

  /// How many hints were taken of a question without a result, also before the sitting was left.
  package func hintsTaken(at index: Int) -> Int { record.hints[index] ?? 0 }

  /// Notes that so many hints of a question were taken in all.
  package mutating func add(hints: Int, at index: Int) { record.add(hints: hints, at: index) }

  /// How the XP of an answer to the next question come about; hints taken earlier count too.
  package func prize(_ rate: Rate, share: Share, hints: Int) -> Prize {
    let hints = max(hints, nextIndex.map(hintsTaken) ?? 0)
    return Prize(
      mode: key.mode, rate, share: share, combo: combo, streak: streak, isHinted: hints > 0)
  }

  /// The answer to the next question as the journal takes it; a nil response skips it.
  package func answer(
    _ index: Int, _ reference: QuestionReference, response: [String]?, prize: Prize, hints: Int,
    milliseconds: Int
  ) -> Answer {
    Answer(
      index: index, reference: reference, response: response, share: prize.share,
      hints: max(hints, hintsTaken(at: index)), milliseconds: milliseconds, xp: prize.xp,
      bonus: bonus(ifNext: prize.share))
  }

  /// What "I was right" pays for an answer: what a right one is worth without row and streak, less
  /// what it paid already; nil where it can't be said.
  package func correctionXP(at index: Int, _ rate: Rate) -> Int? {
    guard key.mode == .daily, record.isCorrectable(index), let result = record.results[index]
    else { return nil }
    let prize = Prize(mode: .daily, rate, share: .full, isHinted: result.hints > 0)
    return max(0, saturatingDifference(prize.xp, result.xp))
  }

  /// Takes an answer in.
  package mutating func add(_ answer: Answer) {
    record.add(QuestionResult(answer), at: answer.index)
  }

  /// What a perfect daily adds when the last open question gets a share.
  private func bonus(ifNext share: Share) -> Int {
    let isLast = record.results.count == questions.count - 1
    guard key.mode == .daily, isLast, share.isFull,
      record.results.values.allSatisfy({ $0.share.isFull })
    else { return 0 }
    return Prize.perfectDaily(questions: questions.count, streak: streak)
  }
}
