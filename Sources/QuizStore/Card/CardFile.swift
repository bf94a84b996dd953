import Host

/// The card's file as it was found.
enum CardFile: Sendable, Equatable {
  /// There is none.
  case absent
  /// It holds these bytes, which are no card.
  case damaged([UInt8])
  /// It is far longer than a card, or never ends.
  case endless
  /// It holds a card, written as these bytes.
  case card(Card, [UInt8])

  /// The most bytes that a card may have.
  static let limit = 1 << 20

  /// Reads the file; throws when it is there and can't be read.
  static func read(_ places: Places, _ files: Files) throws(HostError) -> CardFile {
    switch try files.read(places.card, upTo: limit) {
    case .absent: return .absent
    case .endless: return .endless
    case .content(let bytes):
      guard let card = try? Card(bytes) else { return .damaged(bytes) }
      return .card(card, bytes)
    }
  }

  /// The card, if there is one that can be read.
  var card: Card? {
    if case .card(let card, _) = self { card } else { nil }
  }

  /// The bytes of the file, if there is one that ends.
  var bytes: [UInt8]? {
    switch self {
    case .absent, .endless: nil
    case .damaged(let bytes), .card(_, let bytes): bytes
    }
  }

  /// Whether there is something that is no card.
  var isDamaged: Bool {
    switch self {
    case .absent, .card: false
    case .damaged, .endless: true
    }
  }
}
