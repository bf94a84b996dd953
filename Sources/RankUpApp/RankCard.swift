import JSON
import QuizCore

/// What the rank card tells, as data.
struct RankCard: Equatable {
  let profile: Profile
  let streak: Streak
  let date: QuizDate
  let daily: DailyRecord
  let dailyStatus: DailyRecord.Status
  /// How many questions are due for a review; nil while nothing was learned.
  let due: Int?

  /// The card of a player on a date.
  init(_ player: Player, on date: QuizDate, due: Int? = nil) {
    self.due = due
    profile = player.profile
    streak = player.diary.streak(asOf: date)
    self.date = date
    daily = player.diary.daily(on: date)
    dailyStatus = player.diary.status(on: date)
  }

  /// The document of `rank --json`.
  var json: JSONValue {
    let standing = profile.standing
    return [
      "nickname": .string(profile.nickname),
      "avatar": profile.avatar.map { .string($0) } ?? .null,
      "rank": .string(standing.rank.name),
      "level": .integer(standing.rank.level),
      "xp": .integer(standing.xp),
      "threshold": .integer(standing.rank.threshold),
      "progress": .double(Double(standing.xp) / Double(standing.rank.threshold)),
      "lifetimeXP": .integer(standing.lifetimeXP),
      "streak": [
        "current": .integer(streak.current), "longest": .integer(streak.longest),
        "freezes": .integer(streak.freezes),
      ],
      "daily": [
        "date": .string(date.description), "status": .string(dailyStatus.rawValue),
        "answered": .integer(daily.results.count), "asked": .integer(daily.questions.count),
        "right": .integer(daily.rightCount),
      ],
      "due": due.map { .integer($0) } ?? .null,
    ]
  }
}
