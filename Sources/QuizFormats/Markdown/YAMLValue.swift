/// Reads the values of front matter.
enum YAMLValue {
  /// Reads what follows a colon, with the lines below it that belong to the key.
  static func read(
    _ first: ArraySlice<UInt8>, _ text: SourceText, _ lines: Range<Int>
  ) -> FrontMatter.Value {
    let head = MarkdownBytes.trimmed(first)
    let below = lines.map { text.line($0) }
    guard let sign = head.first, sign != UInt8(ascii: "#") else { return list(below) }
    if sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") {
      let marks = head.dropFirst().prefix { !MarkdownBytes.isBlank($0) }
      guard marks.allSatisfy({ "+-".utf8.contains($0) }) else { return .unreadable }
      return .text(block(below, isFolded: sign == UInt8(ascii: ">")))
    }
    let further = below.map(MarkdownBytes.trimmed).filter { !$0.isEmpty }
    if further.contains(where: { $0.starts(with: "- ".utf8) }) { return .unreadable }
    let whole = ([head] + further).joined(separator: " ".utf8)
    return flow(Array(whole)[...])
  }

  /// A text on one line, or a list between brackets.
  private static func flow(_ bytes: ArraySlice<UInt8>) -> FrontMatter.Value {
    guard bytes.first == UInt8(ascii: "[") else {
      guard let (text, rest) = scalar(bytes, isInList: false), isOver(rest) else {
        return .unreadable
      }
      return .text(text)
    }
    var texts: [String] = []
    var rest = bytes.dropFirst().drop(while: MarkdownBytes.isBlank)
    while let next = rest.first, next != UInt8(ascii: "]") {
      guard let (text, after) = scalar(rest, isInList: true) else { return .unreadable }
      texts.append(text)
      rest = after.drop(while: MarkdownBytes.isBlank)
      if rest.first == UInt8(ascii: ",") {
        rest = rest.dropFirst().drop(while: MarkdownBytes.isBlank)
      } else if rest.first != UInt8(ascii: "]") {
        return .unreadable
      }
    }
    return !rest.isEmpty && isOver(rest.dropFirst()) ? .list(texts) : .unreadable
  }

  /// Whether nothing follows but a comment.
  private static func isOver(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop(while: MarkdownBytes.isBlank)
    return rest.isEmpty || rest.first == UInt8(ascii: "#")
  }

  /// The text at the start of some bytes, and what follows it.
  private static func scalar(
    _ bytes: ArraySlice<UInt8>, isInList: Bool
  ) -> (String, ArraySlice<UInt8>)? {
    switch bytes.first {
    case UInt8(ascii: "\""): return doubleQuoted(bytes.dropFirst())
    case UInt8(ascii: "'"): return singleQuoted(bytes.dropFirst())
    case let sign? where "{}[]&*!%@`|>,".utf8.contains(sign): return nil
    default:
      var end = bytes.startIndex
      while end < bytes.endIndex {
        let byte = bytes[end]
        if isInList, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") { break }
        if byte == UInt8(ascii: "#"), end > bytes.startIndex,
          MarkdownBytes.isBlank(bytes[end &- 1])
        {
          break
        }
        end &+= 1
      }
      return (MarkdownBytes.string(MarkdownBytes.trimmed(bytes[..<end])), bytes[end...])
    }
  }

  private static func singleQuoted(
    _ bytes: ArraySlice<UInt8>
  ) -> (String, ArraySlice<UInt8>)? {
    var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "'") {
        guard rest.first == byte else { return (MarkdownBytes.string(text[...]), rest) }
        rest.removeFirst()
      }
      text.append(byte)
    }
    return nil
  }

  private static func doubleQuoted(
    _ bytes: ArraySlice<UInt8>
  ) -> (String, ArraySlice<UInt8>)? {
    var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return (MarkdownBytes.string(text[...]), rest) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escaped = escape(&rest) else { return nil }
      text += Array(escaped.utf8)
    }
    return nil
  }

  /// The character that an escape stands for.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> String? {
    let digits: Int
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case let sign? where "\"\\/ ".utf8.contains(sign): return String(Unicode.Scalar(sign))
    default: return nil
    }
    let code = MarkdownBytes.string(rest.prefix(digits))
    rest = rest.dropFirst(digits)
    guard code.utf8.count == digits, let value = UInt32(code, radix: 16) else { return nil }
    return Unicode.Scalar(value).map { String($0) }
  }

  /// The lines `- text` below a key; a key with nothing at all is an empty text.
  private static func list(_ lines: [ArraySlice<UInt8>]) -> FrontMatter.Value {
    var texts: [String] = []
    for line in lines.map(MarkdownBytes.trimmed) where !line.isEmpty {
      if line.first == UInt8(ascii: "#") { continue }
      let rest = line.dropFirst()
      guard line.first == UInt8(ascii: "-"), rest.first.map(MarkdownBytes.isBlank) ?? true,
        case .text(let text) = flow(MarkdownBytes.trimmed(rest))
      else { return .unreadable }
      texts.append(text)
    }
    return texts.isEmpty ? .text("") : .list(texts)
  }

  /// The lines of a block; folded, only blank lines break it.
  private static func block(_ lines: [ArraySlice<UInt8>], isFolded: Bool) -> String {
    let first = lines.first { !MarkdownBytes.trimmed($0).isEmpty }
    let indent = first.map(MarkdownBytes.indent) ?? 0
    var text: [UInt8] = []
    var breaks = 0
    for line in lines {
      let line = MarkdownBytes.dropping(indent, from: line)
      if MarkdownBytes.trimmed(line).isEmpty {
        breaks &+= 1
        continue
      }
      if !text.isEmpty {
        let isJoined = isFolded && breaks == 0
        let count = isFolded ? breaks : breaks &+ 1
        text += isJoined ? [0x20] : [UInt8](repeating: 0x0A, count: count)
      }
      breaks = 0
      text += line
    }
    return MarkdownBytes.string(text[...])
  }
}
