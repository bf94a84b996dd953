import QuizCore

/// A text whose parts between brackets are gaps.
///
/// `\[` and `\]` are brackets of the text, and so are those of a picture, `![alt](address)`. A second
/// `[` before a `]` begins the gap anew.
struct HashcardsCloze {
  /// The text with the ids of the gaps between double braces.
  private(set) var prompt = ""
  private(set) var gaps: [Gap] = []
  /// The words of the first link that was taken for a gap.
  private(set) var link: String?
  /// Whether braces of the text had to be set apart from those of the gaps.
  private(set) var hasSpacedBraces = false

  private var output: [UInt8] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let end = readGaps(bytes)
    append(text: bytes[end...])
    prompt = fieldText(MarkdownBytes.string(output[...]))
  }

  /// Reads up to the last gap and gives its end.
  private mutating func readGaps(_ bytes: [UInt8]) -> Int {
    var (offset, end) = (0, 0)
    var open: Int?
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset &+= 1
      case UInt8(ascii: "!"): offset = Self.pictureEnd(bytes, offset) ?? offset
      case UInt8(ascii: "["): open = offset
      case UInt8(ascii: "]"):
        if let open, add(bytes, gap: open..<offset, after: end) { end = offset &+ 1 }
        open = nil
      default: break
      }
      offset &+= 1
    }
    return end
  }

  /// Adds a gap and the text before it; false where nothing of the gap can be seen.
  private mutating func add(_ bytes: [UInt8], gap: Range<Int>, after end: Int) -> Bool {
    let answer = Self.plain(bytes[gap].dropFirst())
    if isBlank(answer) { return false }
    append(text: bytes[end..<gap.lowerBound])
    let isLink = bytes[(gap.upperBound &+ 1)...].first == UInt8(ascii: "(")
    append(gap: answer, isLink: isLink)
    return true
  }

  /// The bracket after the words of a picture that begins at a `!`.
  private static func pictureEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard bytes[(start &+ 1)...].first == UInt8(ascii: "[") else { return nil }
    // The search ends at the next bracket of either kind, so that no byte is looked at twice.
    let end = bytes[(start &+ 2)...].firstIndex {
      $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[")
    }
    guard let end, bytes[end...].starts(with: "](".utf8) else { return nil }
    return end
  }

  /// A text without the backslashes before brackets.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    fieldText(MarkdownBytes.string(unescaped(bytes)[...]), isAnswer: true)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var (output, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let next = rest.first {
        if next != UInt8(ascii: "["), next != UInt8(ascii: "]") { output.append(byte) }
        output.append(next)
        rest.removeFirst()
      } else {
        output.append(byte)
      }
    }
    return output
  }

  private mutating func append(text: ArraySlice<UInt8>) {
    for byte in Self.unescaped(text) {
      if byte == UInt8(ascii: "{"), output.last == byte { space() }
      output.append(byte)
    }
  }

  private mutating func append(gap answer: String, isLink: Bool) {
    let id = "g\(gaps.count &+ 1)"
    gaps.append(Gap(id, .text(TextKey([TextKey.Accepted(answer)]))))
    if isLink, link == nil { link = answer }
    if output.last == UInt8(ascii: "{") { space() }
    output += Array("{{\(id)}}".utf8)
  }

  private mutating func space() {
    output.append(0x20)
    hasSpacedBraces = true
  }
}
