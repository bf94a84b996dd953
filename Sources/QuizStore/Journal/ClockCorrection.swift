import QuizCore

/// The instants by which the lines of a journal have their place, where a clock was ahead for a while.
///
/// A line that lies more than a day ahead of a later one of its journal was written while the clock
/// was wrong: it counts as if it was written at the instant of the first such line, which may itself
/// be ahead of one after it. So whether another line changes what the ones before it count as can be
/// told from the highest instant of those alone: it does if that one is ahead of it.
struct ClockCorrection: Sendable {
  /// How far a line may lie ahead of a later one, in milliseconds: clocks are set right, and differ.
  static let tolerance: Int64 = 86_400_000
  /// The start of 2025: an earlier instant is of a clock that lost its time, and shows nothing.
  static let dawn = Instant(milliseconds: 1_735_689_600_000)

  /// The corrected instants by line; empty when there is nothing to correct.
  private var corrected: [Instant?] = []

  /// Whether a line of an instant was written by a clock that was ahead, as a later line shows.
  static func isAhead(_ instant: Instant, of later: Instant) -> Bool {
    later >= dawn && later.adding(milliseconds: tolerance) < instant
  }

  /// Looks at the instants of lines that follow each other, nil for a line without one.
  init(_ instants: [Instant?]) {
    var highest = Instant(milliseconds: .min)
    var isNeeded = false
    for case let instant? in instants {
      isNeeded = isNeeded || Self.isAhead(highest, of: instant)
      highest = max(highest, instant)
    }
    if isNeeded { correct(instants) }
  }

  /// Whether there is something to correct.
  var isNeeded: Bool { !corrected.isEmpty }

  /// The instant by which a line, counted from 0, has its place; `own` is the one it names.
  ///
  /// Nil for a line that is to have no say in it where others are corrected.
  func instant(ofLine line: Int, own: Instant) -> Instant? {
    if !isNeeded { return own }
    return corrected.indices.contains(line) ? corrected[line] : nil
  }

  /// Goes from the last line to the first; `later` holds the lines after the present one that lie
  /// before all lines between, the earliest first, the nearest last.
  private mutating func correct(_ instants: [Instant?]) {
    var later: [(instant: Instant, corrected: Instant?)] = []
    corrected = instants
    for (line, instant) in instants.enumerated().reversed() {
      guard let instant else { continue }
      let overtaken = Self.count(of: later, that: { Self.isAhead(instant, of: $0.instant) })
      if overtaken > 0 { corrected[line] = later[overtaken - 1].corrected }
      guard instant >= Self.dawn else { continue }
      while let nearest = later.last, nearest.instant >= instant { later.removeLast() }
      later.append((instant, corrected[line]))
    }
  }

  /// How many of the first elements a condition holds for that holds for none after them.
  private static func count<Element>(
    of elements: [Element], that holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
