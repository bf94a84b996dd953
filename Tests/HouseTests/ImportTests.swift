import Testing

@Test(arguments: Room.all)
func `a room imports what the floor plan allows`(_ room: Room) {
  var strange: [String] = []
  for file in SourceFile.all where file.room == room.name {
    for (number, line) in file.code {
      guard let found = ImportLine(line), found.module != "Swift" else { continue }
      if !room.imports.contains(found.module) || !found.attributes.isEmpty {
        strange.append("\(file):\(number): \(line)")
      }
    }
  }
  #expect(strange.isEmpty, "\(strange.joined(separator: "\n"))")
}

@Test func `Swift is imported for its normal forms alone, in one file of QuizCore`() {
  var found: [String] = []
  for file in SourceFile.all {
    for (_, line) in file.code {
      guard let one = ImportLine(line), one.module == "Swift" else { continue }
      found.append("\(file.room) \(one.attributes)")
    }
  }
  #expect(found == ["QuizCore @_spi(_Unicode)"])
}

@Test(
  arguments: [
    ("import Host", "Host", ""), ("package import JSON", "JSON", ""),
    ("  import Glibc", "Glibc", ""), ("@_spi(_Unicode) import Swift", "Swift", "@_spi(_Unicode)"),
    ("@testable  public import QuizCore", "QuizCore", "@testable"),
    ("import struct Foundation.Date", "Foundation", ""),
  ])
func `an import is seen in every form`(_ line: String, _ module: String, _ attributes: String) {
  let found = ImportLine(line)
  #expect(found?.module == module)
  #expect(found?.attributes == attributes)
}

/// The module of an `import`, and the attributes before it.
private struct ImportLine {
  let module: String
  let attributes: String

  init?(_ line: String) {
    guard line.contains("import ") else { return nil }
    let form =
      #/
      ^ \s* (?<attributes> (?: @[\w()]+ \s+ )* )
      (?: (?: package | public | internal | private | fileprivate ) \s+ )? import \s+
      (?: (?: struct | class | enum | protocol | func | var | let | typealias ) \s+ )?
      (?<module> \w+ )
      /#
    guard let match = line.firstMatch(of: form) else { return nil }
    module = String(match.module)
    attributes = String(match.attributes).split(separator: " ").joined(separator: " ")
  }
}
