import JSON
import QuizCore

/// What the ladder tells, as data.
struct Ladder: Equatable {
  let standing: Standing

  /// The document of `ranks --json`.
  var json: JSONValue {
    [
      "ranks": .array(
        Rank.allCases.map { rank in
          [
            "level": .integer(rank.level), "rank": .string(rank.name),
            "threshold": .integer(rank.threshold), "current": .boolean(rank == standing.rank),
          ]
        })
    ]
  }
}
