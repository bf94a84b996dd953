import Terminal
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
    texts.drawn(width: 13, for: Surface()).map(\.plain) == ["one   two th…", "five         "])
}

@Test func `roles, missing cells and line ends are taken as they come`() {
  let table = Table(
    [.init(), .init(.right)], rows: [[Text("a", .good)], ["b\nc", "1", "more"], []])
  #expect(
    table.drawn(width: 9, gap: 1, for: Surface()) == ["\("a", .good)    ", "b c 1", "     "])
  #expect(Table([]).drawn(width: 9, for: Surface()) == [])
  #expect(Table([], rows: [["a"]]).drawn(width: 9, for: Surface()) == [""])
}

@Test func `rows have one width, which is never passed`() {
  for seed in 0..<60 {
    var random = RandomText(seed: seed)
    let columns = (0..<1 + random.number(below: 5)).map { _ in
      Table.Column(
        random.number(below: 2) == 0 ? .left : .right, isFlexible: random.number(below: 2) == 0)
    }
    let rows = (0..<1 + random.number(below: 5)).map { _ in
      (0..<random.number(below: 7)).map { _ in random.text(parts: 6) }
    }
    let table = Table(columns, rows: rows)
    for width in [-1, 0, 1, 2, 3, 4, 5, 7, 10, 19, 40, 80, 200] {
      let surface = Surface(isUnicode: width % 2 == 0)
      let drawn = table.drawn(width: width, gap: random.number(below: 4), for: surface)
      #expect(drawn.count == rows.count)
      #expect(drawn.allSatisfy { $0.width == drawn[0].width }, "seed \(seed), width \(width)")
      #expect(drawn[0].width <= max(0, width), "seed \(seed), width \(width)")
    }
  }
}
