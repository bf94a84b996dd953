/// A line that works as it stands, and what it does.
package struct Example<Words: Sendable>: Sendable {
  /// The whole line, program name included: `rankup daily --bank geography`.
  package let line: String
  package let caption: Sentence<Words>

  /// Pairs a line, program name included, with what it does.
  package init(_ line: String, _ caption: Sentence<Words>) {
    self.line = line
    self.caption = caption
  }
}
