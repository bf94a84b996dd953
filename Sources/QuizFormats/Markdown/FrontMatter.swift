/// The lines `key: value` between two lines `---`, of the part of YAML that quiz files use.
///
/// Values are plain or quoted texts, blocks after `|` and `>`, and lists of texts. Anything beyond is
/// kept as unreadable, so that the reader can say so where the key matters.
struct FrontMatter {
  /// What a key has.
  enum Value: Equatable {
    case text(String)
    case list([String])
    case unreadable
  }

  private var entries: [(key: String, value: Value)] = []
  /// The line after the closing `---`.
  let end: Int

  /// Reads the block that begins at a line and ends before another; nil where none does.
  init?(_ text: SourceText, _ lines: Range<Int>) {
    guard !lines.isEmpty, Self.isFence(text.line(lines.lowerBound)),
      let close = lines.dropFirst().first(where: { Self.isFence(text.line($0)) })
    else { return nil }
    end = close &+ 1
    var line = lines.lowerBound &+ 1
    while line < close {
      let bytes = text.line(line)
      let isEmpty = MarkdownBytes.trimmed(bytes).isEmpty || bytes.first == UInt8(ascii: "#")
      guard !isEmpty, let (key, rest) = Self.key(bytes) else {
        // What can't be a key says that these are lines of text between two rules.
        if !isEmpty, entries.isEmpty { return nil }
        line &+= 1
        continue
      }
      let next = (line &+ 1..<close).first { !Self.belongsToKeyBefore(text.line($0)) } ?? close
      entries.append((key, YAMLValue.read(rest, text, line &+ 1..<next)))
      line = next
    }
    guard !entries.isEmpty else { return nil }
  }

  /// The first of some keys that is there.
  func value(_ keys: [String]) -> Value? {
    entries.first { keys.contains($0.key) }?.value
  }

  /// The text of the first of some keys; nil where it has none.
  func text(_ keys: String...) -> String? {
    guard case .text(let text)? = value(keys) else { return nil }
    let clean = fieldText(text)
    return isBlank(clean) ? nil : clean
  }

  /// The texts of a list, or those between the commas of a text.
  func list(_ key: String) -> [String] {
    let texts: [String] =
      switch value([key]) {
      case .list(let texts): texts
      case .text(let text):
        text.utf8.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
      case .unreadable, nil: []
      }
    return texts.map { lineText($0) }.filter { !isBlank($0) }
  }

  /// Whether a key says no.
  func isFalse(_ keys: String...) -> Bool {
    guard case .text(let text)? = value(keys) else { return false }
    return ["false", "no"].contains(text.lowercased())
  }

  /// The keys among some whose values are beyond what is read here.
  func unreadable(_ keys: [String]) -> [String] {
    entries.compactMap { $0.value == .unreadable && keys.contains($0.key) ? $0.key : nil }
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy(MarkdownBytes.isBlank)
  }

  /// The key of a line and what follows its colon.
  private static func key(
    _ line: ArraySlice<UInt8>
  ) -> (String, ArraySlice<UInt8>)? {
    let name = line.prefix { byte in
      MarkdownBytes.isLetter(byte) || MarkdownBytes.isDigit(byte) || "_-.".utf8.contains(byte)
    }
    let rest = line[name.endIndex...].drop { $0 == 0x20 }
    guard !name.isEmpty, rest.first == UInt8(ascii: ":"),
      rest.dropFirst().first.map(MarkdownBytes.isBlank) ?? true
    else { return nil }
    return (MarkdownBytes.string(name), rest.dropFirst())
  }

  /// Whether a line goes on with the value of the key before: indented, an item, or blank.
  private static func belongsToKeyBefore(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return true }
    return MarkdownBytes.isBlank(first) || line.starts(with: "- ".utf8)
      || line.elementsEqual("-".utf8)
  }
}
