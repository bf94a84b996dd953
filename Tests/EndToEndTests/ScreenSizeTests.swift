import Foundation
import TestSupport
import Testing

/// After a change of its size a terminal shows what it would have shown at that size from the start.
struct ScreenSizeTests {
  private static let sizes = [(60, 20), (200, 60), (40, 12), (20, 5), (80, 24)]

  @Test func `a question is painted anew at each size`() throws {
    let home = try ScratchHome.withoutMotion()
    let expected = try Self.sizes.map { columns, rows in
      let session = try home.screen(alphaDaily, columns: columns, rows: rows)
      try session.see("Question 1 of 10", above: "answer")
      session.type("q")
      let lines = session.picture.lines
      #expect(session.finish().ending == .exit(3))
      return lines
    }
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    for ((columns, rows), lines) in zip(Self.sizes, expected) {
      session.resize(columns: columns, rows: rows)
      try session.see("the page at \(columns) x \(rows)") { $0.lines == lines }
    }
    session.type("q")
    #expect(session.finish().ending == .exit(3))
    #expect(session.picture.isAsBefore)
  }

  @Test func `the home is painted anew at each size`() throws {
    let home = try ScratchHome.withoutMotion()
    let foots = ["leave", "leave", "leave", "", "leave"]
    let expected = try zip(Self.sizes, foots).map { size, foot in
      let session = try home.screen(columns: size.0, rows: size.1)
      if foot.isEmpty {
        try session.see("a page") { !$0.lines.joined().isEmpty }
      } else {
        try session.see("Bronze", above: foot)
      }
      session.type("q")
      #expect(session.finish().ending == .exit(0))
      return foot
    }
    #expect(expected == foots)
    let session = try home.screen()
    try session.see("Bronze", above: "leave")
    let first = session.picture.lines
    for (columns, rows) in Self.sizes.dropLast() {
      session.resize(columns: columns, rows: rows)
      try session.see("a page") { !$0.lines.joined().isEmpty }
    }
    session.resize(columns: 80, rows: 24)
    try session.see("the first page") { $0.lines == first }
    session.type("q")
    #expect(session.finish().ending == .exit(0))
  }

  @Test func `what is told after the screen fits the window as it is by then`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    session.resize(columns: 30, rows: 12)
    try session.see("the smaller page") { $0.lines.allSatisfy { $0.count <= 30 } }
    session.type("q")
    let outcome = session.finish()
    #expect(outcome.ending == .exit(3))
    let told = outcome.output.components(separatedBy: "\u{1B}[?1049l").last ?? ""
    #expect(told.contains("Paused"))
    #expect(told.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 30 }, "\(told)")
  }
}
