/// A rung of the ladder.
package enum Rank: Int, Sendable, CaseIterable {
  case bronze
  case silver
  case gold
  case platinum
  case diamond

  /// The rank's level, 0 for Bronze to 4 for Diamond.
  package var level: Int { rawValue }

  /// The XP that fill the rank's bar.
  package var threshold: Int { (level + 1) * 100_000 }

  /// The rank above, nil at the top.
  package var next: Rank? { Rank(rawValue: rawValue + 1) }

  /// The name on the card, in the journal and in JSON, the same in every language.
  package var name: String {
    switch self {
    case .bronze: "Bronze"
    case .silver: "Silver"
    case .gold: "Gold"
    case .platinum: "Platinum"
    case .diamond: "Diamond"
    }
  }

  /// The rank of a level, the nearest one for a level that does not exist.
  package init(clampingLevel level: Int) {
    self = Rank(rawValue: min(max(level, 0), Rank.allCases.count - 1)) ?? .bronze
  }

  /// The rank of a name, in any case.
  package init?(name: String) {
    guard let rank = Rank.allCases.first(where: { $0.name.lowercased() == name.lowercased() })
    else { return nil }
    self = rank
  }
}
