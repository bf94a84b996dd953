/// A number as it is written, and what it is in Swift's types.
package struct JSONNumber: Sendable {
  private let tape: Tape
  private let range: Range<Int>

  init(_ tape: Tape, range: Range<Int>) {
    self.tape = tape
    self.range = range
  }

  /// The characters of the number in the document.
  package var text: String { String(decoding: tape.bytes[range], as: UTF8.self) }

  /// Whether it is written as a whole number: no point and no exponent.
  package var isWrittenAsInteger: Bool {
    !tape.bytes[range].contains { $0 == ASCII.point || $0 | 0x20 == UInt8(ascii: "e") }
  }

  /// The exact value if it is whole and in range, however it is written: 1.0 and 1e3 are too.
  package var integer: Int? { Decimal(tape.bytes, range).integer }

  /// The nearest double, nil where that is infinite.
  package var double: Double? {
    let value = rounded
    return value.isFinite ? value : nil
  }

  /// The nearest double, which is infinite for a number beyond the largest.
  var rounded: Double { Double(text) ?? 0 }
}

/// The digits of a number without those that say nothing, and the power of ten they are times.
private struct Decimal {
  private var isNegative = false
  private var magnitude: UInt64 = 0
  private var isTooLong = false
  private var exponent = 0
  /// Zeros read but not yet known to be followed by another digit.
  private var pendingZeros = 0

  /// Reads the bytes of a number that the grammar holds for.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var isFraction = false
    for at in range {
      switch bytes[at] {
      case ASCII.minus: isNegative = true
      case ASCII.point: isFraction = true
      case ASCII.zero...ASCII.nine:
        append(bytes[at] &- ASCII.zero)
        if isFraction { exponent &-= 1 }
      default:
        exponent &+= writtenExponent(bytes, at &+ 1..<range.upperBound)
        return
      }
    }
  }

  private mutating func append(_ digit: UInt8) {
    if digit == 0 {
      pendingZeros &+= 1
      return
    }
    if magnitude != 0 { shift(by: pendingZeros) }
    pendingZeros = 0
    shift(by: 1)
    let (sum, overflow) = magnitude.addingReportingOverflow(UInt64(digit))
    magnitude = sum
    isTooLong = isTooLong || overflow
  }

  private mutating func shift(by places: Int) {
    for _ in 0..<places where !isTooLong {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      magnitude = product
      isTooLong = overflow
    }
  }

  var integer: Int? {
    if magnitude == 0 && !isTooLong { return 0 }
    let places = exponent &+ pendingZeros
    guard !isTooLong, 0...19 ~= places else { return nil }
    var whole = self
    whole.shift(by: places)
    guard !whole.isTooLong else { return nil }
    guard isNegative else { return Int(exactly: whole.magnitude) }
    return whole.magnitude == Int.min.magnitude ? Int.min : Int(exactly: whole.magnitude).map(-)
  }
}

/// The exponent in the bytes after `e`; one that is past all use is cut to a trillion.
private func writtenExponent(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
  var isNegative = false
  var exponent = 0
  for at in range {
    switch bytes[at] {
    case ASCII.minus: isNegative = true
    case ASCII.zero...ASCII.nine:
      exponent = min(exponent &* 10 &+ Int(bytes[at] &- ASCII.zero), 1_000_000_000_000)
    default: continue
    }
  }
  return isNegative ? -exponent : exponent
}
