/// What was answered of each question on each date, from which a part of a study comes: a left fold
/// over entries, beside the player they come to.
///
/// Of a size that grows with the dates on which a question is answered, not with the answers.
package struct AnswerSums: JournalFold {
  /// The days of each question that was answered, in the order of their dates; the rank is not noted.
  package private(set) var questions: [QuestionReference: [StudyDay]] = [:]
  private var fold: AnswerFold

  /// The player that the same entries come to.
  package var player: Player {
    get { fold.player }
    set { fold.player = newValue }
  }
  /// Whether nothing was ever answered.
  package var isEmpty: Bool { questions.isEmpty }

  /// Begins before the first entry.
  package init(_ beginning: Profile) { fold = AnswerFold(Player(profile: beginning)) }

  /// Goes on with what was put down; the days must be in the order of their dates, each once.
  package init(player: Player, questions: [QuestionReference: [StudyDay]]) {
    fold = AnswerFold(player)
    self.questions = questions
  }

  /// Takes an entry in.
  package mutating func add(_ entry: Entry) {
    switch fold.add(entry) {
    case .answered(let key, let answer, let paid):
      update(answer.reference, on: key.date) { $0.add(answer, paid: paid) }
    case .corrected(let date, _, let result, let paid):
      let gained = Share.full.millionths - result.share.millionths
      update(result.reference, on: date) { $0.correct(gained: gained, paid: paid) }
    case .forgotten: questions = [:]
    case nil: break
    }
  }

  /// Changes the day of a question, which is made where it is not there.
  private mutating func update(
    _ reference: QuestionReference, on date: QuizDate, _ change: (inout StudyDay) -> Void
  ) {
    change(&questions[reference, default: []][date])
  }

  /// What the answers to some questions come to from a date on, on all dates without one; `days` are
  /// those of the whole study, which tell the rank at the end of each.
  package func excerpt(
    since first: QuizDate?, of days: [StudyDay], where includes: (QuestionReference) -> Bool
  ) -> StudyExcerpt {
    var sums = days.map { $0.emptied }
    var known: [QuestionReference: QuestionStudy] = [:]
    for (reference, days) in questions where includes(reference) {
      let start = first.map { first in days.firstIndex(inOrder: { $0.date >= first }) } ?? 0
      var question = QuestionStudy()
      var place = 0
      for day in days[start...] {
        question.add(day)
        while place < sums.count, sums[place].date < day.date { place += 1 }
        if place < sums.count, sums[place].date == day.date { sums[place].add(day) }
      }
      if question.answers > 0 { known[reference] = question }
    }
    return StudyExcerpt(days: sums.filter { $0.answers > 0 }, questions: known)
  }
}

extension [StudyDay] {
  /// The day of a date among days in order, which is made where it is not there.
  subscript(date: QuizDate) -> StudyDay {
    get {
      let place = place(of: date)
      return place < count && self[place].date == date ? self[place] : StudyDay(date)
    }
    _modify {
      let place = place(of: date)
      if place == count || self[place].date != date { insert(StudyDay(date), at: place) }
      yield &self[place]
    }
  }

  /// Most often the last day is looked for.
  private func place(of date: QuizDate) -> Int {
    last?.date == date ? count - 1 : firstIndex(inOrder: { $0.date >= date })
  }
}

extension QuestionStudy {
  /// Adds what was answered of it on a day.
  fileprivate mutating func add(_ day: StudyDay) {
    answers = saturatingSum(answers, day.answers)
    right = saturatingSum(right, day.right)
    shares = saturatingSum(shares, day.shares)
    milliseconds = saturatingSum(milliseconds, day.milliseconds)
  }
}
