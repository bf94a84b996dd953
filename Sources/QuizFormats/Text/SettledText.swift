import QuizCore

/// Whether the clean-up of a field would change nothing between its ends, as a quick look tells.
///
/// True for ASCII, Latin, Greek, Cyrillic, Hebrew, Arabic, Kana, Han, Hangul, the usual signs and
/// emoji, where nothing is to be dropped or composed; false for all that takes a closer look. What
/// is settled is in normal form C, has no combining marks, and no white space beyond ASCII.
func isSettled(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var at = 0
  while at < text.count {
    while at &+ 8 <= text.count, EightBytes(text.span, at: at).arePrintable { at &+= 8 }
    guard at < text.count else { break }
    let byte = text[at]
    if byte < 0x80 {
      guard byte >= 0x20 && byte != 0x7F || byte == 0x09 || byte == 0x0A else { return false }
      at &+= 1
    } else {
      let length = settledLength(text, at: at)
      guard length > 0 else { return false }
      at &+= length
    }
  }
  return true
}

/// A text in normal form C, without work where a quick look shows that it is.
func composed(_ text: String) -> String {
  text.utf8.withContiguousStorageIfAvailable(isSettled) ?? false ? text : text.normalized
}

/// Whether two texts in normal form C are equal: by their bytes, which Swift looks at only after
/// composing both.
func isSame(_ left: String, _ right: String) -> Bool {
  guard left.utf8.count == right.utf8.count else { return false }
  let isSame = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
  }
  return (isSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
}

/// The length of the scalar at an offset if it is settled; else 0.
private func settledLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  guard offset &+ 1 < text.count else { return 0 }
  let (first, second) = (text[offset], text[offset &+ 1])
  // Most of Han and Hangul.
  if 0xE5...0xE9 ~= first || 0xEB...0xEC ~= first { return 3 }
  if first < 0xE0 { return isSettledPair(first, second) ? 2 : 0 }
  guard offset &+ 2 < text.count else { return 0 }
  if first < 0xF0 { return isSettledTriple(first, second, text[offset &+ 2]) ? 3 : 0 }
  // U+1F000 to U+1FFFF.
  return first == 0xF0 && second == 0x9F && offset &+ 3 < text.count ? 4 : 0
}

private func isSettledPair(_ first: UInt8, _ second: UInt8) -> Bool {
  switch first {
  case 0xC3...0xCB, 0xD0, 0xD1: true
  case 0xC2: second > 0xA0 && second != 0xAD
  case 0xCE: second >= 0x88
  case 0xCF: second <= 0x8F
  case 0xD7: 0x90...0xAA ~= second
  case 0xD8: second >= 0xA1
  case 0xD9: 0x81...0x8A ~= second
  default: false
  }
}

private func isSettledTriple(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
  switch (first, second) {
  // Dashes, quotes, dots and the joiners; then currencies; then arrows and mathematics.
  case (0xE2, 0x80): 0x90...0xA7 ~= third || third >= 0xB0 || third == 0x8C || third == 0x8D
  case (0xE2, 0x82): 0xA0...0xBF ~= third
  case (0xE2, 0x86...0x8B): true
  case (0xE3, 0x80): 0x81...0xA9 ~= third
  case (0xE3, 0x81): true
  case (0xE3, 0x82): third <= 0x96 || third >= 0xA1
  case (0xE3, 0x83): true
  case (0xE4, 0xB8...0xBF), (0xEA, 0xB0...0xBF): true
  case (0xED, 0x80...0x9D): true
  case (0xED, 0x9E): third <= 0xA3
  case (0xEF, 0xB8): third == 0x8F
  case (0xEF, 0xBC): third >= 0x81
  case (0xEF, 0xBD): third <= 0x9E
  default: false
  }
}

/// The part of a range without white space of ASCII at both ends.
func trimmedRange(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
  var (start, end) = (range.lowerBound, range.upperBound)
  while start < end, isBlankByte(text[start]) { start &+= 1 }
  while end > start, isBlankByte(text[end &- 1]) { end &-= 1 }
  return start..<end
}

private func isBlankByte(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
