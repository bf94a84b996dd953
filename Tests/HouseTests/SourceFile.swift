import Foundation
import TestSupport

/// A Swift file below `Sources`, line by line.
struct SourceFile: Sendable, CustomStringConvertible {
  /// The folder below `Sources` in which it lies.
  let room: String
  /// The path from the top of the checkout.
  let path: String
  let lines: [String]
  /// The lines without comments, each with its number from 1.
  ///
  /// Texts in several lines are left out, those within a line stay: no code here hides in them.
  let code: [(number: Int, line: String)]

  var description: String { path }

  /// Every Swift file of every room, in the order of the paths.
  static let all: [SourceFile] = {
    let top = URL(filePath: repositoryFolder + "/Sources")
    let names = FileManager.default.enumerator(atPath: top.path(percentEncoded: false))
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { name in
        let text = try? String(contentsOf: top.appending(path: name), encoding: .utf8)
        return SourceFile("Sources/" + name, text ?? "")
      }
  }()

  /// Takes a text for the file at a path.
  init(_ path: String, _ text: String) {
    let folders = path.split(separator: "/").map(String.init)
    room = folders.count > 1 ? folders[1] : ""
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = Self.code(in: lines)
  }

  private static func code(in lines: [String]) -> [(number: Int, line: String)] {
    var isInText = false
    var code: [(Int, String)] = []
    for (index, line) in lines.enumerated() {
      if !isInText { code.append((index + 1, withoutComment(line))) }
      if line.contains("\"\"\"") { isInText.toggle() }
    }
    return code
  }

  /// Cuts at the first `//` that is outside of quotes.
  private static func withoutComment(_ line: String) -> String {
    guard line.contains("//") else { return line }
    var isQuoted = false
    var previous: Character?
    for index in line.indices {
      let character = line[index]
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted, character == "/", previous == "/" {
        return String(line[..<line.index(before: index)])
      }
      previous = character
    }
    return line
  }
}
