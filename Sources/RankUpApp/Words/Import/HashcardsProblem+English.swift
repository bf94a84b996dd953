import QuizFormats

extension HashcardsProblem {
  /// What is the matter, without a full stop.
  var english: String {
    switch self {
    case .openFrontMatter: "the front matter has no end. Close it with a line \"---\""
    case .answerWithoutQuestion: "\"A:\" has no question. Put a line \"Q:\" before it"
    case .questionWithoutAnswer: "the question has no answer. Put a line \"A:\" after it"
    case .answerInAnswer: "the card has a second \"A:\". Put a line \"Q:\" between the two"
    case .answerInCloze: "\"A:\" stands in a cloze. Begin the card with \"Q:\" instead of \"C:\""
    case .clozeWithoutGap: "the cloze has no gap. Put the hidden words between [ and ]"
    case .linkTakenForGap(let words):
      "the link \"\(words)\" became a gap, as in hashcards. If that is wrong, write \\[ and \\]"
    case .bracesSpaced: "a space was put between two \"{\", which would begin a gap here"
    }
  }
}
