import QuizCore

/// Walks through the answers of a gap.
struct ClozeScanner {
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    offset = start
  }

  /// Reads the answers up to and with the closing brace.
  mutating func alternatives() throws(MoodleSkip) -> [ClozeGap.Alternative] {
    var alternatives: [ClozeGap.Alternative] = []
    skipSpace()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "~") { offset &+= 1 }
    while true {
      var alternative = ClozeGap.Alternative()
      alternative.fraction = fraction()
      alternative.text = try text(endsAtFeedback: true)
      if bytes[offset] == UInt8(ascii: "#") {
        offset &+= 1
        alternative.feedback = try text(endsAtFeedback: false)
      }
      alternatives.append(alternative)
      let isLast = bytes[offset] == UInt8(ascii: "}")
      offset &+= 1
      if isLast { return alternatives }
    }
  }

  /// The grade before an answer, in percent: all for `=`, `%n%`, else nothing.
  private mutating func fraction() -> Double {
    let start = offset
    skipSpace()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") {
      offset &+= 1
      return 100
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
      let number = bytes[(offset &+ 1)...].prefix(20).prefix { $0 != UInt8(ascii: "%") }
      let written = String(decoding: number, as: UTF8.self)
      if number.endIndex < bytes.count, bytes[number.endIndex] == UInt8(ascii: "%"),
        let fraction = moodleNumber(written)
      {
        offset = number.endIndex &+ 1
        return fraction
      }
    }
    offset = start
    return 0
  }

  /// Reads up to the mark that ends an answer or its feedback, and undoes the escapes.
  ///
  /// A mark behind an ampersand belongs to a reference such as `&#125;`.
  private mutating func text(endsAtFeedback: Bool) throws(MoodleSkip) -> String {
    var output: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), offset &+ 1 < bytes.count, isEscapable(bytes[offset &+ 1]) {
        output.append(bytes[offset &+ 1])
        offset &+= 2
        continue
      }
      let isEnd =
        byte == UInt8(ascii: "~") || byte == UInt8(ascii: "}")
        || (byte == UInt8(ascii: "#") && endsAtFeedback)
      if isEnd, !(endsAtFeedback && output.last == UInt8(ascii: "&")) {
        return String(decoding: output, as: UTF8.self)
      }
      output.append(byte)
      offset &+= 1
    }
    throw MoodleSkip(.moodle(.unclosedGap))
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] == 0x20 || 0x09...0x0D ~= bytes[offset] {
      offset &+= 1
    }
  }
}

private func isEscapable(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "\""),
    UInt8(ascii: "\\"):
    true
  default: false
  }
}
