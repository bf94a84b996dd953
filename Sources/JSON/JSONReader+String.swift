extension JSONReader {
  /// Passes over a string from its opening quote, checking its UTF-8 and its escapes.
  mutating func readString(_ bytes: Span<UInt8>) throws(JSONFault) {
    let start = offset
    var kind = TapeEntry.Kind.string
    var at = start &+ 1
    while true {
      at = endOfPlainText(bytes, from: at)
      guard at < bytes.count else { throw JSONFault(.unexpectedEnd, at: bytes.count) }
      switch bytes[at] {
      case ASCII.quote:
        offset = at &+ 1
        append(kind, from: start)
        return
      case ASCII.backslash:
        kind = .escapedString
        at = try endOfEscape(bytes, from: at)
      case 0x80...:
        guard let length = utf8Length(bytes, at: at) else { throw JSONFault(.invalidUTF8, at: at) }
        at &+= length
      default: throw JSONFault(.controlCharacterInString, at: at)
      }
    }
  }

  /// The first offset of a control, quote, backslash or non-ASCII byte; eight bytes a step.
  private func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while bytes.count &- at >= 8 {
      let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self)
      let marks = specialBytes(UInt64(littleEndian: word))
      if marks != 0 { return at &+ marks.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte < ASCII.space || byte >= 0x80 || byte == ASCII.quote || byte == ASCII.backslash {
        return at
      }
      at &+= 1
    }
    return at
  }

  /// The end of the escape whose backslash stands at `start`.
  private func endOfEscape(_ bytes: Span<UInt8>, from start: Int) throws(JSONFault) -> Int {
    let letter = try byte(bytes, at: start &+ 1)
    if simpleEscape(letter) != nil { return start &+ 2 }
    guard letter == UInt8(ascii: "u"), let unit = try hexCodeUnit(bytes, at: start &+ 2) else {
      throw JSONFault(.invalidEscape, at: start)
    }
    guard isSurrogate(unit) else { return start &+ 6 }
    guard isLeadingSurrogate(unit), try byte(bytes, at: start &+ 6) == ASCII.backslash,
      try byte(bytes, at: start &+ 7) == UInt8(ascii: "u"),
      let second = try hexCodeUnit(bytes, at: start &+ 8), isTrailingSurrogate(second)
    else { throw JSONFault(.loneSurrogate, at: start) }
    return start &+ 12
  }
}

/// Sets the top bit of bytes that are control characters, quotes, backslashes or not ASCII.
///
/// Each subtraction turns the top bit on in the bytes it looks for, and else only where it was on.
/// The lowest mark is exact, those above it need not be: subtraction borrows upwards.
private func specialBytes(_ word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quotes = (word ^ (ones &* UInt64(ASCII.quote))) &- ones
  let backslashes = (word ^ (ones &* UInt64(ASCII.backslash))) &- ones
  let controls = word &- ones &* UInt64(ASCII.space)
  return (quotes | backslashes | controls | word) & (ones << 7)
}
