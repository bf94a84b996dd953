/// What may be the matter with the cards of hashcards, beside what all formats share.
package enum HashcardsProblem: Sendable, Equatable {
  /// The front matter between `---` lines has no end.
  case openFrontMatter
  /// `A:` stands where no `Q:` is open.
  case answerWithoutQuestion
  /// A question is over before its `A:`.
  case questionWithoutAnswer
  /// A second `A:` stands in an answer.
  case answerInAnswer
  /// `A:` stands in a cloze.
  case answerInCloze
  /// A cloze has no text between brackets.
  case clozeWithoutGap
  /// A link, `[text](address)`, was taken for a gap, as hashcards does.
  case linkTakenForGap(String)
  /// Double braces, which mark gaps here, got a space between them.
  case bracesSpaced
}
