import QuizCore

/// Bytes made of values one after the other: what is most often small in as few bytes as it needs.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Adds eight bytes, the lowest first.
  mutating func add(word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
    }
  }

  /// Adds a number to the bit.
  mutating func add(_ number: Double) { add(word: number.bitPattern) }

  /// Adds an instant.
  mutating func add(_ instant: Instant) {
    add(word: UInt64(bitPattern: instant.milliseconds))
  }

  /// Adds a whole number in one byte to ten, seven bits in each.
  mutating func add(_ number: Int) {
    // The sign goes last, so that small numbers below 0 are short too.
    var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> (Int.bitWidth - 1)))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds bytes after their count.
  mutating func add(counted content: some Collection<UInt8>) {
    add(content.count)
    bytes += content
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(counted: text.utf8) }

  /// Adds bytes as they are.
  mutating func add(plain content: [UInt8]) { bytes += content }
}
