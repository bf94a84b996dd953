import JSON

/// Looks at the bytes where reading stopped, to say more than that they are not JSON.
struct NotJSON {
  private let error: JSONError
  private let bytes: [UInt8]

  init(_ error: JSONError, in bytes: [UInt8]) {
    self.error = error
    self.bytes = bytes
  }

  /// What is wrong.
  var problem: Problem {
    if let bits = unitBits { return .wideText(bits: bits) }
    if isAtCurlyQuote { return .curlyQuote }
    return .notJSON(error.problem)
  }

  /// The bits of a unit where the text is UTF-16 or UTF-32: by its byte order mark, or by the zeros
  /// around its first character, which is ASCII in every JSON text.
  private var unitBits: Int? {
    let start = Array(bytes.prefix(4))
    guard start.count >= 2 else { return nil }
    let isMarked = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    let zeros = start.filter { $0 == 0 }.count
    if start.count == 4, zeros == 3 || (isMarked && zeros == 2 && start[2] == 0) { return 32 }
    if start.starts(with: [0, 0, 0xFE, 0xFF]) { return 32 }
    return isMarked || (start[0] == 0) != (start[1] == 0) ? 16 : nil
  }

  /// Whether one of “ ” „ ‘ ’ « » stands where reading stopped.
  private var isAtCurlyQuote: Bool {
    let rest = bytes.dropFirst(error.offset)
    let quotes: [[UInt8]] = [
      [0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x9E], [0xE2, 0x80, 0x98],
      [0xE2, 0x80, 0x99], [0xC2, 0xAB], [0xC2, 0xBB],
    ]
    return quotes.contains { rest.starts(with: $0) }
  }
}
