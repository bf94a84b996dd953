import Foundation
import TestSupport
import Testing

/// A player goes from one home to another through a pipe, as over a network.
struct ProfileTests {
  @Test func `a pipe between two homes carries the whole player`() throws {
    let home = try ScratchHome.withAlphaBank()
    let new = try ScratchHome.withAlphaBank()
    #expect(try home.run(["nickname", "Ann"]).ending == .exit(0))
    let daily = try home.run(alphaDaily, input: .text("alpha\nbeta\nq\n"))
    #expect(daily.ending == .exit(3), "\(daily.errors)")
    let shell = ProgramLaunch(
      "/bin/sh",
      [
        "-c",
        """
        "$0" profile export - | env XDG_CONFIG_HOME="$1/config" XDG_DATA_HOME="$1/data" \
        XDG_STATE_HOME="$1/state" XDG_CACHE_HOME="$1/cache" "$0" profile import - --yes
        """, BuiltProgram.path, new.path,
      ], environment: home.environment)
    let outcome = try BuiltProgram.start(shell).finish()
    #expect(outcome.ending == .exit(0) && outcome.errors == "", "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("Imported.\n"))
    #expect(try new.run(["rank", "--json"]) == home.run(["rank", "--json"]))
    let again = try BuiltProgram.start(shell).finish()
    #expect(again.output.hasSuffix("Nothing to do: all of it is here already.\n"))
    // Both go on at the same question, with the same choices.
    #expect(
      try new.run(["daily"], input: .text("q\n")) == home.run(["daily"], input: .text("q\n")))
  }

  @Test func `an export that is cut off is not imported`() throws {
    let home = try ScratchHome.withAlphaBank()
    #expect(try home.run(["nickname", "Ann"]).ending == .exit(0))
    let text = try home.run(["profile", "export", "-"]).output
    let new = ScratchHome()
    let outcome = try new.run(
      ["profile", "import", "-", "--yes"], input: .text(String(text.dropLast(20))))
    #expect(outcome.ending == .exit(65) && outcome.output == "")
    #expect(outcome.errors.hasPrefix("rankup: standard input can't be imported: line "))
    #expect(new.names(in: new.journalFolder) == [])
  }

  @Test func `on a full disk nothing is exported and the old file stays`() throws {
    let home = try ScratchHome.withAlphaBank()
    #expect(try home.run(["nickname", "Ann"]).ending == .exit(0))
    let file = home.file("ann.json")
    #expect(try home.run(["profile", "export", file]).ending == .exit(0))
    let old = try String(contentsOfFile: file, encoding: .utf8)
    let shell = ProgramLaunch(
      "/bin/sh", ["-c", "ulimit -f 0; exec \"$0\" profile export \"$1\"", BuiltProgram.path, file],
      environment: home.environment)
    let outcome = try BuiltProgram.start(shell).finish()
    #expect(
      outcome
        == ProgramOutcome(
          .exit(74), "",
          errors:
            "rankup: \(file) can't be written: File too large. Nothing that was saved is lost.\n"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == old)
    #expect(home.names(in: home.path).filter { $0.hasPrefix(".") } == [])
    let toDevice = try home.run(["profile", "export", "/dev/full"])
    #expect(
      toDevice.ending == .exit(74) && toDevice.errors.contains("No space left on device"))
  }
}
