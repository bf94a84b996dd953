import Terminal

extension Console {
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
