/// The names of files that are being written: `.NAME.0123456789abcdef.tmp`, so that a folder's
/// owner sees what a stale one belongs to, and no longer than a name may be.
enum TemporaryName {
  /// A name that nothing else has.
  static func fresh(for name: String) -> String {
    let digits = String(randomBits(), radix: 16)
    return start(for: name) + String(repeating: "0", count: max(0, 16 - digits.utf8.count))
      + digits + end
  }

  /// Whether `candidate` is one of the names that `fresh` gives for `name`.
  static func matches(_ candidate: String, for name: String) -> Bool {
    let start = start(for: name).utf8
    let bytes = Array(candidate.utf8)
    guard bytes.count == start.count + 16 + end.utf8.count, bytes.starts(with: start),
      bytes.suffix(end.utf8.count).elementsEqual(end.utf8)
    else { return false }
    return bytes.dropFirst(start.count).prefix(16).allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
  }

  private static let end = ".tmp"

  /// The dot and as many whole characters of the name as leave room for the rest in 255 bytes.
  private static func start(for name: String) -> String {
    var kept = ""
    var length = 0
    for scalar in name.unicodeScalars {
      length += UTF8.width(scalar)
      if length > 200 { break }
      kept.unicodeScalars.append(scalar)
    }
    return "." + kept + "."
  }
}
