import TestSupport
import Testing

/// The same banks and the same date give the same daily, whoever asks.
struct SameForEverybodyTests {
  @Test func `twenty players see the same first question, and the same whole daily`() throws {
    let homes = Homes(count: 20)
    let firsts = try homes.play("q\n")
    #expect(firsts.allSatisfy { $0.ending == .exit(3) })
    #expect(firsts[0].output.contains("Question 1 of 10"))
    #expect(Set(firsts.map(\.output)).count == 1)

    // "A" picks or types something, and ":s" passes over what that can't answer.
    let wholes = try homes.play(String(repeating: "A\n:s\n", count: 10))
    #expect(wholes.allSatisfy { $0.ending == .exit(0) })
    #expect(Set(wholes.map { $0.output.withoutTimeLeft }).count == 1)
  }
}

/// Homes of several players, which run at the same time.
private struct Homes: ~Copyable {
  private let shared = ScratchHome()
  private let count: Int

  init(count: Int) { self.count = count }

  /// Runs a daily in each, all at once.
  func play(_ text: String) throws -> [ProgramOutcome] {
    let programs = try (0..<count).map { number in
      let own = Dictionary(
        uniqueKeysWithValues: ["CONFIG", "DATA", "STATE", "CACHE"].map {
          ("XDG_\($0)_HOME", String?(shared.file("\(number)/\($0)")))
        })
      return try shared.start(["daily"], input: .text(text), changing: own)
    }
    return programs.map { $0.finish() }
  }
}

extension String {
  /// Without the line that tells the minutes to the next daily, which differ.
  fileprivate var withoutTimeLeft: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("The next one comes in") }.joined(separator: "\n")
  }
}
