/// Writes texts so that they read back as they are.
struct GIFTEncoder {
  /// What else a text must keep to.
  struct Place: OptionSet {
    let rawValue: Int
    /// It is an answer, which a reader may compare.
    static let answer = Place(rawValue: 1)
    /// It is typed or picked as it stands: no format but plain text is understood.
    static let literal = Place(rawValue: 2)
    /// An arrow in it would be taken for that of a pair.
    static let noArrow = Place(rawValue: 4)
    /// It begins a line, where `//` would begin a comment.
    static let lineStart = Place(rawValue: 8)
  }

  /// A text as it is written.
  struct Encoded {
    let text: String
    /// The format in which it is, which answers inherit of a prompt.
    let format: GIFTFormat
    /// Whether white space in it is not kept.
    let losesSpace: Bool
  }

  /// The format that texts inherit.
  var inherited: GIFTFormat

  /// The first way to write a text in which it can be read again; nil where there is none.
  func encode(_ text: String, _ place: Place = []) -> Encoded? {
    let isAnswer = place.contains(.answer)
    let wanted = fieldText(text, isAnswer: isAnswer)
    var second: Encoded?
    for candidate in candidates(wanted, place) where isAllowed(candidate, place) {
      let read = decoded(candidate)
      let content = read.content(isAnswer: isAnswer, isLiteral: place.contains(.literal))
      guard content.mediaCount == 0 else { continue }
      if content.text == wanted {
        return Encoded(text: candidate, format: read.format, losesSpace: false)
      }
      if second == nil, lineText(content.text) == lineText(wanted), !isBlank(content.text) {
        second = Encoded(text: candidate, format: read.format, losesSpace: true)
      }
    }
    return second
  }

  /// A text with backslashes before what means something.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 where byte != 0x0D {
      if isSpecial(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte == 0x0A ? UInt8(ascii: "n") : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || "\\#=~{}:".utf8.contains(byte)
  }

  private func candidates(_ text: String, _ place: Place) -> [String] {
    let bare = Self.escaped(text)
    if inherited == .markdown { return [bare, "[markdown]" + bare] }
    if place.contains(.literal) { return [bare, "[plain]" + bare] }
    let simple = inherited == .moodle ? [bare] : [bare, "[moodle]" + bare]
    let html = Self.html(text)
    return simple + [
      "[plain]" + bare, "[html]" + Self.escaped(html.replacing("\n", with: "<br>")),
      "[html]<pre>" + Self.escaped(html) + "</pre>",
    ]
  }

  private func isAllowed(_ candidate: String, _ place: Place) -> Bool {
    if place.contains(.noArrow), candidate.contains("->") { return false }
    return !place.contains(.lineStart) || !candidate.hasPrefix("//") && candidate != "0"
  }

  private func decoded(_ written: String) -> GIFTText {
    var marks: [UInt8] = []
    GIFTMark.append(Array(written.utf8)[...], to: &marks)
    return GIFTText(marks[...], inheriting: inherited)
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
