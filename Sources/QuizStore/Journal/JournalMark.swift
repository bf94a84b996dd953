package import QuizCore

/// How far a journal is folded.
package struct JournalMark: Sendable, Equatable {
  /// The byte after the last whole line that is included.
  package let offset: Int
  /// The FNV-1a 64 of that line without its line end.
  package let hash: UInt64
  /// The latest instant of the lines up to there, those of a clock that was ahead corrected.
  package let latest: Instant

  /// Describes a mark.
  package init(offset: Int, hash: UInt64, latest: Instant) {
    self.offset = offset
    self.hash = hash
    self.latest = latest
  }

  /// The mark before the first line.
  static let start = JournalMark(
    offset: 0, hash: FNV1a64().value, latest: Instant(milliseconds: .min))
}

/// How far each journal is folded, by device.
package typealias JournalMarks = [DeviceName: JournalMark]

/// The place of a line in the merged order of all journals.
///
/// Lines are ordered by the latest instant in their journal up to them, so that each journal keeps
/// its own order, and then by device; lines of equal place keep the order of their journal. Instants
/// of a clock that was ahead are corrected first, so that they don't put a whole journal last.
struct MergeKey: Comparable, Sendable {
  let latest: Instant
  let device: DeviceName

  static func < (left: Self, right: Self) -> Bool {
    if left.latest != right.latest { return left.latest < right.latest }
    return left.device < right.device
  }
}

extension JournalMarks {
  /// The place of the last line that is included; nil when none is.
  var lastKey: MergeKey? {
    filter { $0.value.offset > 0 }.map { MergeKey(latest: $0.value.latest, device: $0.key) }.max()
  }

  /// An instant not before `now` and after every line that is included, but those more than a day
  /// after `now`, which a clock wrote that was ahead.
  func instant(afterAllBut now: Instant) -> Instant {
    let believed = values.filter { $0.offset > 0 && !ClockCorrection.isAhead($0.latest, of: now) }
    return believed.map(\.latest).max().map { Swift.max(now, $0.adding(milliseconds: 1)) } ?? now
  }

  /// Whether nothing is included here that is not included there.
  func isWithin(_ other: JournalMarks) -> Bool {
    allSatisfy { device, mark in mark.offset <= other[device]?.offset ?? 0 }
  }
}
