import Foundation
import TestSupport
import Testing

/// What `rankup rank --json` says.
struct ShownRank: Decodable, Equatable {
  struct Streak: Decodable, Equatable {
    var current: Int
    var longest: Int
    var freezes: Int
  }

  struct Daily: Decodable, Equatable {
    var date: String
    var status: String
    var answered: Int
    var asked: Int
    var right: Int
  }

  var nickname: String
  var rank: String
  var level: Int
  var xp: Int
  var threshold: Int
  var lifetimeXP: Int
  var streak: Streak
  var daily: Daily
}

extension ScratchHome {
  /// Asks for the rank; a run that fails, or what can't be read, fails the test.
  func rank(changing: [String: String?] = [:]) throws -> ShownRank {
    let outcome = try run(["rank", "--json"], changing: changing)
    try #require(outcome.ending == .exit(0), "\(outcome.errors)")
    return try JSONDecoder().decode(ShownRank.self, from: Data(outcome.outputBytes))
  }
}
