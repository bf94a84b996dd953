import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Nothing that was told is lost, and nothing is paid twice, wherever the program is killed.
struct KillTests {
  @Test func `a daily survives being killed at any place`() throws {
    let home = try ScratchHome.withAlphaBank()
    var told = 0
    var lifetime = 0
    for seed in 0..<12 {
      let program = try home.start(alphaDaily, input: .endless("alpha\n"))
      // A whole daily writes some 3,000 bytes; the places lie all over the first half of it.
      _ = program.wait(forBytes: seed * 397 % 1500)
      program.send(SIGKILL)
      told += program.finish().output.ranges(of: "Right  +").count

      let rank = try home.rank()
      let answers = try home.answers()
      #expect(rank.lifetimeXP >= lifetime, "seed \(seed)")
      #expect(rank.lifetimeXP == answers.reduce(0) { $0 + $1.paid }, "seed \(seed)")
      #expect(answers.count >= told, "seed \(seed)")
      lifetime = rank.lifetimeXP
    }
    let last = try home.run(alphaDaily, input: .endless("alpha\n"))
    #expect(last.ending == .exit(0))
    #expect(try home.answers().map(\.index) == Array(0..<10))
    let rank = try home.rank()
    #expect(rank == .bronze(rank, xp: 25_499, done: 10))
  }
}
