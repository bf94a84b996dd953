/// Turns a fragment of HTML into plain text.
///
/// Blocks begin lines of their own, list items a hyphen; a picture, sound or film becomes its name in
/// brackets, and is counted; small raised and lowered text becomes Unicode's own where that has it;
/// comments, styles and scripts vanish. References are decoded last and once. Never fails: what is no
/// tag is text.
package struct HTMLText: Sendable {
  /// The plain text.
  package let text: String
  /// How many pictures, sounds and films there were.
  package let mediaCount: Int

  /// Converts a fragment; white space is collapsed as browsers do, but for preformatted text.
  package init(_ html: String) {
    guard html.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 || $0 < 0x20 }) else {
      text = html
      mediaCount = 0
      return
    }
    var converter = HTMLConverter()
    converter.convert(Array(html.utf8))
    text = converter.text
    mediaCount = converter.mediaCount
  }
}

/// Walks through a fragment and collects what is seen of it.
private struct HTMLConverter {
  private(set) var mediaCount = 0
  private var output: [UInt8] = []
  private var preformatted = 0
  /// How many bytes may yet be looked through for the ends of tags that have none.
  private var patience = 0
  /// The tags of raised and lowered text that are open, with where their text begins.
  private var shifts: [(name: String, start: Int)] = []

  /// The lines without white space at their ends; of several empty ones the first, none at an end.
  var text: String {
    var kept: [UInt8] = []
    kept.reserveCapacity(output.count &+ 1)
    var (start, wasEmpty, filledCount) = (0, true, 0)
    while start <= output.count {
      let line = output[start..<endOfLine(from: start)]
      start = line.endIndex &+ 1
      let end = line.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map { $0 &+ 1 }
      if end == nil, wasEmpty { continue }
      wasEmpty = end == nil
      kept.append(contentsOf: line[..<(end ?? line.startIndex)])
      if !wasEmpty { filledCount = kept.count }
      kept.append(0x0A)
    }
    return String(decoding: kept[..<filledCount], as: UTF8.self)
  }

  /// Where a line ends: at a line feed that is not half of CR LF, or with the text.
  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < output.count {
      if output[end] == 0x0A, end == start || output[end &- 1] != 0x0D { break }
      end &+= 1
    }
    return end
  }

  mutating func convert(_ html: [UInt8]) {
    patience = 4 &* html.count &+ 1_000
    var offset = 0
    while offset < html.count {
      let end = html[offset...].firstIndex(of: UInt8(ascii: "<")) ?? html.count
      appendText(html[offset..<end])
      guard end < html.count else { break }
      if let tag = HTMLTag(html, at: end, patience: &patience) {
        offset = tag.end
        take(tag, in: html, resume: &offset)
      } else {
        appendText(html[end...end])
        offset = end &+ 1
      }
    }
  }

  private mutating func take(_ tag: HTMLTag, in html: [UInt8], resume offset: inout Int) {
    switch tag.name {
    case "!": break
    case "style", "script":
      if !tag.isClosing { offset = skip(tag, in: html) }
    case "img", "audio", "video": if !tag.isClosing { appendMedia(tag) }
    case "li":
      breakLine()
      if !tag.isClosing { output += Array("- ".utf8) }
    case "td", "th": if !tag.isClosing { separateCell() }
    case "pre":
      breakLine()
      preformatted = max(0, preformatted &+ (tag.isClosing ? -1 : 1))
    case "sub", "sup": shift(tag)
    case "br": output.append(0x0A)
    case "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "table", "ul", "ol", "hr":
      breakLine()
    case "div", "tr": breakLine()
    default: break
    }
  }

  /// Where the text goes on after a style or a script.
  private mutating func skip(_ tag: HTMLTag, in html: [UInt8]) -> Int {
    HTMLTag.end(of: tag.name, in: html, from: tag.end, patience: &patience)
  }

  private mutating func appendText(_ raw: ArraySlice<UInt8>) {
    guard !raw.isEmpty else { return }
    let text = collapsed(raw)
    guard text.contains(UInt8(ascii: "&")) else { return output.append(contentsOf: text) }
    output.append(contentsOf: decodingEntities(String(decoding: text, as: UTF8.self)).utf8)
  }

  /// The text as a browser shows it: runs of white space as one space, none at the start of a line.
  private func collapsed(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    if preformatted > 0 { return Array(raw) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var wasSpace = output.last.map { $0 == 0x20 || $0 == 0x0A } ?? true
    for byte in raw {
      let isSpace = byte == 0x20 || 0x09...0x0D ~= byte
      if !isSpace { bytes.append(byte) } else if !wasSpace { bytes.append(0x20) }
      wasSpace = isSpace
    }
    return bytes
  }

  private mutating func breakLine() {
    while output.last == 0x20 { output.removeLast() }
    if output.last.map({ $0 != 0x0A }) ?? false { output.append(0x0A) }
  }

  private mutating func separateCell() {
    if let last = output.last, last != 0x0A, last != 0x20 { output.append(0x20) }
  }

  private mutating func appendMedia(_ tag: HTMLTag) {
    mediaCount &+= 1
    let kind = tag.name == "img" ? "image" : tag.name
    let source = tag.attribute("src").map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let name = [tag.attribute("alt"), source].compactMap(\.self).first { !isBlank($0) }
    let words = decodingEntities(name.map { "[\(kind): \($0)]" } ?? "[\(kind)]")
    output += Array(words.utf8)
  }

  private mutating func shift(_ tag: HTMLTag) {
    if !tag.isClosing { return shifts.append((tag.name, output.count)) }
    guard let open = shifts.popLast(), open.name == tag.name else { return }
    // A block in between may have taken spaces away from before it.
    let start = min(open.start, output.count)
    let text = String(decoding: output[start...], as: UTF8.self)
    output.removeSubrange(start...)
    output += Array(shifted(text, isRaised: tag.name == "sup").utf8)
  }
}

/// A text in raised or lowered characters; where one has no such form, after `^` or `_`.
private func shifted(_ text: String, isRaised: Bool) -> String {
  let plain = Array("0123456789+-=()ni".unicodeScalars)
  let forms = Array((isRaised ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ" : "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ").unicodeScalars)
  let mapped = text.unicodeScalars.map { scalar in
    plain.firstIndex(of: scalar).map { forms[$0] }
  }
  if mapped.contains(nil) {
    let mark = isRaised ? "^" : "_"
    return text.unicodeScalars.count > 1 ? "\(mark)(\(text))" : mark + text
  }
  return String(String.UnicodeScalarView(mapped.compactMap(\.self)))
}
