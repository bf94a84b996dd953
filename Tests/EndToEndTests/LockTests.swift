import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lock held by somebody else, who may be dead.
struct LockTests {
  static let flock = "/usr/bin/flock"

  @Test func `while another holds the lock nothing is written, and that is said`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\nalpha\n"))
    _ = try home.run(["reset", "--yes"])
    let before = try (home.rank(), home.journal(), home.names(in: home.backupsFolder))
    let lock = try HeldLock(home.lock)
    let lines = [
      ["nickname", "Xerxes"], ["settings", "day-starts-at", "4"], ["reset", "--yes"],
      ["reset", "--all", "--yes"], ["restore", "--yes"], alphaDaily, ["practice", "t"],
    ]
    let programs = try lines.map { try home.start($0, input: .text("alpha\n")) }
    for (line, program) in zip(lines, programs) {
      let outcome = program.finish()
      #expect(outcome.ending == .exit(75), "\(line)")
      #expect(outcome.errors == home.lockHeld, "\(line)")
      #expect(!outcome.output.contains("Right"), "\(line)")
    }
    _ = consume lock
    #expect(try home.rank() == before.0)
    #expect(try home.journal() == before.1)
    #expect(home.names(in: home.backupsFolder) == before.2)
    #expect(try home.run(["nickname", "Xerxes"]).ending == .exit(0))
  }

  @Test func `what only reads does not ask for the lock`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\n"))
    let lines = [
      ["rank"], ["rank", "--json"], ["ranks"], ["nickname"], ["settings"], ["settings", "--json"],
      ["banks"], ["banks", "--json"], ["bank", "t"], ["backups"], ["check", home.banksFolder],
      ["--help"],
    ]
    let usual = try lines.map { try home.run($0) }
    let lock = try HeldLock(home.lock)
    for (line, usual) in zip(lines, usual) {
      #expect(usual.ending == .exit(0), "\(line)")
      #expect(try home.run(line) == usual, "\(line)")
    }
    _ = consume lock
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: flock), "needs flock of util-linux"))
  func `a lock that a killed process held keeps nobody waiting`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(["nickname", "Ann"])
    let holder = try BuiltProgram.start(
      ProgramLaunch(
        Self.flock, ["-F", home.lock, "/bin/sh", "-c", "echo held; exec sleep 60"],
        environment: home.environment))
    try holder.wait(for: "held")
    let refused = try home.run(["nickname", "Xerxes"])
    #expect(refused == ProgramOutcome(.exit(75), "", errors: home.lockHeld))
    holder.send(SIGKILL)
    #expect(holder.finish().ending == .signal(SIGKILL))
    #expect(try home.run(["nickname", "Xerxes"]).ending == .exit(0))
    #expect(try home.rank().nickname == "Xerxes")
    #expect(home.names(in: home.file("data/rankup")).contains("lock"))
  }

  @Test func `one that is stopped at a question holds nothing`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(["nickname", "Ann"])
    let program = try home.start(alphaDaily)
    try program.wait(forQuestion: 1)
    program.send(SIGSTOP)
    #expect(try home.run(["nickname", "Xerxes"]).ending == .exit(0))
    program.send(SIGCONT)
    program.type("q\n")
    #expect(program.finish().ending == .exit(3))
    #expect(try home.rank().nickname == "Xerxes")
  }
}

/// The lock taken by this process, until the value goes away.
struct HeldLock: ~Copyable {
  struct NotHeld: Error {}

  private let descriptor: Int32

  /// Takes the lock of a file that is there.
  init(_ path: String) throws {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw NotHeld()
    }
    descriptor = file
  }

  deinit { close(descriptor) }
}

extension ScratchHome {
  /// The file of the lock.
  var lock: String { file("data/rankup/lock") }

  /// What is said when the lock is held for two seconds.
  var lockHeld: String {
    "rankup: Another rankup has been saving for two seconds; try again. (It holds \(lock).)\n"
  }
}
