import Terminal

extension Console {
  /// Tells of an error beside the page.
  func writeError(_ report: ErrorReport, _ words: Words) throws {
    try writeErrorSentence(Text(words.errors.prefix, .bad) + Text(cleaned(report.sentence)))
  }

  /// Writes a sentence beside the page.
  ///
  /// Only a terminal gets it in lines of its width: in a log or a search, a path that was broken
  /// over two lines is not found.
  func writeErrorSentence(_ sentence: Text) throws {
    try writeError(
      errors.isTerminal
        ? wrap(sentence, width: errors.width, keepingWords: true) : [sentence.oneLine])
  }
}
