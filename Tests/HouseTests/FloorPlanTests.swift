import Foundation
import TestSupport
import Testing

/// The text of a file of the checkout.
private func text(_ path: String) throws -> String {
  try String(contentsOfFile: repositoryFolder + "/" + path, encoding: .utf8)
}

/// The names of the folders in a folder of the checkout.
private func folders(in path: String) throws -> [String] {
  let top = URL(filePath: repositoryFolder + "/" + path)
  return try FileManager.default.contentsOfDirectory(
    at: top, includingPropertiesForKeys: [.isDirectoryKey]
  ).filter(\.hasDirectoryPath).map(\.lastPathComponent).filter { !$0.hasPrefix(".") }.sorted()
}

@Test func `the rooms are those of the floor plan`() throws {
  #expect(try folders(in: "Sources") == Room.all.map(\.name).sorted())
}

@Test func `Package.swift draws no other arrow, and one for each room in use`() throws {
  let form =
    #/
    \.(?: target | executableTarget ) \( \s* name: \s* "(?<name>\w+)"
    (?: , \s* dependencies: \s* \[ (?<dependencies> [^\]]* ) \] )? ,? \s* (?<end> [)p] )
    /#
  var plan: [String: [String]] = [:]
  for target in try text("Package.swift").matches(of: form) where target.end == ")" {
    let dependencies = target.dependencies?.matches(of: /"(\w+)"/).map { String($0.1) } ?? []
    plan[String(target.name)] = dependencies.sorted()
  }
  let rooms = Set(Room.all.map(\.name))
  let expected = Room.all.map { ($0.name, $0.imports.filter(rooms.contains).sorted()) }
  #expect(plan == Dictionary(uniqueKeysWithValues: expected))
}

@Test func `Sources/README.md has a row for each room, with what it may import`() throws {
  let rows = try text("Sources/README.md").matches(
    of: /(?m)^\| `(?<name>\w+)` \|[^|\n]*\|(?<imports>[^|\n]*)\|/)
  let described = rows.map { row in
    let imports = row.imports.matches(of: /`(\w+)`/).map { String($0.1) }.sorted()
    return "\(row.name): \(imports.joined(separator: ", "))"
  }
  let planned = Room.all.map { "\($0.name): \($0.imports.sorted().joined(separator: ", "))" }
  #expect(described.sorted() == planned.sorted())
}

@Test func `every room has its tests`() throws {
  let tested = Set(try folders(in: "Tests"))
  let rooms = Room.all.map(\.name).filter { $0 != "rankup" }
  #expect(rooms.filter { !tested.contains($0 + "Tests") }.isEmpty)
  let known = Set(rooms.map { $0 + "Tests" })
    .union(["EndToEndTests", "Fuzz", "HouseTests", "QuizzesTests", "TestSupport", "Tools"])
  #expect(tested.subtracting(known).isEmpty)
}

/// What git knows of, or nil where this is no checkout or git is missing.
private let trackedFiles: [String]? = {
  guard let listing = Tool.run(["git", "ls-files", "-z"], in: repositoryFolder),
    listing.code == 0, !listing.output.isEmpty
  else { return nil }
  return listing.output.split(separator: "\0").map(String.init)
}()

@Test(.enabled(if: trackedFiles != nil, "not a git checkout, or git is not installed"))
func `nothing else lies at the top`() throws {
  let top = Set(try #require(trackedFiles).compactMap { $0.split(separator: "/").first })
  let allowed: Set<Substring> = [
    ".ci", ".github", ".gitignore", ".swift-format", "Makefile", "Package.swift", "README.md",
    "Sources", "Tests", "quizzes",
  ]
  #expect(top.subtracting(allowed).isEmpty)
}
