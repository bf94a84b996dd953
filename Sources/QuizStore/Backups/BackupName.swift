import QuizCore

/// What the name of a backup tells, so that its file need not be read: `20261130T120001Z-reset-2`.
struct BackupName: Sendable, Equatable {
  /// The whole name, without the ending of its file.
  let text: String
  /// When it was made, in whole seconds.
  let instant: Instant
  /// Before what it was made.
  let reason: BackupReason
  /// Which one of its second and reason it is, 1 for the first.
  let number: Int

  /// Reads a name; nil for one that a player gave.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count > 17, bytes[16] == UInt8(ascii: "-"),
      let instant = Instant(compact: bytes[..<16])
    else { return nil }
    var reason = bytes[17...]
    var number = 1
    if let hyphen = reason.lastIndex(of: UInt8(ascii: "-")),
      let digits = Int(String(decoding: reason[(hyphen + 1)...], as: UTF8.self)), digits > 1
    {
      number = digits
      reason = reason[..<hyphen]
    }
    guard !reason.isEmpty else { return nil }
    self.text = text
    self.instant = instant
    self.reason = BackupReason(rawValue: String(decoding: reason, as: UTF8.self))
    self.number = number
  }

  /// The day, in UTC.
  var day: String { String(text.prefix(8)) }

  /// Whether it was made later.
  func isNewer(than other: BackupName) -> Bool {
    if instant != other.instant { return instant > other.instant }
    if number != other.number { return number > other.number }
    return other.text.utf8.lexicographicallyPrecedes(text.utf8)
  }
}

extension Instant {
  /// Reads an instant as it stands in names of files, `20261130T201403Z`.
  init?(compact bytes: ArraySlice<UInt8>) {
    guard bytes.count == 16 else { return nil }
    let text = { (range: Range<Int>) in
      String(decoding: bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
    self.init(
      "\(text(0..<4))-\(text(4..<6))-\(text(6..<11)):\(text(11..<13)):\(text(13..<16))")
  }
}
