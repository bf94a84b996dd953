import JSON
import QuizCore

/// What is told of the badges, as data.
struct BadgeList: Equatable {
  let states: [BadgeState]

  /// The earned ones, the latest first; those of one date in the order of all badges.
  var earned: [BadgeState] {
    states.filter { $0.date != nil }.enumerated().sorted { left, right in
      guard let first = left.element.date, let second = right.element.date, first != second else {
        return left.offset < right.offset
      }
      return first > second
    }.map(\.element)
  }

  /// Those that are not earned yet, in the order of all badges.
  var locked: [BadgeState] { states.filter { $0.date == nil } }

  /// The document of `badges --json`.
  var json: JSONValue {
    [
      "earned": .integer(earned.count), "count": .integer(states.count),
      "badges": .array(
        states.map { state in
          [
            "badge": .string(state.badge.rawValue),
            "date": state.date.map { .string($0.description) } ?? .null,
            "value": .integer(state.progress.value), "goal": .integer(state.progress.goal),
            "unit": .string(state.progress.unit.rawValue),
          ]
        }),
    ]
  }
}
