/// What the comments of a block say: `[id:…]`, the first of which counts, and any number of `[tag:…]`.
struct GIFTMetadata: Equatable {
  private(set) var id: String?
  private(set) var tags: [String] = []

  /// Reads a line of comment.
  mutating func read(_ line: ArraySlice<UInt8>) {
    var rest = line
    while let open = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[(open &+ 1)...]
      let isID = rest.hasPrefix("id:")
      guard isID || rest.hasPrefix("tag:") else { continue }
      let start = rest.startIndex &+ (isID ? 3 : 4)
      // Without a closing bracket here there is none further on.
      guard let close = Self.closingBracket(in: rest[start...]) else { return }
      take(rest[start..<close], isID: isID)
      rest = rest[(close &+ 1)...]
    }
  }

  private mutating func take(_ raw: ArraySlice<UInt8>, isID: Bool) {
    let value = lineText(Self.unescaped(raw))
    guard !isBlank(value) else { return }
    if isID {
      if id == nil { id = value }
    } else if !value.utf8.contains(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0x60 }),
      !tags.contains(value)
    {
      tags.append(value)
    }
  }

  private static func closingBracket(in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let close = rest.firstIndex(of: UInt8(ascii: "]")) {
      if close == text.startIndex || text[close &- 1] != UInt8(ascii: "\\") { return close }
      rest = rest[(close &+ 1)...]
    }
    return nil
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    for byte in raw {
      if byte == UInt8(ascii: "]"), bytes.last == UInt8(ascii: "\\") { bytes.removeLast() }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
