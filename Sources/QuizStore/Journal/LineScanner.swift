import QuizCore

/// Goes through a line that was written here, byte by byte; what is written otherwise stops it.
///
/// It is of use as long as the bytes are held. Each is looked at only where `count` says that there is
/// one.
struct LineScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  /// How many bytes were passed.
  private var offset = 0

  /// Starts at the first byte of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { offset == count }

  /// Passes the bytes of an ASCII text; false, and nothing passed, where others stand.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  @inline(__always)
  private func isNext(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - offset >= length else { return false }
    let expected = text.utf8Start
    for index in 0..<length where bytes[offset + index] != expected[index] { return false }
    return true
  }

  /// Passes a string to its closing quote, and returns it; nil for one with escapes, which need more
  /// than a look, and for bytes that are no text.
  mutating func text() -> String? {
    guard let (end, isASCII) = endOfText() else { return nil }
    let text = UnsafeBufferPointer(rebasing: bytes[offset..<end])
    offset = end + 1
    return isASCII
      ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
  }

  /// Passes a string to its closing quote without making one of it; false for one with escapes.
  mutating func skipText() -> Bool {
    guard let (end, _) = endOfText() else { return false }
    offset = end + 1
    return true
  }

  /// Where the next quote stands, and whether all before it is ASCII; nil where some of it is more than
  /// plain text.
  private func endOfText() -> (end: Int, isASCII: Bool)? {
    var all: UInt8 = 0
    for end in offset..<count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { return (end, all < 0x80) }
      if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
      all |= byte
    }
    return nil
  }

  /// Passes a whole number from 0 on, of at most fifteen digits.
  mutating func number() -> Int? {
    let (value, count) = digits(upTo: 16)
    let isPadded = count > 1 && isNext("0")
    guard (1...15).contains(count), !isPadded else { return nil }
    offset += count
    return value
  }

  /// Passes `yyyy-MM-dd` and a quote.
  mutating func date() -> QuizDate? {
    guard let year = digits(4), skip("-"), let month = digits(2), skip("-"), let day = digits(2),
      skip("\"")
    else { return nil }
    return QuizDate(year: year, month: month, day: day)
  }

  /// Passes `yyyy-MM-ddTHH:mm:ss.SSSZ` and a quote.
  mutating func instant() -> Instant? {
    guard let year = digits(4), skip("-"), let month = digits(2), skip("-"), let day = digits(2),
      skip("T"), let hour = digits(2), hour < 24, skip(":"), let minute = digits(2), minute < 60,
      skip(":"), let second = digits(2), second < 60, skip("."), let thousandths = digits(3),
      skip("Z\""), let date = QuizDate(year: year, month: month, day: day)
    else { return nil }
    let seconds = ((date.dayNumber * 24 + hour) * 60 + minute) * 60 + second
    return Instant(milliseconds: Int64(seconds) * 1000 + Int64(thousandths))
  }

  /// Passes so many digits.
  private mutating func digits(_ count: Int) -> Int? {
    let (value, found) = digits(upTo: count)
    guard found == count else { return nil }
    offset += count
    return value
  }

  /// The number that the next digits make, and how many they are, at most so many.
  private func digits(upTo limit: Int) -> (value: Int, count: Int) {
    var value = 0
    var found = 0
    while found < limit, offset + found < count {
      let digit = bytes[offset + found] &- UInt8(ascii: "0")
      if digit > 9 { break }
      value = value * 10 + Int(digit)
      found += 1
    }
    return (value, found)
  }
}
