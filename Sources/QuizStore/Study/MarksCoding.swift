import QuizCore

// What a cache was made from, as bytes.

extension JournalMarks {
  /// Adds the marks in the order of their devices.
  func add(to writer: inout ByteWriter) {
    writer.add(count)
    for (device, mark) in sorted(by: { $0.key < $1.key }) {
      writer.add(device.text)
      writer.add(mark.offset)
      writer.add(word: mark.hash)
      writer.add(mark.latest)
    }
  }

  /// Reads marks.
  init(_ reader: inout ByteReader) {
    self = [:]
    for _ in 0..<reader.count(ofAtLeast: 18) {
      let device = DeviceName(reader.text())
      self[device] = JournalMark(
        offset: reader.natural(), hash: reader.word(), latest: reader.instant())
    }
  }
}

extension WrittenSpans {
  /// Adds the first and the last instant of each span.
  func add(to writer: inout ByteWriter) {
    writer.add(spans.count)
    for span in spans {
      writer.add(span.lowerBound)
      writer.add(span.upperBound)
    }
  }

  /// Reads spans.
  init(_ reader: inout ByteReader) {
    var spans: [ClosedRange<Instant>] = []
    for _ in 0..<reader.count(ofAtLeast: 16) {
      let (first, last) = (reader.instant(), reader.instant())
      if first <= last { spans.append(first...last) } else { reader.fail() }
    }
    self.init(spans)
  }
}
