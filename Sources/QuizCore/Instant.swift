/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z.
package struct Instant: Sendable, Hashable {
  /// Milliseconds since the start of 1970 in UTC, leap seconds not counted.
  package let milliseconds: Int64

  /// The instant so many milliseconds after the start of 1970, kept within the years 0000 to 9999.
  package init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, -62_167_219_200_000), 253_402_300_799_999)
  }

  /// Reads `yyyy-MM-ddTHH:mm:ssZ`, with or without a fraction of a second, in UTC.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z"),
      let date = QuizDate(String(decoding: bytes[0..<10], as: UTF8.self)),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = Self.twoDigits(bytes[11...12], upTo: 23),
      let minute = Self.twoDigits(bytes[14...15], upTo: 59),
      let second = Self.twoDigits(bytes[17...18], upTo: 60),
      let fraction = Self.fraction(bytes[19..<(bytes.count - 1)])
    else { return nil }
    let seconds = ((date.dayNumber * 24 + hour) * 60 + minute) * 60 + second
    self.init(milliseconds: Int64(seconds) * 1000 + Int64(fraction))
  }

  /// The instant so many milliseconds later, or earlier for a negative number.
  package func adding(milliseconds more: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(more)
    return Instant(milliseconds: overflow ? (more > 0 ? .max : .min) : sum)
  }

  private static func twoDigits(_ bytes: ArraySlice<UInt8>, upTo limit: Int) -> Int? {
    decimalNumber(bytes).flatMap { $0 <= limit ? $0 : nil }
  }

  /// Reads the milliseconds of `.123`; none for an empty text, nil for anything else.
  private static func fraction(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return 0 }
    let digits = bytes.dropFirst()
    guard first == UInt8(ascii: "."), decimalNumber(digits) != nil else { return nil }
    let thousandths = digits.prefix(3) + [UInt8](repeating: UInt8(ascii: "0"), count: 2)
    return decimalNumber(thousandths.prefix(3))
  }
}

extension Instant: Comparable {
  /// Earlier instants come first.
  package static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Instant: CustomStringConvertible {
  /// The instant as ISO 8601 in UTC with milliseconds, `2026-11-30T20:14:03.120Z`.
  package var description: String {
    let (days, time) = milliseconds.flooredDivision(by: 86_400_000)
    let rest = Int(time)
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60]
      .map { padded($0, 2) }.joined(separator: ":")
    return "\(QuizDate(dayNumber: Int(days)))T\(clock).\(padded(rest % 1000, 3))Z"
  }
}
