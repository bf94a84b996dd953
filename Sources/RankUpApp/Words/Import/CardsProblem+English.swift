import QuizFormats

extension CardsProblem {
  /// The problem as a sentence without its full stop.
  var english: String {
    switch self {
    case .nestedDeletion: "A gap within another gap became part of its answer"
    case .bracesParted: "Double braces that are no gap got a space in between"
    case .furtherFields(let count):
      "Notes have \(count) more fields than a front and a back; they were left out"
    case .noSeparator(let separator):
      "The line has no \"\(separator)\" between term and definition"
    case .proposedSeparator(let separator):
      "Few lines have a tab; if \"\(separator)\" separates both sides, say --field-separator \"\(separator)\""
    case .unknownSeparator:
      "Few lines have a tab between term and definition; name what separates them with --field-separator"
    }
  }
}
