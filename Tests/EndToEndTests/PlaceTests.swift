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
}
