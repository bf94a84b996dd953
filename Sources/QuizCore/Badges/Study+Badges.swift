extension Study {
  /// Where every badge stands on a date, in the order of all badges; later dates are left out, as for
  /// the streak.
  ///
  /// A pure function of what the journal tells and, for banks and topics, of `goals`: made for the
  /// same date, of all questions on the shelf. A card that is further than the journals, since they
  /// were lost or it was edited, is believed: what it is ahead counts from their first date.
  package func badges(
    asOf today: QuizDate, _ goals: BadgeGoals, card: Standing? = nil
  ) -> [BadgeState] {
    let view = BadgeView(study: self, today: today, goals: goals, card: card)
    return Badge.allCases.map(view.state)
  }
}

/// What the states of badges are read from.
private struct BadgeView {
  let study: Study
  let today: QuizDate
  let goals: BadgeGoals
  /// The standing on the card where it is ahead of the journals.
  let ahead: Standing?
  let days: [BadgeDay]
  /// The days of finished dailies, up to today.
  let dailies: [ClosedRange<Int>]

  init(study: Study, today: QuizDate, goals: BadgeGoals, card: Standing?) {
    let told = study.player.profile.standing
    ahead = card.flatMap {
      $0.lifetimeXP > told.lifetimeXP || $0.rank.level > told.rank.level ? $0 : nil
    }
    self.study = study
    self.today = today
    self.goals = goals
    days = study.badges.days(upTo: today)
    dailies = study.player.diary.streakDates.runs.filter { $0.lowerBound <= today.dayNumber }
      .map { $0.lowerBound...min($0.upperBound, today.dayNumber) }
  }

  func state(of badge: Badge) -> BadgeState {
    let (date, progress) = found(badge.condition)
    return BadgeState(badge, date: date, progress: progress)
  }

  private func found(_ condition: Badge.Condition) -> (QuizDate?, BadgeProgress) {
    switch condition {
    case .daily:
      let first = dailies.first.map { QuizDate(dayNumber: $0.lowerBound) }
      return (first, BadgeProgress(0, of: 1, .dailies))
    case .answer(let mode):
      let first = days.first { mode == .review ? $0.hasReview : $0.hasPractice }
      return (first?.date, BadgeProgress(0, of: 1, .answers))
    case .streak(let count): return streak(count)
    case .rank(let rank): return self.rank(rank)
    case .perfect(let count):
      let perfect = days.filter { $0.daily?.isPerfect == true }.map(\.date)
      return nth(count, of: perfect, .perfectDailies)
    case .right(let count): return right(count)
    case .banks(let count):
      return group(count, of: goals.finishedBanks, nearest: goals.nearestBank, .banks)
    case .topics(let count):
      return group(count, of: goals.masteredTopics, nearest: goals.nearestTopic, .topics)
    case .weekdays: return weekdays()
    case .comeback(let pause): return (comeback(after: pause), BadgeProgress(0, of: 1, .returns))
    }
  }

  /// The date of the so-manieth of some dates in their order, and how many there are.
  private func nth(
    _ count: Int, of dates: [QuizDate], _ unit: BadgeProgress.Unit
  ) -> (QuizDate?, BadgeProgress) {
    let isReached = count > 0 && dates.count >= count
    return (isReached ? dates[count - 1] : nil, BadgeProgress(dates.count, of: count, unit))
  }

  /// As above; for the first one, how far the nearest is.
  private func group(
    _ count: Int, of dates: [QuizDate], nearest: (done: Int, questions: Int)?,
    _ unit: BadgeProgress.Unit
  ) -> (QuizDate?, BadgeProgress) {
    if count == 1, dates.isEmpty, let nearest {
      return (nil, BadgeProgress(nearest.done, of: nearest.questions, .questions))
    }
    return nth(count, of: dates, unit)
  }

  /// The first date on which the longest streak was long enough; it never gets shorter again.
  private func streak(_ count: Int) -> (QuizDate?, BadgeProgress) {
    let dates = study.player.diary.streakDates
    let now = Streak(of: dates, asOf: today)
    let progress = BadgeProgress(now.current, of: count, .days)
    guard now.longest >= count, let first = dailies.first?.lowerBound, first <= today.dayNumber
    else { return (nil, progress) }
    let numbers = first...today.dayNumber
    let place = numbers.firstIndex(inOrder: { number in
      Streak(of: dates, asOf: QuizDate(dayNumber: number)).longest >= count
    })
    return (place < numbers.endIndex ? QuizDate(dayNumber: numbers[place]) : nil, progress)
  }

  /// XP from the start of the ladder, which are what earlier bars took and what is in this one.
  private func rank(_ rank: Rank) -> (QuizDate?, BadgeProgress) {
    let told = study.player.profile.standing
    let standing = ahead ?? told
    let isAhead = rank.level > told.rank.level && rank.level <= standing.rank.level
    let filled = standing.rank.ladderXP + standing.xp
    let date = study.badges.date(of: rank, upTo: today) ?? (isAhead ? days.first?.date : nil)
    return (date, BadgeProgress(filled, of: rank.ladderXP, .xp))
  }

  private func right(_ count: Int) -> (QuizDate?, BadgeProgress) {
    var sum = 0
    var date: QuizDate?
    for day in days {
      sum = saturatingSum(sum, day.right)
      if date == nil, sum >= count { date = day.date }
    }
    return (date, BadgeProgress(sum, of: count, .rightAnswers))
  }

  private func weekdays() -> (QuizDate?, BadgeProgress) {
    var first: [Int: QuizDate] = [:]
    for run in dailies {
      for number in run.prefix(7) where first.count < 7 {
        let date = QuizDate(dayNumber: number)
        if first[date.weekday] == nil { first[date.weekday] = date }
      }
    }
    return (
      first.count == 7 ? first.values.max() : nil, BadgeProgress(first.count, of: 7, .weekdays)
    )
  }

  /// The first date with something done that is so many days after the one before it.
  private func comeback(after pause: Int) -> QuizDate? {
    zip(days, days.dropFirst()).first { $0.date.distance(to: $1.date) >= pause }?.1.date
  }
}

extension Rank {
  /// The XP of all bars below it.
  fileprivate var ladderXP: Int {
    Rank.allCases.filter { $0.level < level }.reduce(0) { $0 + $1.threshold }
  }
}
