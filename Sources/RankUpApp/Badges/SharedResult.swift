import JSON
import QuizCore

/// What is shared of a daily that is done: nothing of its questions.
struct SharedResult: Equatable {
  let date: QuizDate
  let nickname: String
  let record: DailyRecord
  /// The streak with this daily.
  let streak: Int
  /// The rank after its last award.
  let rank: Rank

  /// How a question went.
  enum Mark: String {
    case right
    case partly
    case wrong
    case skipped
  }

  /// How each question went, in the order in which they were asked.
  var marks: [Mark] {
    record.results.sorted { $0.key < $1.key }.map { _, result in
      if result.share.isFull { return .right }
      if result.isSkipped { return .skipped }
      return result.share.isPartial ? .partly : .wrong
    }
  }

  /// The document of `share --json`, with the text as it would be shown.
  func json(text: String) -> JSONValue {
    [
      "date": .string(date.description), "adaptive": .boolean(record.isAdaptive),
      "results": .array(marks.map { .string($0.rawValue) }),
      "right": .integer(record.rightCount), "asked": .integer(marks.count),
      "streak": .integer(streak), "rank": .string(rank.name), "text": .string(text),
    ]
  }
}
