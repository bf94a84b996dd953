/// A tag of HTML, or a comment, whose name is then `!`.
struct HTMLTag {
  /// In small letters.
  let name: String
  let isClosing: Bool
  /// The offset after its end.
  let end: Int
  private let body: ArraySlice<UInt8>

  /// Reads the tag that begins at a `<`; nil where none does, as in `2 < 3`.
  ///
  /// What is looked through in vain is taken off `patience`; without any left, nothing is a tag.
  init?(_ html: [UInt8], at start: Int, patience: inout Int) {
    guard patience > 0 else { return nil }
    let rest = html[(start &+ 1)...]
    if rest.starts(with: "!--".utf8) {
      self.init(comment: html, from: start &+ 4)
      return
    }
    let isEnd = rest.first == UInt8(ascii: "/")
    let named = isEnd ? rest.dropFirst() : rest
    let letters = named.prefix { isTagLetter($0) }
    guard let first = letters.first, !(0x30...0x39 ~= first), letters.count <= 10 else {
      patience &-= letters.count
      return nil
    }
    let word = String(decoding: letters.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    guard knownTags.contains(word),
      let close = Self.close(in: html, from: letters.endIndex, patience: &patience)
    else { return nil }
    self.init(word, isClosing: isEnd, end: close &+ 1, body: html[letters.endIndex..<close])
  }

  private init(comment html: [UInt8], from start: Int) {
    var offset = start
    let mark = Array("-->".utf8)
    while let next = html[offset...].firstIndex(of: mark[0]), !html[next...].starts(with: mark) {
      offset = next &+ 1
    }
    offset = html[offset...].firstIndex(of: mark[0]) ?? html.count
    self.init("!", isClosing: false, end: min(html.count, offset &+ mark.count), body: [])
  }

  private init(_ name: String, isClosing: Bool, end: Int, body: ArraySlice<UInt8>) {
    self.name = name
    self.isClosing = isClosing
    self.end = end
    self.body = body
  }

  /// The value of an attribute, without its quotes; references in it are not decoded.
  func attribute(_ wanted: String) -> String? {
    var rest = body
    while let start = rest.firstIndex(where: { isTagLetter($0) }) {
      let letters = rest[start...].prefix { isTagLetter($0) || $0 == UInt8(ascii: "-") }
      rest = rest[letters.endIndex...].drop(while: isHTMLSpace)
      var value: ArraySlice<UInt8> = []
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop(while: isHTMLSpace)
        if let quote = rest.first, quote == 0x22 || quote == 0x27 {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !isHTMLSpace($0) }
          rest = rest[value.endIndex...]
        }
      }
      let name = String(decoding: letters, as: UTF8.self)
      if name.lowercased() == wanted { return String(decoding: value, as: UTF8.self) }
    }
    return nil
  }

  /// The offset after the closing tag of a name, or the end of the text.
  static func end(
    of name: String, in html: [UInt8], from start: Int, patience: inout Int
  ) -> Int {
    var offset = start
    while let next = html[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = next &+ 1
      // Only a closing tag ends it; comments in it are a part of it.
      guard offset < html.count, html[offset] == UInt8(ascii: "/"),
        let tag = HTMLTag(html, at: next, patience: &patience)
      else { continue }
      if tag.name == name { return tag.end }
    }
    return html.count
  }

  /// The `>` that ends a tag, past the quotes of its attributes.
  private static func close(
    in html: [UInt8], from start: Int, patience: inout Int
  ) -> Int? {
    guard start < html.count else { return nil }
    let next = html[start]
    guard isHTMLSpace(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: ">") else {
      return nil
    }
    var quote: UInt8?
    for offset in start..<html.count {
      let byte = html[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        if html[offset &- 1] == UInt8(ascii: "=") { quote = byte }
      } else if byte == UInt8(ascii: ">") {
        return offset
      }
    }
    patience &-= html.count &- start
    return nil
  }
}

/// The tags that banks use; anything else between angle brackets is text, as in `List<Int>`.
private let knownTags: Set<String> = [
  "a", "abbr", "audio", "b", "big", "blockquote", "br", "center", "cite", "code", "del", "div",
  "em",
  "figcaption", "figure", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins",
  "kbd",
  "li", "mark", "ol", "p", "pre", "q", "s", "samp", "script", "small", "source", "span", "strike",
  "strong", "style", "sub", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "tt", "u",
  "ul", "var", "video",
]

private func isTagLetter(_ byte: UInt8) -> Bool {
  0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
}

private func isHTMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
