import QuizCore

/// An accepted number: `value`, `value:tolerance` or `least..most`.
struct GIFTNumber {
  private enum Form {
    case value(Double, tolerance: Double)
    case range(Double, Double)
  }

  private let form: Form
  /// Whether the ends of a range stand the wrong way round.
  let isReversed: Bool

  /// Reads a number.
  init(_ raw: ArraySlice<UInt8>) throws(GIFTFailure) {
    let text = raw.trimmed
    let failure = GIFTFailure(
      common: .notANumber(excerpt(of: GIFTMark.unescaped(text.prefix(200)))))
    // A colon may be escaped, though it need not.
    let colon = text.firstIndex { GIFTMark.character($0) == UInt8(ascii: ":") }
    if let dots = Self.dots(in: text) {
      guard let low = Self.number(text[..<dots]), let high = Self.number(text[(dots &+ 2)...])
      else { throw failure }
      form = .range(min(low, high), max(low, high))
      isReversed = low > high
    } else if let colon {
      guard let value = Self.number(text[..<colon]), let slack = Self.number(text[(colon &+ 1)...]),
        slack >= 0, (value - slack).isFinite, (value + slack).isFinite
      else { throw failure }
      form = .value(value, tolerance: slack)
      isReversed = false
    } else {
      guard let value = Self.number(text) else { throw failure }
      form = .value(value, tolerance: 0)
      isReversed = false
    }
  }

  /// The number with what it earns.
  func accepted(credit: Double, feedback: String?) -> NumberKey.Accepted {
    switch form {
    case .value(let value, let tolerance):
      NumberKey.Accepted(value, tolerance: tolerance, credit: credit, feedback: feedback)
    case .range(let low, let high):
      NumberKey.Accepted(from: low, to: high, credit: credit, feedback: feedback)
    }
  }

  /// A number without a fraction of zero.
  static func written(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func dots(in text: ArraySlice<UInt8>) -> Int? {
    let dot = UInt8(ascii: ".")
    var last: UInt8 = 0
    for (offset, byte) in zip(text.indices, text) {
      if byte == dot, last == dot { return offset &- 1 }
      last = byte
    }
    return nil
  }

  /// A number as PHP's `is_numeric` takes it: a sign, digits with a decimal point, an exponent.
  private static func number(_ raw: ArraySlice<UInt8>) -> Double? {
    let text = raw.trimmed
    var rest =
      text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-")
      ? text.dropFirst() : text
    let whole = takeDigits(&rest)
    var count = whole
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      count &+= takeDigits(&rest)
    }
    guard count > 0 else { return nil }
    let mantissa = text[..<rest.startIndex]
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard takeDigits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    let digits = String(decoding: mantissa, as: UTF8.self)
    let exponent = String(decoding: text[mantissa.endIndex...], as: UTF8.self)
    let number = Double((digits.hasSuffix(".") ? digits + "0" : digits) + exponent)
    return number?.isFinite == true ? number : nil
  }

  private static func takeDigits(_ text: inout ArraySlice<UInt8>) -> Int {
    let digits = text.prefix(while: isASCIIDigit)
    text = text[digits.endIndex...]
    return digits.count
  }
}
