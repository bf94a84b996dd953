/// How a text of Moodle is written.
enum MoodleTextFormat {
  /// HTML, which is also what unknown formats are taken for.
  case html
  /// HTML in which line ends break lines.
  case automatic
  case plain
  case markdown

  /// The format that an attribute names.
  init(_ name: String) {
    self =
      switch name {
      case "moodle_auto_format": .automatic
      case "plain_text": .plain
      case "markdown": .markdown
      default: .html
      }
  }

  /// The plain text, not cleaned yet, and how many pictures, sounds and films it had.
  func plain(_ raw: String) -> (text: String, mediaCount: Int) {
    switch self {
    case .plain, .markdown: return (raw, 0)
    case .html:
      let html = HTMLText(raw)
      return (html.text, html.mediaCount)
    case .automatic:
      let html = HTMLText(brokenLines(raw))
      return (html.text, html.mediaCount)
    }
  }

  /// The text with a break for each line end that does not touch a tag.
  private func brokenLines(_ raw: String) -> String {
    let bytes = Array(raw.utf8)
    guard bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return raw }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count &+ bytes.count / 8)
    var previous = UInt8(ascii: " ")
    for (offset, byte) in bytes.enumerated() {
      let next = offset &+ 1 < bytes.count ? bytes[offset &+ 1] : 0x20
      if byte == 0x0D, next == 0x0A { continue }
      guard byte == 0x0A || byte == 0x0D else {
        output.append(byte)
        previous = byte
        continue
      }
      let touchesTag = previous == UInt8(ascii: ">") || next == UInt8(ascii: "<")
      output += touchesTag ? [0x20] : Array("<br>".utf8)
      previous = 0x0A
    }
    return String(decoding: output, as: UTF8.self)
  }
}
