import QuizCore

/// Makes the id of a bank from the name of a file: small letters, digits and hyphens.
///
/// A name without any of them, such as one in Hangul, gives `bank-` and eight hexadecimal digits.
package func bankIdentifier(from name: String) -> String {
  var id = ""
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      id.unicodeScalars.append(Unicode.Scalar(byte))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      id.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
    default:
      if !id.isEmpty, id.utf8.last != UInt8(ascii: "-") { id += "-" }
    }
  }
  while id.utf8.last == UInt8(ascii: "-") { id.removeLast() }
  guard !id.isEmpty else { return "bank-" + hexadecimal(FNV1a64.hash(name)).suffix(8) }
  return String(id.prefix(64))
}
