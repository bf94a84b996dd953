import JSON
import QuizCore

extension Statistics {
  /// The document of `stats --json`.
  var json: JSONValue {
    .object(
      StatisticsDocument.members(of: total) + [
        JSONMemberValue("since", days.first.map { .string($0.date.description) } ?? .null),
        JSONMemberValue("until", .string(today.description)),
        JSONMemberValue("xp", .integer(total.xp)),
        JSONMemberValue(
          "streak",
          [
            "current": .integer(streak.current), "longest": .integer(streak.longest),
            "freezes": .integer(streak.freezes),
          ]),
        JSONMemberValue("days", .array(days.map(StatisticsDocument.day))),
        JSONMemberValue(
          "rankUps",
          .array(
            rankUps.map { ["date": .string($0.date.description), "rank": .string($0.rank.name)] })),
        JSONMemberValue("banks", .array(banks.map { StatisticsDocument.part($0, key: "id") })),
        JSONMemberValue("topics", .array(topics.map { StatisticsDocument.part($0, key: "topic") })),
        JSONMemberValue(
          "difficulties",
          .array(
            difficulties.map { difficulty, score in
              .object(
                [JSONMemberValue("difficulty", .string(difficulty.rawValue))]
                  + StatisticsDocument.members(of: score))
            })),
        JSONMemberValue(
          "weakestQuestions", .array(weakestQuestions.map(StatisticsDocument.question))),
        JSONMemberValue(
          "weakestTopics",
          .array(weakestTopics.map { StatisticsDocument.part($0, key: "topic") })),
      ])
  }
}

/// The parts of the document.
enum StatisticsDocument {
  /// Answers, and what became of them.
  static func members(of score: StudyScore) -> [JSONMemberValue] {
    [
      JSONMemberValue("answers", .integer(score.answers)),
      JSONMemberValue("right", .integer(score.right)),
      JSONMemberValue("accuracy", score.accuracy.map { .double($0) } ?? .null),
      JSONMemberValue(
        "millisecondsPerAnswer", score.meanMilliseconds.map { .integer($0) } ?? .null),
    ]
  }

  static func day(_ day: StudyDay) -> JSONValue {
    [
      "date": .string(day.date.description), "answers": .integer(day.answers),
      "right": .integer(day.right), "xp": .integer(day.xp),
      "milliseconds": .integer(day.milliseconds), "rank": .string(day.rank.name),
      "rankXP": .integer(day.rankXP),
    ]
  }

  /// A bank or topic; a bank has its title too.
  static func part(_ part: Statistics.Part, key: String) -> JSONValue {
    let name = JSONMemberValue(key, part.name.map { .string($0) } ?? .null)
    let title = JSONMemberValue("title", part.title.map { .string($0) } ?? .null)
    return .object([name] + (key == "id" ? [title] : []) + members(of: part.score))
  }

  static func question(_ weak: Statistics.WeakQuestion) -> JSONValue {
    .object(
      [
        JSONMemberValue("bank", .string(weak.reference.bank)),
        JSONMemberValue("question", .string(weak.reference.question)),
        JSONMemberValue("prompt", weak.prompt.map { .string($0) } ?? .null),
      ] + members(of: weak.score))
  }
}
