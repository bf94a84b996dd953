/// The days and questions of a study, or what some questions and dates have of them.
///
/// The whole of it comes from a study that is at hand; a part is folded from the entries, since a
/// study does not keep which questions made a day what it is.
package struct StudyExcerpt: JournalFold {
  /// The days with an answer, in the order of their dates.
  package private(set) var days: [StudyDay] = []
  /// What is known of each question.
  package private(set) var questions: [QuestionReference: QuestionStudy] = [:]
  private var fold = AnswerFold()
  private let first: QuizDate?
  private let includes: @Sendable (QuestionReference) -> Bool

  /// Takes all of a study.
  package init(_ study: Study) { self.init(days: study.days, questions: study.questions) }

  /// Takes days, in the order of their dates, and questions as they are.
  package init(days: [StudyDay], questions: [QuestionReference: QuestionStudy]) {
    self.days = days
    self.questions = questions
    first = nil
    includes = { _ in true }
  }

  /// Begins to fold the answers of some questions from a date on, all dates without one.
  package init(
    since first: QuizDate?, where includes: @escaping @Sendable (QuestionReference) -> Bool
  ) {
    self.first = first
    self.includes = includes
  }

  /// The player that the entries come to.
  package var player: Player {
    get { fold.player }
    set { fold.player = newValue }
  }

  /// Whether there is no day and no question.
  package var isEmpty: Bool { questions.isEmpty && days.isEmpty }

  /// Takes an entry in.
  package mutating func add(_ entry: Entry) {
    switch fold.add(entry) {
    case .answered(let key, let answer, let paid):
      guard isWanted(answer.reference, on: key.date) else { return }
      questions[answer.reference, default: QuestionStudy()].learn(answer, at: entry.instant)
      update(key.date) { $0.add(answer, paid: paid) }
    case .corrected(let date, _, let result, let paid):
      guard isWanted(result.reference, on: date) else { return }
      let gained = Share.full.millionths - result.share.millionths
      questions[result.reference]?.correct(gained: gained, hints: result.hints)
      update(date) { $0.correct(gained: gained, paid: paid) }
    case .forgotten:
      days = []
      questions = [:]
    case nil: break
    }
  }

  private func isWanted(_ reference: QuestionReference, on date: QuizDate) -> Bool {
    first.map { date >= $0 } ?? true && includes(reference)
  }

  /// Changes the day of a date, which is made where it is not there.
  private mutating func update(_ date: QuizDate, _ change: (inout StudyDay) -> Void) {
    let place = days.firstIndex(inOrder: { $0.date >= date })
    if place == days.count || days[place].date != date {
      days.insert(StudyDay(date), at: place)
    }
    change(&days[place])
    days[place].note(fold.player.profile.standing)
  }
}
