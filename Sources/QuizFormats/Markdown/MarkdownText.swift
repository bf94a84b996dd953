/// Lines that are put together to one text.
struct MarkdownText {
  private(set) var bytes: [UInt8] = []
  private var hasLines = false

  var isEmpty: Bool { !hasLines }

  /// Adds a line, after some empty ones.
  mutating func append(_ line: some Collection<UInt8>, after blanks: Int = 0) {
    if hasLines { bytes.append(contentsOf: repeatElement(0x0A, count: max(0, blanks) &+ 1)) }
    hasLines = true
    bytes.append(contentsOf: line)
  }

  /// Adds another text, after some empty lines.
  mutating func append(_ other: MarkdownText, after blanks: Int = 0) {
    if !other.isEmpty { append(other.bytes, after: blanks) }
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
