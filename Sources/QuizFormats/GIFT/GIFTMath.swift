/// Answers with LaTeX in which braces and equals signs were not escaped.
enum GIFTMath {
  /// The answers with `=`, `~` and `#` between dollar signs of one line taken for text.
  static func sparing(_ answers: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var spared = Array(answers)[...]
    var start = spared.startIndex
    while start < spared.endIndex {
      let end = spared[start...].firstIndex(of: 0x0A) ?? spared.endIndex
      sparing(start..<end, in: &spared)
      start = end &+ 1
    }
    return spared
  }

  private static func sparing(_ line: Range<Int>, in answers: inout ArraySlice<UInt8>) {
    let dollar = UInt8(ascii: "$")
    guard answers[line].count(where: { $0 == dollar }).isMultiple(of: 2) else { return }
    var isMath = false
    for offset in line {
      let byte = answers[offset]
      if byte == dollar { isMath.toggle() }
      let isSign =
        byte == UInt8(ascii: "=") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "#")
      if isMath, isSign, let mark = GIFTMark.mark(for: byte) { answers[offset] = mark }
    }
  }
}
