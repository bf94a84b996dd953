/// How a text of GIFT is to be read.
enum GIFTFormat: String, Sendable, CaseIterable {
  /// HTML in which line breaks count; where nothing is said.
  case moodle
  case html
  case markdown
  case plain
}

/// A text of a block: its format, and what follows the marker that names it.
struct GIFTText {
  /// The format that the text names, or that of what it belongs to.
  let format: GIFTFormat
  /// Whether the text names its format.
  let isMarked: Bool
  private let bytes: ArraySlice<UInt8>

  /// Takes a text, which may begin with `[html]`, `[markdown]`, `[plain]` or `[moodle]`.
  init(_ raw: ArraySlice<UInt8>, inheriting inherited: GIFTFormat) {
    let text = raw.trimmed
    if let (named, length) = Self.marker(of: text) {
      format = named
      isMarked = true
      bytes = text.dropFirst(length).trimmedLeft
    } else {
      format = inherited
      isMarked = false
      bytes = text
    }
  }

  /// Whether nothing but a marker stands there.
  var isEmpty: Bool { bytes.isEmpty }

  /// The text as it is shown, and the number of pictures and sounds in it.
  ///
  /// A literal text is HTML only where it says so: what a player is to type has no tags.
  func content(isAnswer: Bool, isLiteral: Bool = false) -> (text: String, mediaCount: Int) {
    let isHTML = format == .html || format == .moodle && bytes.contains { $0 == 0x3C || $0 == 0x26 }
    if isHTML, isMarked || !isLiteral {
      let html = HTMLText(format == .html ? GIFTMark.unescaped(bytes) : withBreaks)
      return (fieldText(html.text, isAnswer: isAnswer), html.mediaCount)
    }
    let raw = format == .markdown ? GIFTMark.unescaped(bytes) : Self.collapsed(bytes)
    return (fieldText(raw, isAnswer: isAnswer), 0)
  }

  /// The text as HTML, with tags for the line breaks that are written as `\n`.
  private var withBreaks: String {
    var html: [UInt8] = []
    for byte in bytes {
      if byte == GIFTMark.lineBreak {
        html += Array("<br>".utf8)
      } else {
        html.append(GIFTMark.character(byte))
      }
    }
    return String(decoding: html, as: UTF8.self)
  }

  /// The text with one space for every run of white space; line breaks written as `\n` stay.
  private static func collapsed(_ text: ArraySlice<UInt8>) -> String {
    var isSpace = false
    var isPlain = true
    for byte in text {
      let isSpaceHere = byte <= 0x20
      if byte >= 0xF8 || byte < 0x20 || isSpaceHere && isSpace { isPlain = false }
      isSpace = isSpaceHere
    }
    if isPlain { return String(decoding: text, as: UTF8.self) }
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    isSpace = false
    for byte in text {
      let isSpaceHere = byte == 0x20 || 0x09...0x0D ~= byte
      if !isSpaceHere {
        kept.append(GIFTMark.character(byte))
      } else if !isSpace {
        kept.append(0x20)
      }
      isSpace = isSpaceHere
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func marker(of text: ArraySlice<UInt8>) -> (GIFTFormat, length: Int)? {
    guard text.first == UInt8(ascii: "[") else { return nil }
    return GIFTFormat.allCases.lazy.map { ($0, "[\($0.rawValue)]".utf8) }
      .first { text.starts(with: $0.1) }.map { ($0.0, $0.1.count) }
  }
}
