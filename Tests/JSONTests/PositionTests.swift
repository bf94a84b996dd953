import JSON
import Testing

@Test func `lines end in LF, CRLF or CR, and columns count scalars`() throws {
  let document = try JSONDocument(Array("[\"é😀\",\r\n 1,\r2,\n\n3]\n".utf8))
  let expected: [(Int, Int, Int)] = [
    (-9, 1, 1), (0, 1, 1), (2, 1, 3), (3, 1, 3), (4, 1, 4), (7, 1, 4), (8, 1, 5), (10, 1, 7),
    (11, 1, 8), (12, 2, 1), (13, 2, 2), (15, 2, 4), (16, 3, 1), (18, 3, 3), (19, 4, 1), (20, 5, 1),
    (22, 5, 3), (23, 6, 1), (999, 6, 1),
  ]
  for (offset, line, column) in expected {
    #expect(
      document.positions(of: [offset]) == [JSONPosition(line: line, column: column)],
      "offset \(offset)")
  }
  #expect(
    document.positions(of: expected.map(\.0).reversed())
      == expected.reversed().map { JSONPosition(line: $0.1, column: $0.2) })
  #expect(document.positions(of: []) == [])
}

@Test func `positions are ordered as they are read`() {
  let ordered = [(1, 1), (1, 9), (2, 1), (10, 3)].map { JSONPosition(line: $0.0, column: $0.1) }
  #expect(ordered.reversed().sorted() == ordered)
}

@Test func `a stray byte before the fault counts as one column`() {
  let bytes: [UInt8] = [0xFF, 0x80, 0x20]
  #expect(error(reading: bytes)?.position == JSONPosition(line: 1, column: 1))
  let part = #expect(throws: JSONError.self) { try JSONDocument(bytes, in: 2..<3) }
  #expect(part?.position == JSONPosition(line: 1, column: 4))
}
