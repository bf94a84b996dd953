/// The pair of braces of a block that holds the answers.
struct GIFTAnswerGroup {
  /// What stands before the braces, in them and after them.
  let before: ArraySlice<UInt8>
  let inside: ArraySlice<UInt8>
  let after: ArraySlice<UInt8>
  /// What was decided about further braces; nil where there are none.
  let problem: GIFTProblem?

  /// Finds the pair: the first, unless braces of mathematics make another one likelier.
  ///
  /// Gives nil for a text without braces.
  init?(in body: ArraySlice<UInt8>) throws(GIFTFailure) {
    let (open, close) = (body.firstIndex(of: Self.open), body.firstIndex(of: Self.close))
    if open == nil, close == nil { return nil }
    guard let open, let close, open < close else { throw GIFTFailure(.unbalancedBrace) }
    let first = open..<(close &+ 1)
    let isNested = body[(open &+ 1)..<close].contains(Self.open)
    guard isNested || body[first.upperBound...].contains(where: Self.isBrace) else {
      self.init(body, first, nil)
      return
    }
    if !isNested, Self.holdsAnswers(body, first) {
      self.init(body, first, .laterBraces)
    } else if let other = Self.lastGroup(in: body) {
      self.init(body, other, .mathBraces)
    } else {
      self.init(body, first, .laterBraces)
    }
  }

  private init(_ body: ArraySlice<UInt8>, _ range: Range<Int>, _ problem: GIFTProblem?) {
    before = body[..<range.lowerBound]
    inside = body[(range.lowerBound &+ 1)..<(range.upperBound &- 1)]
    after = body[range.upperBound...]
    self.problem = problem
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")

  private static func isBrace(_ byte: UInt8) -> Bool { byte == open || byte == close }

  /// The last outer group that holds answers, if all braces have partners.
  private static func lastGroup(in body: ArraySlice<UInt8>) -> Range<Int>? {
    var found: Range<Int>?
    var start = body.startIndex
    var depth = 0
    for (offset, byte) in zip(body.indices, body) where isBrace(byte) {
      if byte == open {
        if depth == 0 { start = offset }
        depth &+= 1
      } else {
        depth &-= 1
        guard depth >= 0 else { return nil }
        if depth == 0, holdsAnswers(body, start..<(offset &+ 1)) { found = start..<(offset &+ 1) }
      }
    }
    return depth == 0 ? found : nil
  }

  /// Whether what stands in braces can be meant as answers.
  private static func holdsAnswers(_ body: ArraySlice<UInt8>, _ range: Range<Int>) -> Bool {
    let inside = body[(range.lowerBound &+ 1)..<(range.upperBound &- 1)].trimmed
    if inside.isEmpty { return body[range.upperBound...].trimmed.isEmpty }
    return inside.contains { byte in
      byte == UInt8(ascii: "=") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "#")
    } || GIFTTruth(inside) != nil
  }
}
