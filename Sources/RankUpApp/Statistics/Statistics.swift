import QuizBanks
import QuizCore

/// What was learned, in figures: of everything, or of some banks, a topic or the last days.
struct Statistics {
  /// What is looked at.
  struct Scope: Equatable {
    /// Ids of banks; all where there are none.
    var banks: [String] = []
    var topic: String?
    /// So many days up to today; all where there is none.
    var days: Int?

    /// The first of the days; nil where all are looked at.
    func first(on today: QuizDate) -> QuizDate? { days.map { today.adding(days: 1 - max(1, $0)) } }

    /// Whether it is all there is.
    var isEverything: Bool { self == Scope() }
    /// Whether only some questions are looked at, so that the path through the ranks means nothing.
    var isPartial: Bool { !banks.isEmpty || topic != nil }
  }

  /// A bank or a topic with what was answered of it.
  struct Part: Equatable {
    /// The id of the bank, or the topic; nil for questions without one.
    let name: String?
    /// What it is called.
    let title: String?
    let score: StudyScore
  }

  /// A question that was not always right.
  struct WeakQuestion {
    let reference: QuestionReference
    /// Nil when the question is gone.
    let prompt: String?
    /// The prompt as it stands in a list.
    let line: String?
    let score: StudyScore
  }

  let scope: Scope
  let today: QuizDate
  /// The days with an answer up to today, in order.
  let days: [StudyDay]
  let streak: Streak
  let rankUps: [QuizCore.RankUp]
  let total: StudyScore
  let banks: [Part]
  let topics: [Part]
  let difficulties: [(difficulty: Difficulty, score: StudyScore)]
  let weakestQuestions: [WeakQuestion]
  /// Topics that are known less well than all together.
  let weakestTopics: [Part]

  /// How many of the weakest are told.
  static let weakestLimit = 10
  /// The most days that figures over time look back.
  static let longestPeriod = 365

  /// Counts; days after today, of a clock that was wrong, are left out.
  init(
    _ excerpt: StudyExcerpt, of player: Player, rankUps: [QuizCore.RankUp], scope: Scope,
    on today: QuizDate, facts: QuestionFacts, shelf: Shelf
  ) {
    self.scope = scope
    self.today = today
    days = excerpt.days.filter { $0.date <= today && $0.answers > 0 }
    streak = player.diary.streak(asOf: today)
    let first = scope.first(on: today) ?? QuizDate(dayNumber: .min)
    self.rankUps =
      scope.isPartial ? [] : rankUps.filter { $0.date >= first && $0.date <= today }
    total = days.reduce(into: StudyScore()) { $0.add($1) }
    let questions = excerpt.questions.filter { $0.value.answers > 0 }
    banks = Parts(questions) { .some($0.bank) }.mostAnswered.map { name, score in
      Part(name: name, title: name.flatMap { shelf.bank($0)?.title }, score: score)
    }
    let known = questions.filter { facts[$0.key] != nil }
    let byTopic = Parts(known) { facts[$0]?.topic }
    topics = byTopic.mostAnswered.map { Part(name: $0, title: $0, score: $1) }
    let byDifficulty = Parts(known) { facts[$0]?.difficulty.rawValue }
    difficulties = Difficulty.allCases.compactMap { difficulty in
      byDifficulty.scores[difficulty.rawValue].map { (difficulty, $0) }
    }
    weakestQuestions = questions.weakestFirst.prefix(Self.weakestLimit).map { reference, score in
      WeakQuestion(
        reference: reference, prompt: facts[reference]?.prompt, line: facts[reference]?.line,
        score: score)
    }
    let weakTopics = byTopic.weakest.filter { [total] in
      $0.name != nil && $0.score.isWeaker(than: total)
    }
    weakestTopics = weakTopics.prefix(Self.weakestLimit).map {
      Part(name: $0, title: $0, score: $1)
    }
  }

  /// Whether nothing was answered.
  var isEmpty: Bool { total.answers == 0 }
}

/// The answers to questions, counted by what the questions have in common.
private struct Parts {
  private(set) var scores: [String?: StudyScore] = [:]

  init(
    _ questions: [QuestionReference: QuestionStudy], by name: (QuestionReference) -> String?
  ) {
    for (reference, study) in questions {
      scores[name(reference), default: StudyScore()].add(study)
    }
  }

  /// Those with the most answers first, then by name; those without a name behind all others.
  var mostAnswered: [(name: String?, score: StudyScore)] {
    sorted { $0.answers == $1.answers ? nil : $0.answers > $1.answers }
  }

  /// Those with mistakes, the weakest first, then by name.
  var weakest: [(name: String?, score: StudyScore)] {
    sorted { $0.strength == $1.strength ? nil : $0.strength < $1.strength }
      .filter(\.score.hasMistakes)
  }

  private func sorted(
    _ isEarlier: (StudyScore, StudyScore) -> Bool?
  ) -> [(name: String?, score: StudyScore)] {
    scores.map { (name: $0.key, score: $0.value) }.sorted { left, right in
      guard let first = left.name, let second = right.name else { return left.name != nil }
      return isEarlier(left.score, right.score)
        ?? first.utf8.lexicographicallyPrecedes(second.utf8)
    }
  }
}
