/// The lines between two blank ones: a question, a description or a category, with its comments.
struct GIFTBlock {
  /// Without comments, with marks in the place of escapes, each line ended by a line feed.
  private(set) var body: [UInt8] = []
  /// What its comments say about it.
  private(set) var metadata = GIFTMetadata()
  /// The first line that is no comment, from 1.
  private(set) var firstLine: Int?
  /// The lines that hold nothing but `0`, from 1.
  private(set) var zeroLines: [Int] = []

  /// Puts a block together from lines, counted from 0.
  init(_ text: SourceText, lines: Range<Int>) {
    if let first = lines.first, let last = lines.last {
      body.reserveCapacity(text.lines[last].upperBound - text.lines[first].lowerBound + 1)
    }
    for index in lines { append(text.line(index), number: index + 1) }
  }

  private mutating func append(_ line: ArraySlice<UInt8>, number: Int) {
    let trimmed = line.trimmedLeft
    if trimmed.hasPrefix("//") {
      metadata.read(trimmed)
      body.append(0x20)
    } else {
      if firstLine == nil { firstLine = number }
      if trimmed.first == UInt8(ascii: "0"), trimmed.trimmedRight.count == 1 {
        zeroLines.append(number)
      }
      GIFTMark.append(line, to: &body)
    }
    body.append(0x0A)
  }
}
