import Foundation
import TestSupport
import Testing

/// A program that lies as `make install` lays it finds the banks beside it.
struct InstallTests {
  /// A prefix with the program and its banks, of which `shipped` is in no other place.
  private func install(in home: borrowing ScratchHome) throws -> String {
    let prefix = home.file("a prefix")
    let banks = "\(prefix)/share/rankup/quizzes"
    try FileManager.default.createDirectory(
      atPath: "\(prefix)/bin", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: "\(prefix)/share/rankup", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "\(repositoryFolder)/quizzes", toPath: banks)
    try home.write(AlphaBank.json(id: "shipped"), to: "\(banks)/shipped.json")
    // By a program of its own: a copy made here could stay open for writing in another new process.
    let copy = home.launch(
      ["cp", BuiltProgram.path, "\(prefix)/bin/rankup"], program: "/usr/bin/env")
    #expect(try BuiltProgram.start(copy).finish().ending == .exit(0))
    return prefix
  }

  @Test func `an installed program finds its banks by any way to it, from any folder`() throws {
    let home = ScratchHome()
    let prefix = try install(in: home)
    let links = home.file("links")
    try FileManager.default.createDirectory(atPath: links, withIntermediateDirectories: true)
    for (name, target) in [
      ("rankup", "\(prefix)/bin/rankup"), ("second", "rankup"), ("bin", "\(prefix)/bin"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(links)/\(name)", withDestinationPath: target)
    }
    let path = try #require(home.environment["PATH"])
    let programs = [
      "\(prefix)/bin/rankup", "\(links)/rankup", "\(links)/second", "\(links)/bin/rankup",
    ]
    let ways =
      programs.map { home.launch([], program: $0) }
      + ["\(prefix)/bin", links].map {
        home.launch(["rankup"], changing: ["PATH": "\($0):\(path)"], program: "/usr/bin/env")
      }
    for var way in ways {
      let place = "\(way.executable) \(way.environment["PATH"] ?? "")"
      way.arguments += ["practice", "shipped", "starter"]
      for folder in ["/", home.path, "\(prefix)/share/rankup/quizzes"] {
        let outcome = try BuiltProgram.start(way.inside(folder), input: .text("q\n")).finish()
        #expect(outcome.ending == .exit(3), "\(place) from \(folder): \(outcome.errors)")
        #expect(outcome.errors == "", "\(place) from \(folder)")
      }
    }
  }

  @Test func `without its banks an installed program has the starter bank alone`() throws {
    let home = ScratchHome()
    let prefix = try install(in: home)
    try FileManager.default.removeItem(atPath: "\(prefix)/share")
    let program = "\(prefix)/bin/rankup"
    let starter = home.launch(["practice", "starter"], program: program)
    #expect(try BuiltProgram.start(starter, input: .text("q\n")).finish().ending == .exit(3))
    let shipped = try BuiltProgram.start(home.launch(["practice", "shipped"], program: program))
      .finish()
    #expect(shipped.ending == .exit(66))
    #expect(shipped.errors.contains("The banks are: starter."))
  }
}
