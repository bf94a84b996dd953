import QuizCore

/// Goes through a line that was written here, byte by byte; what is written otherwise stops it.
struct LineScanner {
  private let line: ArraySlice<UInt8>
  /// How many bytes were passed.
  private var offset = 0

  /// Starts at the first byte of a line.
  init(_ line: ArraySlice<UInt8>) { self.line = line }

  /// Whether nothing is left.
  var isAtEnd: Bool { offset == line.count }

  /// Passes the bytes of an ASCII text; false, and nothing passed, where others stand.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  private func isNext(_ text: StaticString) -> Bool {
    let bytes = line.span
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<count where bytes[offset + index] != expected[index] { return false }
      return true
    }
  }

  /// Passes a string to its closing quote, and returns it; nil for one with escapes, which need more
  /// than a look, and for bytes that are no text.
  mutating func text() -> String? {
    guard let range = textRange() else { return nil }
    return String(validating: line[range], as: UTF8.self)
  }

  /// Passes a string to its closing quote without making one of it; false for one with escapes.
  mutating func skipText() -> Bool { textRange() != nil }

  private mutating func textRange() -> Range<Int>? {
    guard let end = endOfText() else { return nil }
    defer { offset = end + 1 }
    return (line.startIndex + offset)..<(line.startIndex + end)
  }

  /// Where the next quote stands; nil where what comes before it is more than plain text.
  private func endOfText() -> Int? {
    let bytes = line.span
    for end in offset..<bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { return end }
      if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
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
    let bytes = line.span
    var value = 0
    var count = 0
    while count < limit, offset + count < bytes.count {
      let digit = bytes[offset + count] &- UInt8(ascii: "0")
      if digit > 9 { break }
      value = value * 10 + Int(digit)
      count += 1
    }
    return (value, count)
  }
}
