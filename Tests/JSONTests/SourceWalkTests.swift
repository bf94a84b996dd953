import Testing

@testable import JSON

private func surroundings(
  _ text: String, _ line: Int, _ column: Int, limit: Int = 10
) -> SourceWalk.Surroundings {
  var walk = SourceWalk(Array(text.utf8))
  return walk.surroundings(of: JSONPosition(line: line, column: column), limit: limit)
}

@Test(
  arguments: [
    ("abc", 1, 2, "a", "bc"), ("abc", 1, 1, "", "abc"), ("abc", 1, 4, "abc", ""),
    ("a\nbc\nd", 2, 2, "b", "c"), ("a\r\nbc\r\nd", 2, 2, "b", "c"), ("a\rbc\rd", 2, 2, "b", "c"),
    ("\u{FEFF}abc", 1, 2, "a", "bc"), ("한국어", 1, 2, "한", "국어"),
    ("0123456789abcdefghijklmnopqrstuvwxyz", 1, 16, "56789abcde", "fghijklmno"),
    ("한한한한한한한한한한한한국국국국국국국국국국국국", 1, 13, "한한한한한한한한한한", "국국국국국국국국국국"),
    ("", 1, 1, "", ""), ("abc", 9, 9, "abc", ""),
  ])
func `what stands around a place`(
  text: String, line: Int, column: Int, before: String, after: String
) {
  #expect(surroundings(text, line, column) == .init(before: before, after: after))
}

@Test func `bytes that are no text are cut without harm`() {
  let bytes: [UInt8] = [
    0x61, 0xFF, 0xC3, 0x62, 0x80, 0x80, 0x80, 0x80, 0xED, 0xA0, 0x80, 0x0A, 0x63,
  ]
  for column in 0...20 {
    for limit in -1...20 {
      var walk = SourceWalk(bytes)
      let found = walk.surroundings(of: JSONPosition(line: 1, column: column), limit: limit)
      #expect(found.before.unicodeScalars.count <= max(0, limit), "\(column), \(limit)")
      #expect(found.after.unicodeScalars.count <= max(0, limit), "\(column), \(limit)")
    }
  }
}

@Test func `one walk to many places finds what a walk of its own finds`() {
  let text = "ab\ncdé\r\nf서g\rhi\n\nj"
  let places = (1...7).flatMap { line in (1...5).map { JSONPosition(line: line, column: $0) } }
  for order in [places, places.reversed()] {
    var walk = SourceWalk(Array(text.utf8))
    for place in order {
      #expect(
        walk.surroundings(of: place, limit: 9)
          == surroundings(text, place.line, place.column, limit: 9), "\(place)")
    }
  }
}
