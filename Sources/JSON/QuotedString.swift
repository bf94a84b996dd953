/// Appends a text as a JSON string in quotes, escaping what JSON or a terminal can't bear raw.
func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(ASCII.quote)
  for scalar in text.unicodeScalars {
    if let short = shortEscape(scalar) {
      bytes.append(ASCII.backslash)
      bytes.append(short)
    } else if needsEscape(scalar) {
      appendEscape(scalar.value, to: &bytes)
    } else if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
  bytes.append(ASCII.quote)
}

/// The second character of the escape of two, for a scalar that has one.
private func shortEscape(_ scalar: Unicode.Scalar) -> UInt8? {
  switch scalar {
  case "\"": ASCII.quote
  case "\\": ASCII.backslash
  case "\u{8}": UInt8(ascii: "b")
  case "\u{C}": UInt8(ascii: "f")
  case "\n": UInt8(ascii: "n")
  case "\r": UInt8(ascii: "r")
  case "\t": UInt8(ascii: "t")
  default: nil
  }
}

/// Whether a terminal might obey the scalar: C0, DEL, C1, line separators, bidi controls.
private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

private func appendEscape(_ value: UInt32, to bytes: inout [UInt8]) {
  bytes.append(contentsOf: [ASCII.backslash, UInt8(ascii: "u")])
  for shift in [12, 8, 4, 0] as [UInt32] {
    let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
    bytes.append(digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &+ digit &- 10)
  }
}
