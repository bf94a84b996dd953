/// Returns the sixteen hex digits of a number, in small letters.
package func hexadecimal(_ bits: UInt64) -> String {
  let digits = String(bits, radix: 16)
  return String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
}
