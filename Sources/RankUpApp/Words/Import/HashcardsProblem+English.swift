import QuizFormats

extension HashcardsProblem {
  /// What is the matter, without a full stop.
  var english: String {
    switch self {
    case .openFrontMatter: "The front matter has no end. Close it with a line \"---\""
    case .answerWithoutQuestion: "\"A:\" has no question. Put a line \"Q:\" before it"
    case .questionWithoutAnswer: "The question has no answer. Put a line \"A:\" after it"
    case .answerInAnswer: "The card has a second \"A:\". Put a line \"Q:\" between the two"
    case .answerInCloze: "\"A:\" stands in a cloze. Begin the card with \"Q:\" instead of \"C:\""
    case .clozeWithoutGap: "The cloze has no gap. Put the hidden words between [ and ]"
    case .linkTakenForGap(let words):
      "The link \"\(words)\" became a gap, as in hashcards. If that is wrong, write \\[ and \\]"
    case .bracesSpaced: "A space was put between two \"{\", which would begin a gap here"
    }
  }
}
