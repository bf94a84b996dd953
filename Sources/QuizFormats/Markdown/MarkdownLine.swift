/// What a line outside a fence begins, told from its bytes alone.
enum MarkdownLine {
  case blank
  /// `#` to `######`, with the text after it.
  case heading(level: Int, text: ArraySlice<UInt8>)
  /// An item of a list that matters: with a box, or numbered.
  case item(MarkdownMarker)
  /// `>`, with the text after it.
  case quote(text: ArraySlice<UInt8>)
  /// `---` and its kin.
  case rule
  /// `<!-- … -->` and nothing else.
  case comment
  case text

  init(_ line: ArraySlice<UInt8>) {
    let inner = MarkdownBytes.trimmed(line)
    guard let first = inner.first else {
      self = .blank
      return
    }
    switch first {
    case UInt8(ascii: "#"): self = Self.heading(inner) ?? .text
    case UInt8(ascii: ">"):
      let text = line[(inner.startIndex &+ 1)...]
      self = .quote(text: text.first == 0x20 ? text.dropFirst() : text)
    case UInt8(ascii: "<"): self = Self.isComment(inner) ? .comment : .text
    default:
      if Self.isRule(inner) {
        self = .rule
      } else {
        self = MarkdownMarker(line).map { .item($0) } ?? .text
      }
    }
  }

  private static func heading(_ line: ArraySlice<UInt8>) -> MarkdownLine? {
    let level = line.prefix { $0 == UInt8(ascii: "#") }.count
    let rest = line.dropFirst(level)
    guard level <= 6, rest.first.map(MarkdownBytes.isBlank) ?? true else { return nil }
    var text = MarkdownBytes.trimmed(rest)
    var open = text
    while open.last == UInt8(ascii: "#") { open.removeLast() }
    // A closing row of hashes stands alone or after a blank.
    if open.last.map(MarkdownBytes.isBlank) ?? true { text = MarkdownBytes.trimmed(open) }
    return .heading(level: level, text: text)
  }

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard let mark = line.first, "-*_".utf8.contains(mark) else { return false }
    var count = 0
    for byte in line where byte != mark {
      guard MarkdownBytes.isBlank(byte) else { return false }
    }
    for byte in line where byte == mark { count &+= 1 }
    return count >= 3
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard MarkdownBytes.starts(line, with: "<!--"), line.count >= 7 else { return false }
    return line.suffix(3).elementsEqual("-->".utf8)
  }
}
