import Foundation
import TestSupport
import Testing

/// The bare program works wherever it is put, and under any name.
struct PlaceTests {
  @Test func `a copy elsewhere has the starter bank and the same player`() throws {
    let home = ScratchHome()
    let bin = home.file("elsewhere/bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    // By a program of its own: a copy made here could stay open for writing in another new process.
    let copy = home.launch(["cp", BuiltProgram.path, bin + "/climb"], program: "/usr/bin/env")
    #expect(try BuiltProgram.start(copy).finish().ending == .exit(0))
    try FileManager.default.createSymbolicLink(
      atPath: home.file("link"), withDestinationPath: bin + "/climb")
    #expect(try home.run(["nickname", "Leonidas"]).ending == .exit(0))

    let path = try #require(home.environment["PATH"])
    let ways = [
      home.launch([], program: bin + "/climb"), home.launch([], program: home.file("link")),
      home.launch(["climb"], changing: ["PATH": bin + ":" + path], program: "/usr/bin/env"),
    ]
    for var way in ways.map({ $0.inside("/") }) {
      let begin = way.arguments
      way.arguments = begin + ["daily"]
      let daily = try BuiltProgram.start(way, input: .text("q\n")).finish()
      #expect(daily.ending == .exit(3), "\(begin): \(daily.errors)")
      #expect(daily.output.contains("Question 1 of 10"), "\(begin)")
      #expect(daily.errors == "", "\(begin)")
      way.arguments = begin + ["nickname"]
      #expect(
        try BuiltProgram.start(way).finish() == ProgramOutcome(.exit(0), "Leonidas\n"), "\(begin)")
    }
    #expect(home.names(in: bin) == ["climb"])
  }

  @Test(arguments: ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"])
  func `a folder whose name is no text is refused and nothing is written elsewhere`(name: String)
    throws
  {
    let home = ScratchHome()
    var launch = home.launch(
      [
        "-c", #"export \#(name)="$1/caf$(printf '\351')"; exec "$0" nickname Leonidas"#,
        BuiltProgram.path, home.file("latin"),
      ])
    launch.executable = "/bin/sh"
    if name == "HOME" {
      for variable in launch.environment.keys where variable.hasPrefix("XDG_") {
        launch.environment[variable] = nil
      }
    }
    let outcome = try BuiltProgram.start(launch).finish()
    #expect(
      outcome
        == ProgramOutcome(
          .exit(74), "",
          errors: "rankup: The folder that \(name) names is not UTF-8; set it to one that is.\n"))
    #expect(home.names(in: home.path) == [])
  }
}
