package import JSON
package import Terminal

/// What a command has to say at its end: a page, the same as JSON, and the exit code.
package struct Reply: Sendable {
  /// The page, for standard output.
  package let page: [Text]
  /// The document that `--json` prints instead; nil where a command reads nothing.
  package let json: JSONValue?
  /// How the program ends.
  package let exit: ExitCode

  /// Describes a reply.
  package init(_ page: [Text] = [], json: JSONValue? = nil, exit: ExitCode = .done) {
    self.page = page
    self.json = json
    self.exit = exit
  }
}
