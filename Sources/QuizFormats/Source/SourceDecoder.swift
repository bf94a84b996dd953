import JSON

/// Turns the bytes of a file into UTF-8.
///
/// Without being told how: UTF-16 by its byte order mark, else UTF-8; and where a line is not UTF-8,
/// windows-1252 for that line, if all such lines look like words. Some files mix the two.
enum SourceDecoder {
  /// A text and where it was read as windows-1252.
  struct Decoded {
    let bytes: [UInt8]
    let firstForeignByte: Int?
    /// Whether most words with letters of windows-1252 are hardly of a language that it was made for.
    var isDoubtful = false
  }

  static func decode(
    _ file: [UInt8], as encoding: TextEncoding?
  ) throws(SourceProblem) -> Decoded {
    switch encoding {
    case .utf8: return Decoded(bytes: try utf8(file), firstForeignByte: nil)
    case .utf16: return Decoded(bytes: try utf16(file), firstForeignByte: nil)
    case .windows1252: return try windows1252(file)
    case nil:
      if hasUTF16Mark(file) { return Decoded(bytes: try utf16(file), firstForeignByte: nil) }
      return try lineByLine(file)
    }
  }

  private static func hasUTF16Mark(_ file: [UInt8]) -> Bool {
    file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
  }

  private static func utf8(_ file: [UInt8]) throws(SourceProblem) -> [UInt8] {
    let mark = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let offset = firstInvalidByte(file.span) { throw .notEncoded(.utf8, offset: offset) }
    return mark == 0 ? file : Array(file[mark...])
  }

  /// UTF-16 of the byte order that its mark says; big-endian without one.
  private static func utf16(_ file: [UInt8]) throws(SourceProblem) -> [UInt8] {
    let isLittle = file.starts(with: [0xFF, 0xFE])
    let start = hasUTF16Mark(file) ? 2 : 0
    guard file.count % 2 == 0 else { throw .notEncoded(.utf16, offset: file.count - 1) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.count)
    var offset = start
    func unit(_ at: Int) -> UInt16 {
      let (first, second) = (UInt16(file[at]), UInt16(file[at &+ 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    while offset < file.count {
      let lead = unit(offset)
      var value = UInt32(lead)
      var length = 2
      if 0xD800..<0xDC00 ~= lead, offset &+ 3 < file.count {
        let trail = unit(offset &+ 2)
        if 0xDC00..<0xE000 ~= trail {
          value = 0x10000 &+ (UInt32(lead & 0x3FF) << 10 | UInt32(trail & 0x3FF))
          length = 4
        }
      }
      guard let scalar = Unicode.Scalar(value) else { throw .notEncoded(.utf16, offset: offset) }
      append(scalar, to: &bytes)
      offset &+= length
    }
    return bytes
  }

  private static func windows1252(_ file: [UInt8]) throws(SourceProblem) -> Decoded {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.count)
    var first: Int?
    for (offset, byte) in file.enumerated() {
      guard let scalar = Windows1252.scalar(byte) else {
        throw .notEncoded(.windows1252, offset: offset)
      }
      if byte >= 0x80, first == nil { first = offset }
      append(scalar, to: &bytes)
    }
    return Decoded(bytes: bytes, firstForeignByte: first)
  }

  private static func lineByLine(_ file: [UInt8]) throws(SourceProblem) -> Decoded {
    let mark = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let firstBad = firstInvalidByte(file.span) else {
      return Decoded(bytes: mark == 0 ? file : Array(file[mark...]), firstForeignByte: nil)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.count + file.count / 16)
    var (plausible, total) = (0, 0)
    var words = ForeignWords()
    var end = mark
    for range in lineRanges(of: file) {
      let range = max(range.lowerBound, mark)..<max(range.upperBound, mark)
      bytes.append(contentsOf: file[end..<range.lowerBound])
      end = range.upperBound
      guard firstInvalidByte(file.span.extracting(range)) != nil else {
        bytes.append(contentsOf: file[range])
        continue
      }
      words.add(file[range])
      for byte in file[range] {
        // Five bytes stand for nothing; a single one among much text is no reason to refuse it.
        let scalar = Windows1252.scalar(byte) ?? "\u{FFFD}"
        total &+= 1
        if isPlausible(scalar) { plausible &+= 1 }
        append(scalar, to: &bytes)
      }
    }
    bytes.append(contentsOf: file[end...])
    guard plausible * 100 >= total * 99 else { throw .unknownEncoding(offset: firstBad) }
    return Decoded(bytes: bytes, firstForeignByte: firstBad, isDoubtful: words.areDoubtful)
  }

  /// Whether a character is one of those that texts are made of.
  private static func isPlausible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20...0x7E, 0xA0, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: return true
    default: return "–—‘’‚“”„…•€Œœ€ŠšŽžŸ«»°·¿¡ªº½¼¾²³¹£§©®×÷".unicodeScalars.contains(scalar)
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let encoded = UTF8.encode(scalar) {
      bytes.append(contentsOf: encoded)
    }
  }
}
