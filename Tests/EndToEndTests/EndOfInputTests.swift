import TestSupport
import Testing

/// When nothing more can be answered, the quiz pauses: at once, briefly, and marking nothing.
struct EndOfInputTests {
  /// What stands on standard input, and how many answers it gives.
  static let inputs: [(BuiltProgram.Input, Int)] = [
    (.null, 0), (.closed, 0), (.text(""), 0), (.text("alpha\n"), 1), (.text("alpha"), 1),
    (.text("alpha\nalpha\nhuh\n"), 2),
  ]

  @Test(arguments: inputs)
  func `the end of input pauses a daily`(input: BuiltProgram.Input, answered: Int) throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(alphaDaily, input: input, seconds: 10)
    #expect(outcome.ending == .exit(3))
    #expect(outcome.output.contains("Paused with \(answered) of 10"))
    #expect(outcome.outputBytes.count < 10_000)
    #expect(try home.answers().count == answered)
    let rank = try home.rank()
    #expect(rank.daily.status == "running")
    #expect(rank.daily.answered == answered)
    #expect(rank.daily.right == answered)
  }

  @Test func `the third line in a row that means nothing ends the run`() throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(alphaDaily, input: .text("huh\n\nE\nalpha\nalpha\n"))
    #expect(outcome.ending == .exit(3))
    #expect(outcome.outputBytes.count < 10_000)
    #expect(try home.answers() == [])
    // A line that means something starts the count again.
    let patient = try home.run(alphaDaily, input: .text("huh\nhuh\nalpha\nhuh\nhuh\nalpha\n"))
    #expect(patient.ending == .exit(3))
    #expect(try home.answers().count == 2)
  }

  @Test(arguments: [
    BuiltProgram.Input.endless("y\n"), .endless("h\n"), .endless("?\n"), .endless("h\n?\n"),
    .file("/dev/zero"),
  ])
  func `endless nonsense ends by itself`(input: BuiltProgram.Input) throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(["practice", "t"], input: input)
    #expect(outcome.ending == .exit(3))
    #expect(outcome.outputBytes.count < 10_000)
    #expect(try home.answers() == [])
  }

  @Test func `labels from a pipe are taken in order`() throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(["practice", "t", "--count", "2"], input: .text("A\nB\n"))
    #expect(outcome.ending == .exit(0))
    #expect(try home.answers().map(\.index) == [0, 1])
  }

  @Test func `without being asked anything, --no-input is usage`() throws {
    let home = try ScratchHome.withAlphaBank()
    for line in [alphaDaily, ["practice", "t"], ["reset"]] {
      let outcome = try home.run(line + ["--no-input"], input: .endless("alpha\n"))
      #expect(outcome.ending == .exit(64), "\(line)")
      #expect(outcome.output == "", "\(line)")
      #expect(outcome.errors.hasPrefix("rankup: "), "\(line)")
    }
    #expect(try home.answers() == [])
  }
}
