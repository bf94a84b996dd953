import Terminal
import TestSupport
import Testing

private let banks = Table(
  [.init(), .init(isFlexible: true), .init(.right)],
  rows: [
    ["geography", "Capitals of the World", "120"],
    ["japanese", "日本語のリスト", "40"],
    ["한국어", "우리말", Text("5", .faint)],
  ])

@Test func `columns line up by cells`() {
  #expect(
    banks.drawn(width: 80, for: Surface()).map(\.plain) == [
      "geography  Capitals of the World  120",
      "japanese   日本語のリスト          40",
      "한국어     우리말                   5",
    ])
}

@Test func `the flexible column gives way first, then the others from the right`() {
  #expect(
    banks.drawn(width: 26, for: Surface()).map(\.plain) == [
      "geography  Capitals …  120",
      "japanese   日本語の…    40",
      "한국어     우리말        5",
    ])
  #expect(
    banks.drawn(width: 20, for: Surface(isUnicode: false)).map(\.plain) == [
      "geogr...  Ca...  120", "japanese  日...   40", "한국어    우...    5",
    ])
  let texts = Table([.init(), .init()], rows: [["one", "two three four"], ["five"]])
  #expect(
    texts.drawn(width: 13, for: Surface()).map(\.plain) == ["one   two th…", "five"])
}

@Test func `roles, missing cells and line ends are taken as they come`() {
  let table = Table(
    [.init(), .init(.right)], rows: [[Text("a", .good)], ["b\nc", "1", "more"], []])
  #expect(
    table.drawn(width: 9, gap: 1, for: Surface()) == [Text("a", .good), "b c 1", ""])
  #expect(Table([]).drawn(width: 9, for: Surface()) == [])
  #expect(Table([], rows: [["a"]]).drawn(width: 9, for: Surface()) == [""])
}

@Test func `no row ends in spaces, whatever its last cells hold`() {
  let table = Table(
    [.init(.right), .init(), .init()],
    rows: [["7", "seven", "VII"], ["12", "twelve", ""], ["100"], ["1", "  ", "I  "]])
  #expect(
    table.drawn(width: 80, for: Surface()).map(\.plain) == [
      "  7  seven   VII", " 12  twelve", "100", "  1          I",
    ])
  let sums = Table([.init(), .init(.right)], rows: [["one", "1   "], ["both", "12 XP"]])
  #expect(sums.drawn(width: 80, for: Surface()).map(\.plain) == ["one    1", "both  12 XP"])
  #expect(
    Table([.init(), .init()], rows: [["a", Text(" ", .bad)]]).drawn(width: 9, for: Surface())
      == ["a"])
}

@Test func `every cell begins at its column's place, and the width is never passed`() {
  for seed in 0..<60 {
    var random = SeededGenerator(seed: seed)
    let columns = (0..<1 + random.below(5)).map { _ in
      Table.Column(random.below(2) == 0 ? .left : .right, isFlexible: random.below(2) == 0)
    }
    let rows = (0..<1 + random.below(5)).map { _ in
      (0..<random.below(7)).map { _ in random.text(parts: 6) }
    }
    // With a mark after it, even an empty cell at the end takes up its whole width.
    let closed = Table(
      columns + [.init(.right)],
      rows: rows.map { row in
        columns.indices.map { $0 < row.count ? row[$0] : Text() } + ["|"]
      })
    for width in [-1, 0, 1, 2, 3, 4, 5, 7, 10, 19, 40, 80, 200] {
      let surface = Surface(isUnicode: width % 2 == 0)
      let gap = random.below(4)
      for table in [Table(columns, rows: rows), closed] {
        let drawn = table.drawn(width: width, gap: gap, for: surface)
        let name = "seed \(seed), width \(width)"
        #expect(drawn.count == rows.count, "\(name)")
        #expect(drawn.allSatisfy { $0.width <= max(0, width) }, "\(name)")
        #expect(drawn.allSatisfy { $0.plain.last != " " }, "\(name)")
      }
      let ended = closed.drawn(width: width, gap: gap, for: surface)
      if ended.allSatisfy({ $0.plain.hasSuffix("|") }) {
        #expect(Set(ended.map(\.width)).count == 1, "seed \(seed), width \(width)")
      }
    }
  }
}
