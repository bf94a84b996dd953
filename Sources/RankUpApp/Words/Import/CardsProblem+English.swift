import QuizFormats

extension CardsProblem {
  /// The problem as a sentence without its full stop.
  var english: String {
    switch self {
    case .nestedDeletion: "a gap within another gap became part of its answer"
    case .bracesParted: "double braces that are no gap got a space in between"
    case .furtherFields(let count):
      "notes have \(count) more fields than a front and a back; they were left out"
    case .noSeparator(let separator):
      "the line has no \"\(separator)\" between term and definition"
    case .proposedSeparator(let separator):
      "few lines have a tab; if \"\(separator)\" separates both sides, say --field-separator \"\(separator)\""
    case .unknownSeparator:
      "few lines have a tab between term and definition; name what separates them with --field-separator"
    }
  }
}
