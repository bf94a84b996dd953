import Terminal
import Testing

private let plot = Plot(
  [nil, 0, 1, 8, 12, 16, 99, .nan, -3], top: 16,
  lines: [Plot.Line(Text("16")), Plot.Line(Text("a name"), role: .good)])

@Test(
  arguments: [
    (80, true, ["    16 │    ▄██", "a name │  ▁████"]),
    (80, false, ["    16 |    :##", "a name |  .####"]),
    (12, true, ["    16 │██", "a name │██"]),
    (8, true, ["    16 │", "a name │"]), (4, true, ["", "a na"]), (0, true, ["", ""]),
  ])
func `a plot`(_ width: Int, _ isUnicode: Bool, _ lines: [String]) {
  #expect(plot.drawn(width: width, for: Surface(isUnicode: isUnicode)).map(\.plain) == lines)
}

@Test func `a plot is never wider than asked, and whatever is over nothing shows`() {
  for width in 0...60 {
    for line in plot.drawn(width: width, for: Surface()) { #expect(line.width <= width) }
  }
  let small = Plot([0.000_001], top: 1_000_000, lines: [Plot.Line(Text()), Plot.Line(Text())])
  #expect(small.drawn(width: 9, for: Surface()).map(\.plain) == [" │", " │▁"])
}
