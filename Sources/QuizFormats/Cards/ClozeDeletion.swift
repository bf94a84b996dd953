/// The deletions of a text as Anki writes them: `{{c1::answer}}`, `{{c1::answer::hint}}`,
/// `{{c1,2::answer}}`, and one within another.
struct ClozeDeletions {
  /// One deletion.
  struct Deletion {
    /// What was taken out, without the marks of deletions within.
    var answer: [UInt8] = []
    /// What stands behind the second `::`.
    var hint: [UInt8] = []
    /// Whether a deletion stands within.
    var isNested = false
    /// The offset after its braces.
    var end: Int
  }

  /// The most deletions that may stand within one another; what is deeper is text.
  private static let depthLimit = 10

  private let bytes: [UInt8]
  /// Where the answer begins and the closing braces stand, by where the opening ones do.
  private var pairs: [Int: (body: Int, close: Int)] = [:]

  /// Looks through a text once; braces without a counterpart are text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var open: [(start: Int, body: Int)] = []
    var at = 0
    while at &+ 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "{"), let body = Self.body(bytes, at: at) {
        if open.count < Self.depthLimit { open.append((at, body)) }
        at = body
      } else if bytes[at] == UInt8(ascii: "}"), bytes[at &+ 1] == bytes[at],
        let last = open.popLast()
      {
        pairs[last.start] = (last.body, at)
        at &+= 2
      } else {
        at &+= 1
      }
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { pairs.isEmpty }

  /// The deletion that begins at an offset, if one does.
  func deletion(at start: Int) -> Deletion? {
    guard bytes[start] == UInt8(ascii: "{"), let (body, close) = pairs[start] else { return nil }
    var deletion = Deletion(end: close &+ 2)
    var isHint = false
    var formula: UInt8?
    var at = body
    while at < close {
      let byte = bytes[at]
      // No deeper than the limit, since only so many are paired.
      if let inner = self.deletion(at: at) {
        if isHint { deletion.hint += inner.answer } else { deletion.answer += inner.answer }
        deletion.isNested = true
        at = inner.end
        continue
      }
      let next = bytes[at &+ 1]
      if byte == UInt8(ascii: "\\") { formula = Self.formula(after: formula, next) }
      if !isHint, formula == nil, byte == UInt8(ascii: ":"), next == byte {
        isHint = true
        at &+= 2
        continue
      }
      if isHint { deletion.hint.append(byte) } else { deletion.answer.append(byte) }
      at &+= 1
    }
    return deletion
  }

  /// The bracket that ends a formula of MathJax, from where one begins; nil once it has ended.
  private static func formula(after open: UInt8?, _ next: UInt8) -> UInt8? {
    if let open { return next == open ? nil : open }
    return next == UInt8(ascii: "(") ? UInt8(ascii: ")") : next == UInt8(ascii: "[") ? 0x5D : nil
  }

  /// The offset after `{{c1::`, where that stands.
  private static func body(_ bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start...].starts(with: "{{c".utf8) else { return nil }
    let digits = bytes[(start &+ 3)...].prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ",") }
    guard !digits.isEmpty, bytes[digits.endIndex...].starts(with: "::".utf8) else { return nil }
    return digits.endIndex &+ 2
  }
}
