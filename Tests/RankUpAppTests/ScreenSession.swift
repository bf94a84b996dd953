import RankUpApp
import Terminal
import TestSupport
import Testing

/// Visits on a screen, recorded one after the other as pictures of what was to be seen at each key,
/// and compared with a text file beside the tests.
struct ScreenSession {
  let world: TestWorld
  var surface: Surface
  private(set) var text = ""
  /// Every frame so far.
  private(set) var pictured: [Frame] = []

  init(in world: TestWorld, on surface: Surface = .testScreen) {
    self.world = world
    self.surface = surface
  }

  /// Runs a command line and adds its pictures, then what stood on the terminal after it; the whole
  /// script must be used.
  @discardableResult
  mutating func run(
    _ line: String, _ steps: ScriptedScreen.Step...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScreenVisit {
    let visit = world.run(line, steps: steps, on: surface)
    add(line, of: visit, sourceLocation: sourceLocation)
    return visit
  }

  /// Adds a visit that was made elsewhere.
  mutating func add(
    _ line: String, of visit: ScreenVisit, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      visit.screen.unused.isEmpty, "\(line) left keys unread", sourceLocation: sourceLocation)
    #expect(visit.screen.isClosed || visit.screen.shown.isEmpty, sourceLocation: sourceLocation)
    text += (text.isEmpty ? "" : "\n") + "$ \(line)  (\(surface.width) x \(surface.height))\n"
    pictured += visit.screen.shown.map(\.frame)
    text += visit.screen.pictures + visit.transcript
    if visit.exit != .done { text += "[exit \(visit.exit.number)]\n" }
  }

  /// Adds a line that says what happened between two visits.
  mutating func note(_ sentence: String) { text += "\n# \(sentence)\n" }

  /// Compares everything so far with the file of a name.
  func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    Transcript("screen-" + name).expect(text, sourceLocation: sourceLocation)
  }
}

extension TestWorld {
  /// Runs a command line by lines for what it leaves behind.
  func prepare(_ line: String, typing: [String] = []) {
    let visit = run(line, typing: typing)
    #expect([.done, .paused].contains(visit.exit), "\(line): \(visit.transcript)")
  }
}
