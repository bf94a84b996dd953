/// How much of a question was right, in millionths from 0 to 1,000,000.
package struct Share: Sendable, Hashable {
  /// The share in millionths, always within 0 and 1,000,000.
  package let millionths: Int

  /// Bounds a number of millionths to 0 … 1,000,000.
  package init(millionths: Int) {
    self.millionths = min(max(millionths, 0), 1_000_000)
  }

  /// Rounds a fraction once, half up; nothing for a denominator under 1.
  package init(_ numerator: Int, of denominator: Int) {
    guard denominator > 0, numerator > 0 else {
      self = .nothing
      return
    }
    guard numerator < denominator else {
      self = .full
      return
    }
    let (whole, rest) = denominator.dividingFullWidth(numerator.multipliedFullWidth(by: 1_000_000))
    self.init(millionths: rest >= denominator - rest ? whole + 1 : whole)
  }

  /// Bounds a bank's credit, −1 to 1, to a share.
  package init(credit: Double) {
    let bounded = credit.isNaN ? 0 : min(max(credit, 0), 1)
    self.init(millionths: Int(bounded * 1_000_000 + 0.5))
  }

  /// Nothing right.
  package static let nothing = Share(millionths: 0)
  /// All right.
  package static let full = Share(millionths: 1_000_000)

  /// Whether all of it was right.
  package var isFull: Bool { self == .full }
  /// Whether some of it, not all, was right.
  package var isPartial: Bool { self != .full && self != .nothing }
}

extension Share: Comparable {
  /// The smaller share comes first.
  package static func < (left: Self, right: Self) -> Bool { left.millionths < right.millionths }
}
