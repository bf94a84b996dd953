/// Eight bytes of a text at once, so that long stretches of plain bytes are passed in few steps.
struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits = ones << 7

  private let word: UInt64

  /// Takes the bytes at an offset, all of which must be there.
  init(_ text: Span<UInt8>, at offset: Int) {
    let word = text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    self.word = UInt64(littleEndian: word)
  }

  /// Whether all are printable ASCII: none is above 7E, none below 20.
  var arePrintable: Bool {
    (word | (word &+ Self.ones) | (word &- Self.ones &* 0x20)) & Self.highBits == 0
  }

  /// Marks every byte that is equal to one; marks above the lowest may be wrong.
  func marks(of byte: UInt8) -> UInt64 {
    let difference = word ^ Self.ones &* UInt64(byte)
    return (difference &- Self.ones) & ~difference & Self.highBits
  }

  /// Which of the eight bytes the lowest of some marks is on; nil where there is none.
  static func first(of marks: UInt64) -> Int? {
    marks == 0 ? nil : marks.trailingZeroBitCount >> 3
  }
}

/// The first offset from `start` on at which one of three bytes stands; the end where none does.
func firstOffset(
  of first: UInt8, _ second: UInt8, _ third: UInt8, in text: Span<UInt8>, from start: Int
) -> Int {
  var at = start
  while at &+ 8 <= text.count {
    let bytes = EightBytes(text, at: at)
    let marks = bytes.marks(of: first) | bytes.marks(of: second) | bytes.marks(of: third)
    if let place = EightBytes.first(of: marks) { return at &+ place }
    at &+= 8
  }
  while at < text.count, text[at] != first, text[at] != second, text[at] != third { at &+= 1 }
  return at
}
