import Foundation

/// Whether this run writes expected texts anew (`RECORD=1`), and fails for doing so.
package let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

/// Lines as a person wrote them down, in which a line `…` stands for any lines left out.
package struct WrittenLines: Equatable {
  /// The lines without white space at their ends and without blank ones at the end of all.
  package let lines: [String]

  /// Takes lines as they are written.
  package init(_ lines: some Sequence<String>) {
    var tidy = lines.map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
    while tidy.last?.isEmpty == true { tidy.removeLast() }
    self.lines = tidy
  }

  /// Splits a text at its line ends.
  package init(text: String) {
    self.init(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// Whether lines are left out.
  package var isAbridged: Bool { lines.contains(Self.ellipsis) }

  /// Whether these lines tell of `whole`, which has all of them.
  package func tell(of whole: WrittenLines) -> Bool {
    let parts = lines.split(separator: Self.ellipsis, omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return self == whole
    }
    var rest = whole.lines[...]
    guard rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count) == last
  }

  /// Every line that differs, with `-` where only these lines have it and `+` where only `other` has.
  package func difference(to other: WrittenLines) -> String {
    let changes = other.lines.difference(from: lines)
    return changes.map { change in
      switch change {
      case .remove(let offset, let line, _): "\(offset + 1) - \(line)"
      case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
      }
    }.joined(separator: "\n")
  }

  private static let ellipsis = "…"
}
