import Terminal
import TestSupport
import Testing

@Test(
  arguments: [
    ([], nil, "", ""), ([0, 0], nil, "▁▁", "__"), ([nil, 1, nil], nil, " █ ", " @ "),
    ([0, 1, 2, 3, 4, 5, 6, 7, 8], nil, "▁▁▂▃▄▅▆▇█", "__.-=+*#@"),
    ([0.5, 0.999, 1], 1, "▄▇█", "=#@"), ([-1, 2, 0.000_1], 1, "▁█▁", "_@_"),
    ([1, .infinity, .nan], nil, "██▁", "@@_"), ([5], 0, "█", "@"),
    ([.greatestFiniteMagnitude, 1], nil, "█▁", "@_"),
  ] as [([Double?], Double?, String, String)])
func `a sparkline`(_ values: [Double?], _ top: Double?, _ blocks: String, _ ascii: String) {
  let line = Sparkline(values, top: top)
  #expect(line.drawn(width: 20, for: Surface()).plain == blocks)
  #expect(line.drawn(width: 20, for: Surface(isUnicode: false)).plain == ascii)
}

@Test func `of a sparkline that is too long the end is drawn`() {
  let line = Sparkline([8, 1, 4], role: .good)
  #expect(line.drawn(width: 2, for: Surface()) == Text("▁▄", .good))
  #expect(line.drawn(width: 0, for: Surface()).isEmpty)
  #expect(line.drawn(width: -3, for: Surface()).isEmpty)
}
