import Foundation
import TestSupport
import Testing

/// A home that can only be read: reading works, playing says that nothing can be saved.
struct ReadOnlyHomeTests {
  @Test(.enabled(if: Nobody.canRun, "needs a user without rights: not root, or setpriv"))
  func `a read-only home can be read, and a quiz says first that it can't save`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\n"))
    let before = try home.rank()
    let lines = [
      ["rank"], ["ranks"], ["rank", "--json"], ["nickname"], ["--help"], ["banks"], ["bank", "t"],
      ["settings"], ["backups"],
    ]
    let usual = try lines.map { try home.run($0) }
    try lock(home.path)
    for (line, usual) in zip(lines, usual) {
      #expect(usual.ending == .exit(0), "\(line)")
      #expect(try Nobody.run(home.launch(line)) == usual, "\(line)")
    }
    let practice = try Nobody.run(
      home.launch(["practice", "t", "--count", "1"]), input: .text("alpha\n"))
    #expect(practice.ending == .exit(0))
    let reason = unwritable(home.file("data/rankup/lock"))
    #expect(practice.errors == "Nothing can be saved, so this counts for nothing: \(reason)\n")
    let rename = try Nobody.run(home.launch(["nickname", "Leonidas"]))
    #expect(rename == ProgramOutcome(.exit(74), "", errors: "rankup: \(reason)\n"))
    #expect(try Nobody.run(home.launch(["settings", "theme", "dark"])) == rename)
    try unlock(home.path)
    #expect(try home.rank() == before)
  }

  @Test(.enabled(if: Nobody.canRun, "needs a user without rights: not root, or setpriv"))
  func `a new player in a read-only home is shown`() throws {
    let home = ScratchHome()
    try lock(home.path)
    let outcome = try Nobody.run(home.launch(["nickname"]))
    #expect(outcome.output.wholeMatch(of: /Sparta\d{3}\n/) != nil)
    #expect(outcome == ProgramOutcome(.exit(0), outcome.output))
    let played = try Nobody.run(home.launch(["daily"]), input: .text("q\n"))
    #expect(played.ending == .exit(3))
    #expect(
      played.errors
        == "Nothing can be saved, so this counts for nothing: "
        + unwritable(home.file("data/rankup/lock")) + "\n")
    try unlock(home.path)
    #expect(home.names(in: home.path) == [])
  }

  private func unwritable(_ path: String) -> String {
    "\(path) can't be written: Permission denied. Nothing that was saved is lost."
  }

  /// Takes the right to write from everything, and lets everybody read.
  private func lock(_ path: String) throws { try change(path, folders: 0o555, files: 0o444) }

  private func unlock(_ path: String) throws { try change(path, folders: 0o700, files: 0o600) }

  private func change(_ path: String, folders: Int, files: Int) throws {
    let manager = FileManager.default
    let names = manager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for name in [path] + names.map({ path + "/" + $0 }) {
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: name, isDirectory: &isFolder) else { continue }
      try manager.setAttributes(
        [.posixPermissions: isFolder.boolValue ? folders : files], ofItemAtPath: name)
    }
  }
}

/// A user whom rights stop: the present one, or where that is root, nobody.
enum Nobody {
  /// Whether there is such a user, and the program lies where that one may run it.
  static let canRun: Bool = {
    let test = ScratchHome().launch(["test", "-x", BuiltProgram.path], program: "/usr/bin/env")
    return (try? run(test))?.ending == .exit(0)
  }()

  /// Gives everything in a folder, and the folder, to that user.
  static func own(_ folder: String) throws {
    guard getuid() == 0 else { return }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in [""] + names.map({ "/" + $0 }) { lchown(folder + name, 65534, 65534) }
  }

  /// Runs a program as that user, or as root, as another one.
  static func run(
    _ launch: ProgramLaunch, input: BuiltProgram.Input = .null, user: Int = 65534
  ) throws -> ProgramOutcome {
    var launch = launch
    if getuid() == 0 {
      launch.arguments =
        ["setpriv", "--reuid=\(user)", "--regid=\(user)", "--clear-groups", launch.executable]
        + launch.arguments
      launch.executable = "/usr/bin/env"
    }
    return try BuiltProgram.start(launch, input: input).finish()
  }
}
