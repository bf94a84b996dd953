/// Bytes as text of 64 characters, by RFC 4648 §4, with padding.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Encodes bytes on one line.
  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for offset in 0..<3 {
        bits = bits << 8 | (offset < group.count ? UInt32(group[start + offset]) : 0)
      }
      for place in 0..<4 {
        let digit = digits[Int(bits >> UInt32(18 - 6 * place) & 63)]
        text.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes a text; nil when a character, the length or the padding is wrong.
  static func decoded(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    for (index, character) in text.dropLast(padding).enumerated() {
      guard let value = value(of: character) else { return nil }
      bits = bits << 6 | UInt32(value)
      if index % 4 == 3 { append(bits, 3, to: &bytes) }
    }
    if padding > 0 {
      guard text.last == UInt8(ascii: "=") else { return nil }
      append(bits << UInt32(6 * padding), 3 - padding, to: &bytes)
    }
    return bytes
  }

  /// Appends the first `count` of the three bytes in 24 bits.
  private static func append(_ bits: UInt32, _ count: Int, to bytes: inout [UInt8]) {
    for place in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * place)))
    }
  }

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
