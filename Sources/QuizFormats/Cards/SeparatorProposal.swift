/// What may stand between terms and definitions: the run of marks that most lines have just once.
struct SeparatorProposal {
  /// The separator; nil where nothing stands once in half of the lines.
  let text: String?

  /// Looks through lines for runs of two or more marks, and for a hyphen between spaces.
  init(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    var counts: [[UInt8]: Int] = [:]
    for line in lines.prefix(1_000) {
      for (run, times) in Self.runs(bytes[line]) where times == 1 { counts[run, default: 0] += 1 }
    }
    let best = counts.max { left, right in
      if left.value != right.value { return left.value < right.value }
      if left.key.count != right.key.count { return left.key.count < right.key.count }
      return right.key.lexicographicallyPrecedes(left.key)
    }
    text = best.flatMap { run, count in
      count * 2 >= min(lines.count, 1_000) ? String(decoding: run, as: UTF8.self) : nil
    }
  }

  /// How often each run of up to 20 marks stands in a line.
  private static func runs(_ line: ArraySlice<UInt8>) -> [[UInt8]: Int] {
    var counts: [[UInt8]: Int] = [:]
    var run: [UInt8] = []
    var hasTextBefore = false
    for (offset, byte) in zip(line.indices, line) {
      if isMark(byte) {
        run.append(byte)
        continue
      }
      if 2...20 ~= run.count { counts[run, default: 0] += 1 }
      if run == [UInt8(ascii: "-")], byte == 0x20, hasTextBefore, line[offset &- 2] == 0x20 {
        counts[Array(" - ".utf8), default: 0] += 1
      }
      run.removeAll(keepingCapacity: true)
      hasTextBefore = offset > line.startIndex
    }
    if 2...20 ~= run.count { counts[run, default: 0] += 1 }
    return counts
  }

  /// Whether a byte is punctuation of ASCII.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
