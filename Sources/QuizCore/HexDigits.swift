/// Returns the sixteen hex digits of a number, in small letters.
package func hexadecimal(_ bits: UInt64) -> String {
  String(unsafeUninitializedCapacity: 16) { digits in
    for place in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: bits >> UInt64(60 &- 4 &* place)) & 0xF
      let letter = digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &+ digit &- 10
      digits.initializeElement(at: place, to: letter)
    }
    return 16
  }
}
