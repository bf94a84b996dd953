/// What may be the matter with an item of any format.
package enum CommonProblem: Sendable, Equatable {
  /// Nothing of the prompt can be seen.
  case blankPrompt
  /// Nothing of a choice, an answer or an item can be seen.
  case blankAnswer
  /// There are fewer choices, pairs or items than two.
  case tooFewChoices(Int)
  /// No answer is given at all.
  case noAnswer
  /// No answer is marked as right.
  case noCorrectAnswer
  /// An answer names a choice that is not there: the answer, and how many choices there are.
  case answerOutOfRange(String, choices: Int)
  /// An answer given as a text is none of the choices.
  case answerNotAmongChoices(String)
  /// Two choices read the same.
  case repeatedChoice(String)
  /// The same question stands in the file before, at a line.
  case repeatedQuestion(firstLine: Int?)
  /// The id was given before; this question got one made from its content.
  case repeatedIdentifier(String)
  /// The id has characters that ids can't have; one was made from the content, or from it.
  case changedIdentifier(String)
  /// Several answers earn all; the question became one with several right choices.
  case severalCorrect(Int)
  /// A number was expected.
  case notANumber(String)
  /// A type of question that can't be asked in a terminal, or not at all.
  case unsupportedType(String)
  /// Pictures, sounds or films, which a terminal can't show; their names stand in the text.
  case mediaLeftOut(Int)
  /// A part that means nothing here was left out.
  case partLeftOut(String)
  /// The item ends before it is complete.
  case incomplete
  /// Lines outside any item.
  case strayText(String)
  /// The native format has no place for it, by the rule of the linter that is broken.
  case notPlayable(rule: String)
  /// The file holds no question at all.
  case nothingToImport
  /// Characters that turn the direction of text, which no terminal is given, were left out: how many.
  case bidiControlsLeftOut(Int)
  /// Bytes that are not UTF-8 were read as windows-1252; the offset of the first, and whether
  /// they look like words of another code page.
  case readAsWindows1252(offset: Int, isDoubtful: Bool)
}
