/// The words for what a player has to say against a question or its marking.
package struct ObjectionWords: Sendable {
  /// The question was marked as bad.
  package let flagged: String
  /// It was marked as bad before in this quiz.
  package let flaggedAlready: String
  /// A typed answer was not right: how to call it right at the next question.
  package let offer: String
  /// The same after the last question, as a prompt.
  package let lastOffer: String
  /// The answer before counts as right: the XP in words, nil for none.
  package let corrected: @Sendable (String?) -> String
  /// Before a typed text with what was wrong in it.
  package let nearly: String
  /// What the signs around missing letters mean.
  package let missing: String
  /// What the signs around letters too many mean.
  package let extra: String
  /// There is no answer that can be called right.
  package let nothingToCorrect: String
}

extension ObjectionWords {
  static let english = ObjectionWords(
    flagged: "Flagged as a bad question.",
    flaggedAlready: "This question is flagged already.",
    offer: "Typed right all the same? :i at the next question counts it, once a day.",
    lastOffer: "Typed right all the same? :i counts it, once a day; Enter goes on: ",
    corrected: { xp in
      xp.map { "The answer before counts as right: +\($0)" } ?? "The answer before counts as right."
    },
    nearly: "Almost:", missing: "[ ] was missing", extra: "( ) was too much",
    nothingToCorrect:
      "The key i is for a typed answer that was not right: at the next question, once a daily."
  )
}
