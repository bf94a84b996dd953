import Host
import RankUpApp
import Synchronization
import Terminal
import TestSupport
import Testing

/// A terminal that is gone: every write fails as after a hang-up.
private final class DeadConsole: Console {
  let output = Surface.testTerminal
  let errors = Surface.testTerminal
  let input = InputKind.terminal
  private let gone = HostError(.write, "/dev/stdout", code: 5)

  func adjust(_ change: @escaping (Surface) -> Surface) {}
  func openScreen() -> (any Screen)? { nil }
  func readInput(limit: Int) throws -> [UInt8] { throw gone }
  func write(_ lines: [Text]) throws { throw gone }
  func writeError(_ lines: [Text]) throws { throw gone }
  func writeExactly(_ text: String) throws { throw gone }
  func ask(_ prompt: Text) throws -> Input { throw gone }
}

extension TestWorld {
  /// The same world with a signal that is noted from the start.
  fileprivate func run(
    _ line: [String], noting signal: Int32?, on console: any Console
  ) -> ExitCode {
    nonisolated(unsafe) let console = console
    let world = world { _, _ in console }
    return RankUp(
      in: World(
        environment: world.environment, files: world.files, clock: world.clock,
        randomBits: world.randomBits, pendingSignal: { signal }, openConsole: world.openConsole)
    ).run(line)
  }
}

@Test func `a terminal that hung up ends with its signal, one that only fails with an error`() {
  for line in [["rank"], ["ranks"], ["help"], ["daily"], ["reset"]] {
    let world = TestWorld()
    #expect(world.run(line, noting: 1, on: DeadConsole()) == .signal(1), "\(line)")
    #expect(world.run(line, noting: nil, on: DeadConsole()) == .inputOutput, "\(line)")
  }
}

@Test func `a signal while banks are read ends the run without a word`() throws {
  for line in [["daily"], ["practice"], ["banks"], ["bank", "starter"]] {
    let world = TestWorld()
    let console = ScriptedConsole()
    #expect(world.run(line, noting: 2, on: console) == .signal(2), "\(line)")
    #expect(console.transcript == "", "\(line)")
    // Nothing was drawn: the next run begins at the first question.
    #expect(world.run("rankup daily").transcript.contains("Question 1 of 10"), "\(line)")
  }
}
