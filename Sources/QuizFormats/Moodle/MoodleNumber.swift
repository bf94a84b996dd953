import QuizCore

/// The number that a text of Moodle stands for: a sign, digits with a point or a comma, an exponent;
/// nil where it is none, or too large to be one.
func moodleNumber(_ written: String) -> Double? {
  let text = written.trimmingWhitespace
  guard text.utf8.count <= 400 else { return nil }
  var number: [UInt8] = []
  var (hasDigit, hasPoint, hasExponent) = (false, false, false)
  for byte in text.utf8 {
    switch byte {
    case 0x30...0x39: hasDigit = true
    case UInt8(ascii: ".") where !hasPoint && !hasExponent,
      UInt8(ascii: ",") where !hasPoint && !hasExponent:
      hasPoint = true
      number.append(UInt8(ascii: "."))
      continue
    case UInt8(ascii: "-") where isSignPlace(number), UInt8(ascii: "+") where isSignPlace(number):
      break
    case UInt8(ascii: "e") where hasDigit && !hasExponent,
      UInt8(ascii: "E") where hasDigit && !hasExponent:
      (hasExponent, hasDigit) = (true, false)
    default: return nil
    }
    number.append(byte)
  }
  guard hasDigit, let value = Double(completed(number)), value.isFinite else { return nil }
  return value == 0 ? 0 : value
}

private func isSignPlace(_ number: [UInt8]) -> Bool {
  number.last.map { $0 | 0x20 == UInt8(ascii: "e") } ?? true
}

/// The number with a digit on either side of its point, as Swift wants it.
private func completed(_ number: [UInt8]) -> String {
  var output: [UInt8] = []
  for (offset, byte) in number.enumerated() {
    let isPoint = byte == UInt8(ascii: ".")
    if isPoint, !(output.last.map { 0x30...0x39 ~= $0 } ?? false) { output.append(0x30) }
    output.append(byte)
    if isPoint, !(offset + 1 < number.count && 0x30...0x39 ~= number[offset + 1]) {
      output.append(0x30)
    }
  }
  return String(decoding: output, as: UTF8.self)
}
