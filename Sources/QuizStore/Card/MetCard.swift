import Host
import JSON
import QuizCore

/// How far the journals went when a card was met first whose own marks are not understood, since a
/// newer version wrote it: what came later counts on top of it.
///
/// It lies beside the device's name and not in the cache, since it can't be made again.
struct MetCard: Sendable, Equatable {
  /// The FNV-1a 64 of the card's bytes.
  let card: UInt64
  let marks: JournalMarks

  private static let formatVersion = 1
  private static let sizeLimit = 1 << 20

  /// Reads what is remembered of a card of these bytes; nil when it was not met.
  static func marks(of card: [UInt8], _ places: Places, _ files: Files) -> JournalMarks? {
    guard let bytes = (try? files.read(places.metCardFile, upTo: sizeLimit))?.bytes,
      let root = try? JSONDocument(bytes).root, root.integer("formatVersion") == formatVersion,
      root.text("card") == hexadecimal(lineHash(card))
    else { return nil }
    return root["marks"].flatMap { JournalMarks($0) }
  }

  /// Writes it down.
  func write(_ places: Places, _ files: Files) throws(HostError) {
    let value: JSONValue = [
      "formatVersion": .integer(Self.formatVersion), "card": .string(hexadecimal(card)),
      "marks": marks.jsonValue,
    ]
    _ = try? files.removeLeftovers(of: places.metCardFile)
    try files.replaceRegular(places.metCardFile, with: value.compactBytes + [newline])
  }
}

extension Store {
  /// Writes down how far the journals go, where a card of a newer version was met for the first time;
  /// under the lock, and before anything is appended.
  func remember(_ loaded: Loaded) throws(StoreError) {
    guard loaded.isUnmet, let bytes = loaded.cardFile.bytes else { return }
    try writing { () throws(HostError) in
      try MetCard(card: lineHash(bytes), marks: loaded.folded.marks).write(places, files)
    }
  }

  /// Throws where that could not be written down.
  func checkMeeting() throws(StoreError) {
    let card = try reading { () throws(HostError) in try CardFile.read(places, files) }
    guard case .card(let card, let bytes) = card, card.needsMeeting,
      MetCard.marks(of: bytes, places, files) == nil
    else { return }
    try writing { () throws(HostError) in
      try files.checkRegular(places.metCardFile)
      try files.checkWritable(places.metCardFile)
    }
  }
}
