/// What is seen of the braces of a text, block by block, as GIFT and Cloze have them.
struct BraceLook {
  /// Whether there are braces that hold answers of GIFT.
  private(set) var hasAnswers = false
  /// Whether there are gaps of Cloze.
  private(set) var hasClozeGaps = false
  private var blocks = 0
  private var blocksWithBraces = 0

  /// Whether there are no braces that could hold an answer.
  var isEmpty: Bool { blocksWithBraces == 0 }
  /// Whether a text of several blocks has braces in most of them.
  var isInMostBlocks: Bool { blocks > 1 && blocksWithBraces * 2 > blocks }

  init(_ text: SourceText) {
    var block: [UInt8] = []
    for index in text.lines.indices {
      let line = MarkdownBytes.trimmed(text.line(index))
      if line.isEmpty {
        look(block)
        block.removeAll(keepingCapacity: true)
      } else if !line.starts(with: "//".utf8) {
        block += line
        block.append(0x0A)
      }
    }
    look(block)
  }

  private mutating func look(_ block: [UInt8]) {
    guard !block.isEmpty else { return }
    blocks &+= 1
    guard let open = Self.unescaped(UInt8(ascii: "{"), in: block, from: 0),
      let close = Self.unescaped(UInt8(ascii: "}"), in: block, from: open &+ 1)
    else { return }
    if Self.isFormula(block, before: open) { return }
    blocksWithBraces &+= 1
    let inner = MarkdownBytes.trimmed(block[(open &+ 1)..<close])
    if Self.isClozeGap(inner) {
      hasClozeGaps = true
    } else if inner.isEmpty ? close >= block.count &- 2 : Self.isAnswer(inner) {
      hasAnswers = true
    }
  }

  private static func unescaped(_ mark: UInt8, in block: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset < block.count {
      if block[offset] == UInt8(ascii: "\\") {
        offset &+= 2
        continue
      }
      if block[offset] == mark { return offset }
      offset &+= 1
    }
    return nil
  }

  /// Whether a brace follows a command of TeX, a raised or lowered sign, or another brace.
  private static func isFormula(_ block: [UInt8], before open: Int) -> Bool {
    let before = block[..<open]
    if let last = before.last, "^_${%".utf8.contains(last) { return true }
    let letters = before.suffix(30).reversed().prefix(while: MarkdownBytes.isLetter).count
    return letters > 0 && before.dropLast(letters).last == UInt8(ascii: "\\")
  }

  private static func isAnswer(_ inner: ArraySlice<UInt8>) -> Bool {
    switch inner.first {
    case UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "#"): return true
    case UInt8(ascii: ">"):
      let count = MarkdownBytes.trimmed(inner.dropFirst()).first
      return count.map(MarkdownBytes.isDigit) ?? false
    default:
      let word = MarkdownBytes.trimmed(inner.prefix { $0 != UInt8(ascii: "#") })
      return ["t", "f", "true", "false"].contains(MarkdownBytes.string(word).lowercased())
    }
  }

  /// Whether braces begin as in `{1:MC:`.
  private static func isClozeGap(_ inner: ArraySlice<UInt8>) -> Bool {
    let rest = inner.drop(while: MarkdownBytes.isDigit)
    let type = rest.dropFirst().prefix { 0x41...0x5A ~= $0 || $0 == UInt8(ascii: "_") }
    return rest.first == UInt8(ascii: ":") && type.count > 1
      && rest[type.endIndex...].first == UInt8(ascii: ":")
  }
}
