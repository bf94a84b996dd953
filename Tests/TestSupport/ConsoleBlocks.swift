import Foundation
package import Testing

/// A Markdown text whose blocks ```` ```console ```` are sessions that must be true.
///
/// The sessions of one text follow one another in one world. `typing=A,B,q` behind `console` lists
/// what is typed at all prompts of a block where some of them are left out.
package struct ConsoleBlocks {
  private var lines: [String]
  /// The lines within each block, by their indices, with its list of typed lines.
  private var blocks: [(lines: Range<Int>, typing: [String]?)] = []

  /// Finds the blocks of a text.
  package init(_ markdown: String) {
    lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var opening: (index: Int, typing: [String]?)?
    var isInOther = false
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let open = opening {
        blocks.append((open.index + 1..<index, open.typing))
        opening = nil
      } else if isInOther {
        isInOther = false
      } else if line.dropFirst(3).split(separator: " ").first == "console" {
        opening = (index, Self.typing(in: line))
      } else {
        isInOther = true
      }
    }
  }

  /// How many blocks there are.
  package var count: Int { blocks.count }

  /// Replays every block; returns the text with the blocks as they should be, and a sentence for
  /// each that is not so.
  package func replayed(_ run: ReplayedSession.Runner) -> (markdown: String, faults: [String]) {
    var new = lines
    var faults: [String] = []
    var shift = 0
    for block in blocks {
      let written = WrittenLines(lines[block.lines])
      let session = ReplayedSession(written, typing: block.typing, run: run)
      let place = "line \(block.lines.lowerBound + 1): "
      faults += session.problems.map { place + $0 }
      guard !written.tell(of: session.text) else { continue }
      faults.append(place + "the program says:\n" + written.difference(to: session.text))
      guard session.problems.isEmpty else { continue }
      let range = block.lines.lowerBound + shift..<block.lines.upperBound + shift
      new.replaceSubrange(range, with: session.text.lines)
      shift += session.text.lines.count - block.lines.count
    }
    return (new.joined(separator: "\n"), faults)
  }

  /// Fails for each block of a file that is not true; with `RECORD=1` they are written anew.
  package static func expect(
    inFile path: String, sourceLocation: SourceLocation = #_sourceLocation,
    run: ReplayedSession.Runner
  ) throws {
    let blocks = ConsoleBlocks(try String(contentsOfFile: path, encoding: .utf8))
    let (markdown, faults) = blocks.replayed(run)
    for fault in faults { Issue.record("\(path), \(fault)", sourceLocation: sourceLocation) }
    if isRecording, !faults.isEmpty {
      try Data(markdown.utf8).write(to: URL(filePath: path))
      Issue.record("\(path) was recorded", sourceLocation: sourceLocation)
    }
  }

  private static func typing(in line: String) -> [String]? {
    guard let range = line.firstRange(of: "typing=") else { return nil }
    return line[range.upperBound...].split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
