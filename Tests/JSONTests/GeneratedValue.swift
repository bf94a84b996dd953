import JSON
import TestSupport

extension SeededGenerator {
  /// Any finite value, at most so many levels deep.
  mutating func value(depth: Int = 4) -> JSONValue {
    switch below(depth > 0 ? 9 : 6) {
    case 0: return .null
    case 1: return .boolean(chance(50))
    case 2: return .integer(integer())
    case 3: return .double(double())
    case 4, 5: return .string(text())
    case 6: return .array((0..<below(5)).map { _ in value(depth: depth - 1) })
    default:
      let keys = (0..<below(6)).map { _ in chance(50) ? pick(["id", "a", "é", "e\u{301}"]) : text()
      }
      return .object(keys.map { JSONMemberValue($0, value(depth: depth - 1)) })
    }
  }

  /// Integers of every size, the outermost too.
  mutating func integer() -> Int {
    if chance(10) { return pick([0, -1, .max, .min, .max - 1, .min + 1]) }
    return Int(truncatingIfNeeded: next()) >> below(64)
  }

  /// Doubles of every exponent: whole ones, decimals, subnormals.
  mutating func double() -> Double {
    if chance(20) {
      return pick([0, -0.0, 1, 0.1, 1e22, 1e23, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
    }
    if chance(30) { return Double(below(2_000_000) - 1_000_000) / 1000 }
    let double = Double(bitPattern: next())
    return double.isFinite ? double : 0.5
  }

  /// Text out of all planes: ASCII, controls, Hangul, emoji, bidi controls, noncharacters.
  mutating func text() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<below(pick([1, 6, 30])) { scalars.append(scalar()) }
    return String(scalars)
  }

  private mutating func scalar() -> Unicode.Scalar {
    let range: ClosedRange<UInt32> = pick([
      0x20...0x7E, 0x20...0x7E, 0x61...0x7A, 0x00...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0xFF,
      0x2020...0x206F, 0xAC00...0xD7A3, 0xE000...0xFFFF, 0x1F300...0x1F6FF, 0x10000...0x10FFFF,
    ])
    return Unicode.Scalar(UInt32.random(in: range, using: &self)) ?? "\u{FFFD}"
  }
}
