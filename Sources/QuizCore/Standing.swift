/// Where a player stands on the ladder.
package struct Standing: Sendable, Equatable {
  /// The present rank.
  package private(set) var rank: Rank
  /// XP towards the next rank, 0 to the rank's threshold.
  package private(set) var xp: Int
  /// The sum of every award since the last reset; never falls.
  package private(set) var lifetimeXP: Int

  /// The start of the ladder.
  package static let start = Standing(rank: .bronze, xp: 0, lifetimeXP: 0)

  /// Reads a standing kindly: what lies outside its bounds is brought to the nearest bound.
  package init(rank: Rank, xp: Int, lifetimeXP: Int) {
    self.rank = rank
    self.xp = min(max(xp, 0), rank.threshold)
    self.lifetimeXP = max(lifetimeXP, 0)
  }

  /// Whether the bar is full, which below Diamond only a card edited by hand can say.
  package var isFull: Bool { xp >= rank.threshold }

  /// XP still missing for the next rank; nil at the top.
  package var missingXP: Int? { rank.next == nil ? nil : rank.threshold - xp }

  /// XP from here to a full bar at the top.
  package var missingToTop: Int {
    let above = Rank.allCases.filter { $0.level > rank.level }
    return above.reduce(rank.threshold - xp) { $0 + $1.threshold }
  }

  /// Takes an award in and returns the rank that it led to, if it led to a new one.
  ///
  /// At the threshold the level rises by one and the bar starts again from nothing: what was over
  /// is dropped, and one award lifts by one level at most. At the top the bar stays full.
  @discardableResult
  package mutating func add(award: Int) -> Rank? {
    guard award > 0 else { return nil }
    lifetimeXP = saturatingSum(lifetimeXP, award)
    xp = min(saturatingSum(xp, award), rank.threshold)
    guard isFull, let next = rank.next else { return nil }
    rank = next
    xp = 0
    return next
  }
}
