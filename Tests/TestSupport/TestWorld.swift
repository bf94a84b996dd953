import Foundation
package import Host
package import RankUpApp
package import Terminal

/// A world of a test's own for the whole program: an empty disk, a clock that stands still, random
/// bits that count, and the player Sparta042 at home in `/home/sam`.
///
///     let world = TestWorld()
///     let visit = world.run("rankup daily", typing: ["A", "q"])
///     #expect(visit.exit == .paused)
///     #expect(visit.transcript == "…")
///
/// One world may be visited many times; what a visit saved is there for the next.
package final class TestWorld {
  /// The banks that lie beside the program.
  package enum ShippedBanks: Sendable {
    /// The bank of general knowledge alone, so that a new bank changes no conversation.
    case starter
    /// Those of the checkout.
    case checkout
    /// Those in a folder, by its real path.
    case folder(String)
    /// None, so that only the bank within the binary is left.
    case none
  }

  /// The time; half past eight in the evening is a good time for a quiz.
  package let clock: SettableClock
  /// The environment variables; a test may change them between visits.
  package var variables = ["HOME": "/home/sam", "LANG": "C.UTF-8", "TERM": "xterm"]
  /// What stands between the program and the disk.
  package var calls: SystemCalls
  /// Where its random bits come from.
  package let bits = CountingBits()
  private let scratch: ScratchFolder
  private let root: Root

  /// Makes a world, by default at 20:14 UTC on 30 November 2026 with the bank of general knowledge.
  package init(
    at time: LocalTime = LocalTime(year: 2026, month: 11, day: 30, hour: 20, minute: 14),
    utcOffsetSeconds: Int = 0, shipping banks: ShippedBanks = .starter
  ) {
    clock = SettableClock(at: time, utcOffsetSeconds: utcOffsetSeconds)
    scratch = ScratchFolder()
    root = Root(scratch.path)
    calls = SystemCalls.real.rooted(in: root)
    calls.statvfs = { _ in FileSystemSpace(bytes: 5 << 30, files: 100_000) }
    makeFolder("/home/sam")
    let shelf = "/usr/local/share/rankup/quizzes"
    let checkout = repositoryFolder + "/quizzes"
    switch banks {
    case .starter: link(shelf + "/starter.json", to: checkout + "/starter.json")
    case .checkout: link(shelf, to: checkout)
    case .folder(let path): link(shelf, to: path)
    case .none: break
    }
  }

  /// The real path of a file that the program sees at `path`, which is absolute or begins with `~/`.
  package func path(_ path: String) -> String {
    root.outside(path.hasPrefix("~/") ? "/home/sam" + path.dropFirst() : path)
  }

  /// Puts a bank into the player's own folder.
  package func addBank(_ json: String, named name: String) throws {
    makeFolder("/home/sam/.local/share/rankup/quizzes")
    let file = path("~/.local/share/rankup/quizzes/\(name).json")
    try Data(json.utf8).write(to: URL(filePath: file))
  }

  /// Runs one command line as a shell would read it, on a terminal unless told otherwise.
  ///
  /// When the typed lines are used up, every further question is met with `ending`.
  package func run(
    _ line: String, typing: [String] = [], ending: Input = .endOfInput,
    on surface: Surface = .testTerminal, errors: Surface? = nil, input: InputKind = .terminal
  ) -> Visit {
    visit(line) { color, isPlain in
      ScriptedConsole(
        typing: typing, ending: ending, output: surface.choosing(color, isPlain),
        errors: (errors ?? surface).choosing(color, isPlain), input: input)
    }
  }

  /// Runs one command line on a screen at which a script is played; its waits move the clock.
  package func run(
    _ line: String, steps: [ScriptedScreen.Step], on surface: Surface = .testScreen
  ) -> ScreenVisit {
    let clock = clock
    let screen = ScriptedScreen(steps, on: surface) { clock.advance(milliseconds: Int64($0)) }
    let visit = visit(line) { color, isPlain in
      let surface = surface.choosing(color, isPlain)
      return ScriptedConsole(
        output: surface, screen: surface.movesCursor ? screen : nil)
    }
    return ScreenVisit(visit: visit, screen: screen)
  }

  /// Runs one command line on a screen at which keys are struck, in the notation of `Key.keys`.
  package func run(
    _ line: String, keys: String, on surface: Surface = .testScreen
  ) -> ScreenVisit {
    run(line, steps: [.type(keys)], on: surface)
  }

  /// Runs one command line, asking `answer` what is typed after each prompt; it may move the clock.
  package func run(
    _ line: String, on surface: Surface = .testTerminal, input: InputKind = .terminal,
    answering answer: @escaping (Text) -> Input
  ) -> Visit {
    visit(line) { color, isPlain in
      ScriptedConsole(
        output: surface.choosing(color, isPlain), input: input, answering: answer)
    }
  }

  /// What the program is handed; `openConsole` is called once a run.
  package func world(
    openConsole: @escaping @Sendable (ColorChoice, Bool) -> any Console
  ) -> World {
    let bits = bits
    return World(
      environment: Environment(variables), files: Files(calls), clock: clock.clock,
      randomBits: { bits.next() }, openConsole: openConsole)
  }

  private func visit(
    _ line: String, _ open: @escaping (ColorChoice, Bool) -> ScriptedConsole
  ) -> Visit {
    // The program runs on this thread and is done before the function is.
    nonisolated(unsafe) var consoles: [ScriptedConsole] = []
    nonisolated(unsafe) let open = open
    let world = world { color, isPlain in
      consoles.append(open(color, isPlain))
      return consoles[consoles.count - 1]
    }
    var words = shellWords(line)
    precondition(words.first == "rankup", "a command line begins with rankup: \(line)")
    words.removeFirst()
    let exit = RankUp(in: world).run(words)
    precondition(consoles.count == 1, "the streams were opened \(consoles.count) times: \(line)")
    return Visit(exit: exit, console: consoles[0])
  }

  /// Puts a link into the world, the folders above it too.
  private func link(_ place: String, to target: String) {
    let folder = URL(filePath: place).deletingLastPathComponent().path(percentEncoded: false)
    makeFolder(folder)
    do {
      try FileManager.default.createSymbolicLink(
        atPath: path(place), withDestinationPath: target)
    } catch {
      fatalError("no link to the banks: \(error)")
    }
  }

  private func makeFolder(_ folder: String) {
    do {
      try FileManager.default.createDirectory(
        atPath: path(folder), withIntermediateDirectories: true)
    } catch {
      fatalError("no folder in the scratch folder: \(error)")
    }
  }
}
