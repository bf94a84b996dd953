import Terminal
import Testing

private let map = Heatmap(
  columns: [[nil, 0, 1], [2, 3, 4], [9, -9, nil], [1]],
  heads: [0: "Jan", 2: "Fe", 3: "Mar", 9: "x"],
  rows: ["Mo", "Tuesday", "We"])

@Test(
  arguments: [
    (80, true, ["        Jan", "Mo       ▒█░", "Tuesday ·▓·", "We      ░█"]),
    (80, false, ["        Jan", "Mo       +#-", "Tuesday .*.", "We      -#"]),
    (11, true, ["         Fe", "Mo      ▒█░", "Tuesday ▓·", "We      █"]),
    (9, true, ["Mo      ░", "Tuesday", "We"]), (8, true, ["Mo", "Tuesday", "We"]),
    (3, true, ["Mo", "Tue", "We"]),
  ])
func `a heatmap`(_ width: Int, _ isUnicode: Bool, _ lines: [String]) {
  #expect(map.drawn(width: width, for: Surface(isUnicode: isUnicode)).map(\.plain) == lines)
}

@Test func `the levels of a heatmap can be told apart without colour`() {
  for isUnicode in [true, false] {
    let cells = (0..<Heatmap.levels).map {
      Heatmap.cell($0, .good, for: Surface(isUnicode: isUnicode)).plain
    }
    #expect(Set(cells).count == Heatmap.levels)
  }
}

@Test func `a heatmap is never wider than asked`() {
  for width in 0...70 {
    for line in map.drawn(width: width, for: Surface()) { #expect(line.width <= width) }
  }
}
