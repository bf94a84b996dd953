/// What the journal tells of badges: facts by quiz date, so that the order of lines does not matter.
///
/// A reset begins another life, in which nothing of the earlier ones counts; a restore of the backup
/// that a reset made lets the lives before it count again, beside what was done since. A backup made
/// on another occasion brings back its streak and its rank, and else changes nothing here.
package struct BadgeBook: Sendable, Equatable {
  /// The lives, the present one at the end; never empty.
  package private(set) var lives: [BadgeLife]
  /// The numbers of earlier lives that count too.
  package private(set) var restored: [Int]
  /// The lives that counted when a reset made a backup, in the order of the resets.
  package private(set) var backups: [BackedUpLives]

  /// Describes a book, by default an empty one.
  package init(
    lives: [BadgeLife] = [], restored: [Int] = [], backups: [BackedUpLives] = []
  ) {
    self.lives = lives.isEmpty ? [BadgeLife()] : lives
    self.restored = restored
    self.backups = backups
  }

  /// The number of the present life.
  package var present: Int { lives.count - 1 }

  /// Whether a life counts.
  func counts(_ life: Int) -> Bool { life == present || restored.contains(life) }

  /// The days that count, up to a date and in their order, each once.
  func days(upTo today: QuizDate) -> [BadgeDay] {
    let counted = (restored + [present]).filter(lives.indices.contains).map { lives[$0].days }
    let days = counted.count == 1 ? counted[0] : counted.joined().sorted { $0.date < $1.date }
    var merged: [BadgeDay] = []
    for day in days where day.date <= today {
      if let last = merged.indices.last, merged[last].date == day.date {
        merged[last].merge(day)
      } else {
        merged.append(day)
      }
    }
    return merged
  }

  /// The earliest date, up to a given one, on which a rank was reached.
  func date(of rank: Rank, upTo today: QuizDate) -> QuizDate? {
    lives.indices.filter(counts).flatMap { lives[$0].ranks }
      .filter { $0.rank == rank && $0.date <= today }.map(\.date).min()
  }

  /// The ranks that were reached, from the lowest, each at its earliest date.
  package var rankUps: [RankUp] {
    let latest = QuizDate(dayNumber: QuizDate.dayNumbers.upperBound)
    return Rank.allCases.compactMap { rank in
      date(of: rank, upTo: latest).map { RankUp(rank, on: $0) }
    }
  }

  /// How the daily of a date ended, in whichever life.
  package func end(of date: QuizDate) -> DailyEnd? {
    lives.reversed().lazy.compactMap { $0.day(date)?.daily }.first
  }
}

/// The lives of which a backup holds the state.
package struct BackedUpLives: Sendable, Equatable {
  /// The name of the backup.
  package let backup: String
  /// The numbers of the lives.
  package let lives: [Int]

  /// Notes lives under a backup.
  package init(_ backup: String, lives: [Int]) {
    self.backup = backup
    self.lives = lives
  }
}

// The fold.
extension BadgeBook {
  /// Takes an answer in that counts, once the player has it.
  mutating func add(_ answer: Answer, _ key: SittingKey, to player: Player) {
    let end = key.mode == .daily ? DailyEnd(of: key.date, player) : nil
    lives[present].update(key.date) { day in
      day.right = saturatingSum(day.right, answer.share.isFull ? 1 : 0)
      day.hasPractice = day.hasPractice || key.mode == .practice
      day.hasReview = day.hasReview || key.mode == .review
      day.daily = end ?? day.daily
    }
  }

  /// Takes in that an answer of a daily was right after all.
  mutating func correct(on date: QuizDate, of player: Player) {
    let end = DailyEnd(of: date, player)
    lives[present].update(date) { day in
      day.right = saturatingSum(day.right, 1)
      day.daily = end ?? day.daily
    }
  }

  /// Notes a rank that was reached.
  mutating func reach(_ rank: Rank, on date: QuizDate) { lives[present].reach(rank, on: date) }

  /// Begins another life; `all` forgets the earlier ones.
  mutating func reset(all: Bool, backup: String) {
    guard !all else {
      self = BadgeBook()
      return
    }
    backups.append(BackedUpLives(backup, lives: restored + [present]))
    restored = []
    lives.append(BadgeLife())
  }

  /// Lets the lives of a backup count again; a rank of which nothing is known was reached then.
  mutating func restore(_ backup: String, _ player: Player, at instant: Instant) {
    if let lives = backups.last(where: { $0.backup == backup })?.lives {
      restored = Set(restored + lives).subtracting([present]).sorted()
    }
    let days = instant.milliseconds.flooredDivision(by: 86_400_000).quotient
    let date = QuizDate(dayNumber: Int(days))
    let latest = QuizDate(dayNumber: QuizDate.dayNumbers.upperBound)
    for rank in Rank.allCases
    where rank.level > 0 && rank.level <= player.profile.standing.rank.level {
      if self.date(of: rank, upTo: latest) == nil { reach(rank, on: date) }
    }
  }
}

extension DailyEnd {
  /// How the daily of a date has ended; nil while it is not finished.
  fileprivate init?(of date: QuizDate, _ player: Player) {
    guard player.diary.isFinished(date) else { return nil }
    let record = player.diary.daily(on: date)
    let count = record.questions.count
    self.init(
      rank: player.profile.standing.rank,
      isPerfect: count >= Prize.leastPerfect && record.rightCount == count)
  }
}
