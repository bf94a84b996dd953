import Host

/// The card's file as it was found.
enum CardFile: Sendable {
  /// There is none.
  case absent
  /// It holds these bytes, which are no card.
  case damaged([UInt8])
  /// It holds a card, written as these bytes.
  case card(Card, [UInt8])

  /// Reads the file; throws when it is there and can't be read.
  static func read(_ places: Places, _ files: Files) throws(HostError) -> CardFile {
    guard let bytes = try files.readIfPresent(places.card) else { return .absent }
    guard let card = try? Card(bytes) else { return .damaged(bytes) }
    return .card(card, bytes)
  }

  /// The card, if there is one that can be read.
  var card: Card? {
    if case .card(let card, _) = self { card } else { nil }
  }

  /// The bytes of the file, if there is one.
  var bytes: [UInt8]? {
    switch self {
    case .absent: nil
    case .damaged(let bytes), .card(_, let bytes): bytes
    }
  }
}
