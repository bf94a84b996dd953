package import Host
package import QuizCore

/// What is to be said of the card, and of how it goes with the journals.
package enum CardFinding: Sendable, Equatable {
  /// There is no player yet.
  case none
  /// There is none, though the journals have lines.
  case missing
  /// It can be read, and is of this format.
  case whole(version: Int)
  /// It is no property list, or no dictionary.
  case damaged
  /// It is far longer than a card, or a pipe or a device.
  case endless
  /// It is there and can't be read.
  case unreadable(HostError)
  /// A newer version wrote it.
  case newer(version: Int)
  /// An older version wrote it, in a format that the next write upgrades.
  case older(version: Int)
  /// Keys of a wrong type, or a name that is refused.
  case refused([String])
  /// Keys out of bounds.
  case adjusted([String])
  /// Folding the journals from nothing gives what a start shows.
  case agrees(Standing)
  /// Folding them gives something else.
  ///
  /// It is mendable where no XP and no rank would be lost by it.
  case differs(card: Standing, journals: Standing, isMendable: Bool)
  /// The journals can't be folded.
  case notCompared(HostError)

  var status: CheckStatus {
    switch self {
    case .none, .whole, .agrees: .ok
    case .newer, .older: .note
    case .differs(_, _, let isMendable): isMendable ? .problem : .note
    case .missing, .damaged, .endless, .unreadable, .refused, .adjusted, .notCompared: .problem
    }
  }

  var isMendable: Bool {
    switch self {
    case .missing, .damaged, .endless, .refused, .adjusted, .older: true
    case .differs(_, _, let isMendable): isMendable
    case .none, .whole, .agrees, .newer, .unreadable, .notCompared: false
    }
  }
}
