import QuizCore

/// Reads what a `ByteWriter` made; beyond the end, or where something makes no sense, it is broken,
/// and all that it gives from there on is nothing.
struct ByteReader {
  private let bytes: [UInt8]
  /// Where the next value begins.
  private var offset: Int
  private let end: Int
  /// Whether something was no value.
  private(set) var isBroken = false

  /// Begins at a place; `end` is where to stop at the latest.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    let range = range.clamped(to: 0..<bytes.count)
    offset = range.lowerBound
    end = range.upperBound
  }

  /// How many bytes are left.
  var rest: Int { end - offset }

  /// Notes that something makes no sense.
  mutating func fail() {
    isBroken = true
    offset = end
  }

  /// Reads eight bytes, the lowest first.
  mutating func word() -> UInt64 {
    guard rest >= 8 else {
      fail()
      return 0
    }
    defer { offset += 8 }
    return littleEndianWord(bytes, at: offset)
  }

  /// Reads a number; one that is infinite, or none, makes no sense.
  mutating func double() -> Double {
    let number = Double(bitPattern: word())
    if number.isFinite { return number }
    fail()
    return 0
  }

  /// Reads an instant.
  mutating func instant() -> Instant { Instant(milliseconds: Int64(bitPattern: word())) }

  /// Reads a whole number.
  mutating func number() -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while offset < end, shift < 64 {
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
      }
      shift += 7
    }
    fail()
    return 0
  }

  /// Reads a whole number from 0 on.
  mutating func natural() -> Int {
    let number = number()
    if number >= 0 { return number }
    fail()
    return 0
  }

  /// Reads how many values of at least so many bytes follow; more than there is room for make no
  /// sense.
  mutating func count(ofAtLeast size: Int = 1) -> Int {
    let count = natural()
    if count <= rest / max(1, size) { return count }
    fail()
    return 0
  }

  /// Reads bytes after their count.
  mutating func counted() -> ArraySlice<UInt8> {
    let count = count()
    defer { offset += count }
    return bytes[offset..<(offset + count)]
  }

  /// Reads a text.
  mutating func text() -> String { String(decoding: counted(), as: UTF8.self) }

  /// Passes so many bytes, and returns where they are.
  mutating func pass(_ count: Int) -> Range<Int> {
    guard count >= 0, count <= rest else {
      fail()
      return end..<end
    }
    defer { offset += count }
    return offset..<(offset + count)
  }
}

/// Eight bytes as a number, the lowest first; all of them must be there.
func littleEndianWord(_ bytes: [UInt8], at offset: Int) -> UInt64 {
  guard offset >= 0, bytes.count >= 8, offset <= bytes.count - 8 else { return 0 }
  return bytes.withUnsafeBytes {
    UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

/// A checksum that takes eight bytes at once: every change of up to eight in a row shows in it.
func checksum(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
  let range = range.clamped(to: 0..<bytes.count)
  return bytes.withUnsafeBytes { buffer in
    var sum = UInt64(range.count)
    var offset = range.lowerBound
    while range.upperBound - offset >= 8 {
      let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      sum = (sum ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
      offset += 8
    }
    for byte in buffer[offset..<range.upperBound] {
      sum = (sum ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
    }
    return SplitMix64.mix(sum)
  }
}
