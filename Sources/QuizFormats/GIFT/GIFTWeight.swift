/// The weight at the beginning of an answer, as in `%33.33333%`.
struct GIFTWeight {
  /// As a share, −1 to 1.
  let credit: Double
  /// As it stands there.
  let text: String

  /// Takes a weight off the beginning of a text; nil, and the text untouched, where none stands.
  init?(takenFrom text: inout ArraySlice<UInt8>) {
    let percent = UInt8(ascii: "%")
    guard text.first == percent else { return nil }
    var rest = text.dropFirst()
    let signs = rest.prefix { $0 == UInt8(ascii: "-") }.count
    rest = rest.dropFirst(signs)
    let number = rest.prefix(32).prefix { isASCIIDigit($0) || $0 == UInt8(ascii: ".") }
    let end = number.endIndex
    guard let first = number.first, isASCIIDigit(first), end < text.endIndex, text[end] == percent,
      let value = Double(Self.written(number))
    else { return nil }
    self.text = String(decoding: text[...end], as: UTF8.self)
    credit = Self.credit(percent: signs > 0 ? -value : value)
    text = text[(end &+ 1)...].trimmedLeft
  }

  /// A share of a percentage; thirds and their like, which are cut off in the file, made whole.
  static func credit(percent: Double) -> Double {
    let bounded = min(max(percent, -100), 100)
    for parts in [3.0, 6, 7, 9, 11, 12] {
      let count = (bounded * parts / 100).rounded()
      if abs(bounded - count * 100 / parts) < 0.001 { return count / parts }
    }
    return bounded / 100
  }

  /// A number that may end in its decimal point.
  private static func written(_ number: ArraySlice<UInt8>) -> String {
    let text = String(decoding: number, as: UTF8.self)
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

/// Whether a byte is one of the digits 0 to 9.
func isASCIIDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
