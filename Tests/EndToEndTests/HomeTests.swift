import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Homes of every kind: each works, or there is one clear error, and nothing is changed.
struct HomeTests {
  @Test(arguments: HomeKind.links + HomeKind.names)
  func `a home of any shape works, or the error is clear and nothing changes`(kind: HomeKind)
    throws
  {
    try check(kind)
  }

  @Test(
    .enabled(if: Nobody.canRun, "needs a user without rights: not root, or setpriv"),
    arguments: HomeKind.rightless)
  func `without some right a home works, or the error is clear and nothing changes`(kind: HomeKind)
    throws
  {
    try check(kind)
  }

  /// The lines, each with what is typed, how it ends and how such a line fares.
  private static let lines: [([String], Int32, any KeyPath<HomeKind, HomeVerdict> & Sendable)] = [
    (["rank"], 0, \.reading), (["rank", "--json"], 0, \.reading), (["settings"], 0, \.reading),
    (["banks"], 0, \.reading), (["nickname"], 0, \.reading), (["backups"], 0, \.backups),
    (alphaDaily, 3, \.playing), (["nickname", "Xerxes"], 0, \.writing),
    (["settings", "theme", "dark"], 0, \.writing), (["reset", "--yes"], 0, \.resetting),
  ]

  private func check(_ kind: HomeKind) throws {
    let home = try ScratchHome.withAlphaBank()
    if kind.isPlayed { _ = try home.run(alphaDaily, input: .text("alpha\n")) }
    if kind.isNobodys { try Nobody.own(home.path) }
    let here = home.file("here")
    try FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: true)
    var changes = try kind.prepare(home.path)
    // The bank is wanted in every home, so that the same quiz can be played.
    changes["XDG_DATA_DIRS"] = home.file("system")
    try home.write(AlphaBank.json(), to: home.file("system/rankup/quizzes/t.json"))
    if kind.isNobodys { try Nobody.own(home.file("system")) }
    for (line, code, verdict) in Self.lines {
      let launch = home.launch(line, changing: changes).inside(here)
      let before = HomeTree(home.path)
      let outcome =
        kind.isNobodys
        ? try Nobody.run(launch, input: .text("alpha\n"))
        : try BuiltProgram.start(launch, input: .text("alpha\n")).finish()
      let errors = outcome.errors.replacing(home.path, with: "/h")
      let changed = HomeTree(home.path).difference(from: before)
      switch kind[keyPath: verdict] {
      case .works:
        #expect(outcome.ending == .exit(code), "\(line)")
        #expect(errors == "", "\(line)")
      case .refused(let sentence):
        #expect(outcome.ending == .exit(74), "\(line)")
        #expect(outcome.output == "", "\(line)")
        #expect(errors == "rankup: \(sentence)\n", "\(line)")
        #expect(changed == [], "\(line)")
      case .unsaved(let sentence):
        #expect(outcome.ending == .exit(code), "\(line)")
        #expect(
          errors == "Nothing can be saved, so this counts for nothing: \(sentence)\n", "\(line)")
        #expect(changed == [], "\(line)")
      }
      #expect(home.names(in: here) == [], "\(line)")
      #expect(!outcome.outputBytes.contains(0x1B), "\(line)")
      #expect(!outcome.errorBytes.contains(0x1B), "\(line)")
    }
  }

  @Test(
    .enabled(if: Nobody.canRun, "needs a user without rights: not root, or setpriv"),
    arguments: ["0777", "0277", "0077", "0000"])
  func `whatever the mask, folders have 0700 and files 0600`(mask: String) throws {
    let home = ScratchHome()
    try Nobody.own(home.path)
    for line in [["nickname", "Xerxes"], ["daily"], ["reset", "--yes"], ["rank"]] {
      var launch = home.launch(line)
      launch.arguments = ["-c", "umask \(mask); exec \"$@\"", "sh", launch.executable] + line
      launch.executable = "/bin/sh"
      let outcome = try Nobody.run(launch, input: .text(":s\n"))
      #expect(outcome.ending == .exit(line == ["daily"] ? 3 : 0), "\(line): \(outcome.errors)")
      #expect(outcome.errors == "", "\(line)")
    }
    let entries = HomeTree(home.path).entries.values.map { $0.split(separator: " ").prefix(2) }
    #expect(entries.contains { $0[0] == FileAttributeType.typeRegular.rawValue })
    for entry in entries {
      let isFolder = entry[0] == FileAttributeType.typeDirectory.rawValue
      #expect(entry[1] == (isFolder ? "700" : "600"))
    }
  }

  @Test(
    .enabled(if: getuid() == 0 && Nobody.canRun, "needs root and setpriv"),
    arguments: [
      ["HOME": nil], ["HOME": ""], ["HOME": "rel"], ["HOME": "rel", "XDG_CONFIG_HOME": "/tmp"],
      ["HOME": "", "XDG_DATA_HOME": ""],
    ] as [[String: String?]])
  func `a user whom nobody knows and without a home is told so, and no folder is made`(
    changes: [String: String?]
  ) throws {
    let home = ScratchHome()
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: home.path)
    for line in [["rank"], ["nickname", "Xerxes"], ["daily"], ["banks"], ["backups"]] {
      let launch = home.launch(
        line, changing: onlyHome("").merging(changes) { $1 }
      ).inside(home.path)
      let outcome = try Nobody.run(launch, user: 54321)
      #expect(
        outcome
          == ProgramOutcome(
            .exit(74), "",
            errors:
              "rankup: Neither HOME nor the list of users says where your home is; set HOME.\n"))
    }
    #expect(home.names(in: home.path) == [])
  }

  @Test func `a working folder that is gone and an odd TMPDIR are nothing to it`() throws {
    let home = try ScratchHome.withAlphaBank()
    for line in [["rank"], ["nickname", "Xerxes"], alphaDaily, ["banks"], ["reset", "--yes"]] {
      var launch = home.launch(line, changing: ["TMPDIR": "no\nwhere", "PWD": "gone"])
      launch.arguments =
        ["-c", #"mkdir "$0" && cd "$0" && rmdir "$0" && exec "$@""#, home.file("gone")]
        + [launch.executable] + line
      launch.executable = "/bin/sh"
      let outcome = try BuiltProgram.start(launch, input: .text("alpha\n")).finish()
      #expect(outcome.ending == .exit(line == alphaDaily ? 3 : 0), "\(line)")
      #expect(outcome.errors == "", "\(line)")
    }
  }
}
