import QuizCore

/// Marks a bank that was brought in, so that one which was edited since is told from it.
///
/// The seal is the FNV-1a 64 of the whole text with zeros in its place, under `x-seal` in `source`.
enum BankSeal {
  /// The key of the seal.
  static let key = "x-seal"
  /// What stands in its place before it is known.
  static let blank = String(repeating: "0", count: 16)

  /// Puts the seal in the place of the zeros.
  static func seal(_ bytes: inout [UInt8]) {
    guard let place = place(in: bytes) else { return }
    bytes.replaceSubrange(place, with: hexadecimal(hash(bytes, place)).utf8)
  }

  /// Whether a text is as it was sealed.
  static func isIntact(_ bytes: [UInt8]) -> Bool {
    guard let place = place(in: bytes) else { return false }
    return bytes[place].elementsEqual(hexadecimal(hash(bytes, place)).utf8)
  }

  /// Where the seal stands; it is looked for where the header may be.
  private static func place(in bytes: [UInt8]) -> Range<Int>? {
    let mark = Array("\"\(key)\":\"".utf8)
    let end = min(bytes.count, 100_000) - mark.count - blank.utf8.count
    guard end > 0, let first = mark.first else { return nil }
    for start in 0..<end where bytes[start] == first && bytes[start...].starts(with: mark) {
      return (start + mark.count)..<(start + mark.count + blank.utf8.count)
    }
    return nil
  }

  private static func hash(_ bytes: [UInt8], _ place: Range<Int>) -> UInt64 {
    var hash = FNV1a64()
    hash.combine(bytes.span.extracting(..<place.lowerBound))
    hash.combine(blank)
    hash.combine(bytes.span.extracting(place.upperBound...))
    return hash.value
  }
}
