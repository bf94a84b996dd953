import QuizCore

/// Chooses which backups go when there are too many.
///
/// Ten are kept: the newest five, whatever day they are of; then the first one of each day, the
/// latest days before others, since it holds what that day began with; then the newest of the rest.
/// So ten resets in an afternoon leave the last days' states where they are, and one backup a day
/// makes them the last ten days. Those that hold journals are not counted and never go.
enum BackupRotation {
  /// How many are kept.
  static let limit = 10
  /// How many of them are the newest ones, however many a day has.
  static let newestLimit = 5

  /// The backups that are too many at an instant, newest first.
  ///
  /// What a clock that was ahead wrote counts as the oldest, lest it push the others out.
  static func surplus(of names: [BackupName], asOf now: Instant) -> [BackupName] {
    let counted = names.filter { $0.reason != .resetAll }.sorted { $0.isNewer(than: $1) }
    let isAhead = { (name: BackupName) in ClockCorrection.isAhead(name.instant, of: now) }
    let ordered = counted.filter { !isAhead($0) } + counted.filter(isAhead)
    guard ordered.count > limit else { return [] }
    var kept = Set(ordered.indices.prefix(newestLimit))
    let firsts = ordered.indices.filter { index in
      index + 1 == ordered.count || ordered[index + 1].day != ordered[index].day
    }
    for index in firsts + Array(ordered.indices) where kept.count < limit { kept.insert(index) }
    return ordered.indices.filter { !kept.contains($0) }.map { ordered[$0] }
  }
}
