import RankUpApp
import Terminal
import TestSupport
import Testing

/// Conversations with the program, recorded one after the other as a person would see them, and
/// compared with a text file beside the tests.
///
/// `^D` stands for the end of input, `^C` for an interrupt; what went to standard error stands where
/// it was said; an exit code other than 0 is noted.
struct RecordedSession {
  let world: TestWorld
  var surface: Surface
  private(set) var text = ""

  init(in world: TestWorld, on surface: Surface = .testTerminal) {
    self.world = world
    self.surface = surface
  }

  /// Runs a command line and adds the conversation; every typed line must be used.
  @discardableResult
  mutating func run(
    _ line: String, typing: [String] = [], ending: Input = .endOfInput,
    input: InputKind = .terminal, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Visit {
    let visit = world.run(line, typing: typing, ending: ending, on: surface, input: input)
    #expect(
      visit.console.unused.isEmpty, "\(line) left lines unread", sourceLocation: sourceLocation)
    add(line, of: visit)
    return visit
  }

  /// Adds a conversation that took place elsewhere, or its last lines alone.
  mutating func add(_ line: String, tail: Int = .max, of visit: Visit) {
    let isColored = surface.colors != .none || line.contains("--color")
    let said = isColored ? visit.console.coloredTranscript : visit.transcript
    let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    if !text.isEmpty { text += "\n" }
    text += "$ \(line)\n" + lines.suffix(tail).map { $0 + "\n" }.joined()
    if visit.exit != .done { text += "[exit \(visit.exit.number)]\n" }
  }

  /// Adds a line that says what happened between two visits.
  mutating func note(_ sentence: String) { text += "\n# \(sentence)\n" }

  /// Compares everything so far with the file of a name.
  func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    Transcript(name).expect(text, sourceLocation: sourceLocation)
  }
}
