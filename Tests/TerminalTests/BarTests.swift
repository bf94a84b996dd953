import Terminal
import Testing

@Test func `a bar is drawn in eighths`() {
  let table: [(Int, Int, Int, String, String)] = [
    (0, 100, 4, "░░░░", "----"), (1, 100_000, 4, "▏░░░", "#---"), (50, 100, 4, "██░░", "##--"),
    (33, 100, 4, "█▎░░", "#---"), (99_999, 100_000, 4, "███▉", "###-"),
    (100, 100, 4, "████", "####"),
    (1, 2, 1, "▌", "-"), (1, 1, 1, "█", "#"), (1, 100, 1, "▏", "-"), (1, 2, 0, "", ""),
    (1, 2, -7, "", ""), (0, 0, 3, "░░░", "---"), (5, 0, 3, "░░░", "---"), (5, -5, 3, "░░░", "---"),
    (-5, 10, 3, "░░░", "---"), (-5, -10, 3, "░░░", "---"), (7, 5, 3, "███", "###"),
    (.max, .max, 3, "███", "###"), (.max - 1, .max, 3, "██▉", "##-"), (.min, .max, 3, "░░░", "---"),
    (1, .max, 3, "▏░░", "#--"), (.max / 2, .max, 3, "█▍░", "#--"),
  ]
  for (numerator, denominator, width, blocks, ascii) in table {
    let bar = Bar(numerator, of: denominator)
    let name = "\(numerator)/\(denominator) in \(width)"
    #expect(bar.drawn(width: width, for: Surface(isUnicode: true)).plain == blocks, "\(name)")
    #expect(bar.drawn(width: width, for: Surface(isUnicode: false)).plain == ascii, "\(name)")
  }
}

@Test func `a bar has its role and a faint track`() {
  let bar = Bar(3, of: 8, role: .color(red: 205, green: 127, blue: 50))
  #expect(
    bar.drawn(width: 4, for: Surface())
      == "\("█▌", .color(red: 205, green: 127, blue: 50))\("░░", .faint)")
  #expect(bar.drawn(width: 4, for: Surface(isUnicode: false)).runs.map(\.string) == ["#", "---"])
}

@Test func `a bar has the width asked for, is full only when it is and never falls`() {
  for width in 0...200 {
    for surface in [Surface(isUnicode: true), Surface(isUnicode: false)] {
      var before = -1
      for numerator in [0, 1, 2, 250, 499, 500, 999, 1000] {
        let bar = Bar(numerator, of: 1000).drawn(width: width, for: surface)
        let name = "\(numerator) in \(width)"
        #expect(bar.width == width, "\(name)")
        let full = surface.isUnicode ? "█" : "#"
        #expect(
          bar.plain.allSatisfy { String($0) == full } == (numerator == 1000 || width == 0),
          "\(name)")
        let marks = "-░▏▎▍▌▋▊▉█#".map { $0 }
        let weight = bar.plain.reduce(0) { sum, mark in
          sum + (mark == "#" || mark == "█" ? 8 : max(0, (marks.firstIndex(of: mark) ?? 0) - 1))
        }
        #expect(weight >= before, "\(name)")
        if width > 1 { #expect((weight > 0) == (numerator > 0), "\(name)") }
        before = weight
      }
    }
  }
}
