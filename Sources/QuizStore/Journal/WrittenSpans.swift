import QuizCore

/// The spans of time in which the lines were written that were read so far, by their own clocks.
///
/// A copy of a line has its instant. So a line whose instant lies in no span is none of them, which
/// is told without remembering every line. Instants less than a year apart share a span: there is one
/// for every clock that was right, and one for each that was far from it.
struct WrittenSpans: Sendable, Equatable {
  /// How far apart two spans are at least, in milliseconds.
  static let gap: Int64 = 366 * 86_400_000

  /// The spans in rising order.
  private(set) var spans: [ClosedRange<Instant>] = []

  /// The spans of no line.
  init() {}

  /// Takes spans in any order.
  init(_ spans: [ClosedRange<Instant>]) {
    for span in spans { insert(span) }
  }

  /// Whether a line of this instant may be the copy of one that was read.
  func contains(_ instant: Instant) -> Bool { spans.contains { $0.contains(instant) } }

  /// Notes a line.
  mutating func insert(_ instant: Instant) {
    // Most lines are written after those before them, within the last span.
    if let last = spans.last, last.lowerBound <= instant {
      if instant <= last.upperBound { return }
      if instant <= last.upperBound.adding(milliseconds: Self.gap) {
        spans[spans.count - 1] = last.lowerBound...instant
        return
      }
    }
    insert(instant...instant)
  }

  private mutating func insert(_ span: ClosedRange<Instant>) {
    var whole = span
    var apart: [ClosedRange<Instant>] = []
    for other in spans {
      if other.upperBound.adding(milliseconds: Self.gap) < whole.lowerBound
        || whole.upperBound.adding(milliseconds: Self.gap) < other.lowerBound
      {
        apart.append(other)
      } else {
        whole =
          min(whole.lowerBound, other.lowerBound)...max(whole.upperBound, other.upperBound)
      }
    }
    let place = apart.firstIndex { $0.lowerBound > whole.lowerBound } ?? apart.count
    apart.insert(whole, at: place)
    spans = apart
  }
}
