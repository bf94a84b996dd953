import Terminal
import TestSupport
import Testing

private let surface = Surface(width: 20, height: 4, isTerminal: true, movesCursor: true)

@Test func `the first frame is painted whole, and after it only the lines that changed`() {
  var painter = Painter()
  let first = painter.paint(Frame(["one", "two"]), on: surface)
  #expect(first == "\u{1B}[?25l\u{1B}[H\u{1B}[2J\u{1B}[1;1Hone\u{1B}[2;1Htwo")
  #expect(painter.paint(Frame(["one", "two"]), on: surface) == "")
  #expect(
    painter.paint(Frame(["one", "2", "three"]), on: surface)
      == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[2K2\u{1B}[3;1H\u{1B}[2Kthree")
  #expect(
    painter.paint(Frame(["one"]), on: surface)
      == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[2K\u{1B}[3;1H\u{1B}[2K")
}

@Test func `a frame after a resize or after something else is painted whole`() {
  var painter = Painter()
  let whole = painter.paint(Frame(["one"]), on: surface)
  painter.forget()
  #expect(painter.paint(Frame(["one"]), on: surface) == whole)
  #expect(painter.paint(Frame(["one"]), on: surface.resized(to: (20, 5))) == whole)
}

@Test func `the cursor is shown where it is wanted and within the screen`() {
  var painter = Painter()
  _ = painter.paint(Frame(["> a"]), on: surface)
  #expect(
    painter.paint(Frame(["> a"], cursor: .init(row: 0, column: 3)), on: surface)
      == "\u{1B}[?25l\u{1B}[1;4H\u{1B}[?25h")
  #expect(
    painter.paint(Frame(["> a"], cursor: .init(row: 0, column: 99)), on: surface)
      == "\u{1B}[?25l\u{1B}[1;20H\u{1B}[?25h")
  #expect(
    painter.paint(Frame(["> a"], cursor: .init(row: 9, column: 0)), on: surface) == "\u{1B}[?25l")
}

@Test func `lines are cut at the edges of the screen`() {
  var painter = Painter()
  let lines = (1...6).map { Text("line \($0) is rather too long for it") }
  let painted = painter.paint(Frame(lines), on: surface)
  #expect(painted.contains("\u{1B}[4;1Hline 4 is rather to"))
  #expect(!painted.contains("line 5") && !painted.contains("too "))
  #expect(painter.paint(Frame(["한국어한국어한국어한국어"]), on: surface.resized(to: (5, 1))).hasSuffix("한국"))
}
