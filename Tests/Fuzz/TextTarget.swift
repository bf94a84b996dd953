import Terminal

/// Cleaned text steers no terminal, and nothing is wider than was asked or lost on the way.
@Sendable func checkText(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let width = source.number(below: 100)
  let keepsLines = source.number(below: 2) == 0
  let label = cleaned(source.text())
  let raw = source.remainingText()
  let text = cleaned(raw, keepingNewlines: keepsLines)
  expectEqual(cleaned(text, keepingNewlines: keepsLines), text, "cleaned twice")
  for scalar in text.unicodeScalars where steers(scalar) && !(keepsLines && scalar == "\n") {
    fail("U+\(String(scalar.value, radix: 16)) was let through")
  }
  for lines in [wrap(Text(text), width: width), wrap(Text(text), width: width, after: Text(label))]
  {
    for line in lines {
      expect(fits(line, width), "\(line.width) cells in \(width): \(line.plain)")
    }
  }
  expectEqual(
    visible(wrap(Text(text), width: width)), visible([Text(text)]), "what is seen in \(width)")
  checkFitting(Text(text).oneLine, width)
  checkTable(Text(text).oneLine, Text(label).oneLine, width)
}

private func checkFitting(_ line: Text, _ width: Int) {
  for short in [line.shortened(to: width), line.shortenedAtStart(to: width)] {
    expect(short.width <= width, "shortened to \(short.width) in \(width)")
  }
  expectEqual(line.padded(to: width).width, max(width, line.width), "padded")
  let plain = render(line, for: Surface(width: 80))
  expect(!plain.utf8.contains(0x1B), "an escape without colours")
}

private func checkTable(_ text: Text, _ label: Text, _ width: Int) {
  let surface = Surface(width: max(1, width))
  let table = Table(
    [Table.Column(), Table.Column(isFlexible: true)], rows: [[label, text], [text, label]])
  let room = max(width, label.width + text.width + 2)
  for line in table.drawn(width: room, for: surface) {
    expect(line.width <= room, "a row of \(line.width) cells in \(room)")
  }
}

/// C0, C1, DEL, the line separators and the bidi embeddings, overrides and isolates.
private func steers(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

/// A single cluster of two cells is let pass in a width of 1.
private func fits(_ line: Text, _ width: Int) -> Bool {
  line.width <= max(1, width)
    || (width <= 1 && line.width == 2 && line.plain.count { CellWidth.of($0) > 0 } == 1)
}

/// The code points that aren't white space at which a line may be broken.
private func visible(_ texts: [Text]) -> [Unicode.Scalar] {
  texts.flatMap(\.plain.unicodeScalars).filter { !$0.properties.isWhitespace || $0 == "\u{A0}" }
}
