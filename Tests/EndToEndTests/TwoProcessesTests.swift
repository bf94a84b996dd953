import TestSupport
import Testing

/// Two windows, or twenty, on one player: nothing is lost and nothing is paid twice.
struct TwoProcessesTests {
  @Test func `of two practices at once both are kept`() throws {
    let home = try ScratchHome.withAlphaBank()
    let line = ["practice", "t", "--count", "2"]
    let (first, second) = (try home.start(line), try home.start(line))
    for program in [first, second] { try program.wait(for: "Question 1 of 2") }
    first.type("alpha\n")
    try first.wait(for: "Question 2 of 2")
    second.type("alpha\nalpha\n")
    #expect(second.finish().ending == .exit(0))
    first.type("alpha\n")
    #expect(first.finish().ending == .exit(0))
    let answers = try home.answers()
    #expect(answers.map(\.paid) == [150, 150, 150, 150])
    #expect(Set(answers.map(\.session)).count == 2)
    #expect(answers.map(\.index) == [0, 0, 1, 1])
    #expect(try home.rank().lifetimeXP == 600)
  }

  @Test func `one question answered in two windows pays once`() throws {
    let home = try ScratchHome.withAlphaBank()
    let (first, second) = (try home.start(alphaDaily), try home.start(alphaDaily))
    for program in [first, second] { try program.wait(for: "Question 1 of 10") }
    first.type("alpha\n")
    try first.wait(for: "Question 2 of 10")
    second.type("beta\n")
    try second.wait(for: "Question 2 of 10")
    for program in [first, second] {
      program.endInput()
      #expect(program.finish().ending == .exit(3))
    }
    #expect(try home.answers().map(\.paid) == [1515])
    #expect(try home.rank().lifetimeXP == 1515)
  }

  @Test func `twenty at once leave whole lines and the right sum`() throws {
    let home = try ScratchHome.withAlphaBank()
    let programs = try (0..<20).map { _ in
      try home.start(["practice", "t", "--count", "1"], input: .text("alpha\n"))
    }
    let outcomes = programs.map { $0.finish() }
    #expect(outcomes.map(\.ending) == outcomes.map { _ in .exit(0) })
    #expect(outcomes.map(\.errors) == outcomes.map { _ in "" })
    #expect(try home.answers().map(\.paid) == outcomes.map { _ in 150 })
    #expect(try home.rank().lifetimeXP == 20 * 150)
    #expect(home.names(in: home.journalFolder).count == 1)
  }
}
