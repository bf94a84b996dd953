import JSON
import TestSupport

extension SeededGenerator {
  /// A document that means a generated value, written in as odd a way as RFC 8259 lets it be.
  mutating func document() -> [UInt8] {
    let mark: [UInt8] = chance(5) ? [0xEF, 0xBB, 0xBF] : []
    return mark + Array((space() + spelled(value()) + space()).utf8)
  }

  private mutating func spelled(_ value: JSONValue) -> String {
    switch value {
    case .integer, .double: return chance(40) ? number() : value.serialized()
    case .string(let text): return quoted(text)
    case .array(let elements):
      let parts = elements.map { space() + spelled($0) + space() }
      return "[" + (parts.isEmpty ? space() : parts.joined(separator: ",")) + "]"
    case .object(let members):
      let parts = members.map {
        space() + quoted($0.key) + space() + ":" + space() + spelled($0.value) + space()
      }
      return "{" + (parts.isEmpty ? space() : parts.joined(separator: ",")) + "}"
    case .null, .boolean: return value.serialized()
    }
  }

  private mutating func space() -> String {
    chance(70) ? "" : (0..<below(4)).map { _ in pick([" ", "\t", "\n", "\r", "\r\n"]) }.joined()
  }

  /// A number by the grammar: many digits, zeros at both ends, exponents of any size.
  private mutating func number() -> String {
    var text = chance(40) ? "-" : ""
    text += chance(30) ? "0" : "\(below(9) + 1)" + digits()
    if chance(50) { text += "." + "\(below(10))" + digits() }
    if chance(50) { text += pick(["e", "E"]) + pick(["", "+", "-"]) + exponent() }
    return text
  }

  private mutating func digits() -> String {
    (0..<below(pick([1, 4, 25]))).map { _ in chance(40) ? "0" : "\(below(10))" }.joined()
  }

  private mutating func exponent() -> String {
    chance(10) ? "\(below(10))" + digits() : (chance(30) ? "0" : "") + "\(below(30))"
  }

  private mutating func quoted(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      let short = ["/": "\\/", "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
      if let short = short[String(scalar)], chance(70) { return short }
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      return mustEscape || chance(10) ? escaped(scalar) : String(scalar)
    }
    return "\"" + parts.joined() + "\""
  }

  private mutating func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: chance(50))
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension SeededGenerator {
  /// A generated document with one to three wounds.
  mutating func hostileDocument() -> [UInt8] {
    var bytes = document()
    for _ in 0...below(3) { wound(&bytes) }
    return bytes
  }

  private mutating func wound(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    switch below(6) {
    case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8(below(8)) }
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.insert(UInt8(below(256)), at: place)
    case 4: bytes.insert(contentsOf: bytes.suffix(below(4)), at: place)
    default: bytes.insert(contentsOf: Array(pick(Self.scraps).utf8), at: place)
    }
  }

  private static let scraps = [
    "NaN", "Infinity", "-Infinity", "\\ud800", "\\udc00\\ud800", "\\u12", "\\x41", "'", "//",
    "/**/",
    ",", ",,", ":", "[]", "{}", "\"", "\"\"", "0", "00", "-", "+1", ".5", "1.", "1e", "1e5", "true",
    "nul", "\u{FEFF}", "\u{A0}", "\u{2028}", "\0", "\u{B}", "\u{7F}", " ", "\n", "]", "}",
  ]
}
