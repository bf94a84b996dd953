/// Returns a number with zeros in front, up to a number of digits.
func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// Returns the number that some ASCII digits spell; nil for anything else, and for more than nine of
/// them.
func decimalNumber(_ digits: ArraySlice<UInt8>) -> Int? {
  guard (1...9).contains(digits.count) else { return nil }
  var number = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return number
}
