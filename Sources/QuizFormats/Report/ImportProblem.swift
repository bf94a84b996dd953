/// What is the matter with an item of a foreign file, or with the whole of it, as data.
package enum ImportProblem: Sendable, Equatable {
  /// What many formats share.
  case common(CommonProblem)
  case aiken(AikenProblem)
  case cards(CardsProblem)
  case gift(GIFTProblem)
  case hashcards(HashcardsProblem)
  case json(JSONReplyProblem)
  case markdown(MarkdownProblem)
  case moodle(MoodleProblem)
  case pool(PoolProblem)
  case table(TableProblem)
}

/// Why nothing at all can be read from a file.
package struct ImportRefusal: Error, Sendable, Equatable {
  /// What is the matter.
  package let problem: ImportProblem
  /// Where, if it has a place.
  package let line: Int?

  /// Describes a refusal.
  package init(_ problem: ImportProblem, line: Int? = nil) {
    self.problem = problem
    self.line = line
  }
}
