import QuizFormats

extension MarkdownProblem {
  /// What is the matter, without a full stop.
  var english: String {
    switch self {
    case .noPrompt:
      "these options have no question. Put a heading above them, or \"question:\" into the front matter"
    case .noList: "the question has no list of options. Add lines such as \"- [x] right\""
    case .unreadableKey(let key):
      "\"\(key)\" in the front matter can't be read. Write its text between double quotes"
    case .unclosedFence:
      "the code that begins here has no closing fence, so that it was read as text"
    case .unknownDifficulty(let word):
      "\"\(word)\" is no difficulty and was left out. Write easy, medium or hard"
    }
  }
}
