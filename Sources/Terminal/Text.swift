/// Text for a screen: strings with roles, clean by construction and free of escape codes.
///
/// Whatever goes in is passed through `cleaned`, so that the only control character in a `Text`
/// is LF. Neighbouring runs of one role are one run, and none is empty; so texts that look the
/// same are equal however they were put together.
///
///     let line: Text = "\("right", .good): \(answer)"
package struct Text: Sendable, Equatable {
  /// A string of one role.
  package struct Run: Sendable, Equatable {
    package let string: String
    package let role: Role
  }

  package private(set) var runs: [Run] = []

  /// Makes an empty text.
  package init() {}

  /// Makes a text of one role; the string is cleaned, and keeps its line ends.
  package init(_ string: String, _ role: Role = .plain) {
    append(cleaned(string, keepingNewlines: true), role)
  }

  /// The text without its roles.
  package var plain: String { runs.reduce(into: "") { $0 += $1.string } }

  package var isEmpty: Bool { runs.isEmpty }

  /// The cells that it takes on one line.
  package var width: Int {
    guard runs.count != 1 else { return CellWidth.of(runs[0].string) }
    return clusters.reduce(0) { $0 + $1.width }
  }

  /// Returns both texts, one after the other, with their roles.
  package static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum += right
    return sum
  }

  /// Adds a text at the end with its roles.
  package static func += (left: inout Text, right: Text) {
    for run in right.runs { left.append(run.string, run.role) }
  }

  /// Returns a number of spaces, 0 to 1,000; a number outside is moved to the nearest.
  package static func spaces(_ count: Int) -> Text {
    Text(String(repeating: " ", count: min(max(0, count), 1000)))
  }

  /// Adds a string that is already clean.
  mutating func append(_ string: String, _ role: Role) {
    guard !string.isEmpty else { return }
    if let last = runs.last, last.role == role {
      runs[runs.count - 1] = Run(string: last.string + string, role: role)
    } else {
      runs.append(Run(string: string, role: role))
    }
  }
}

extension [Text] {
  /// Returns one text with the separator between the elements.
  package func joined(separator: Text = "") -> Text {
    var result = Text()
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
