package import JSON
import QuizFormats

/// What exactly is wrong, as data from which a sentence can be made.
///
/// Texts from the bank are excerpts: without control characters and of a bounded length.
package enum Problem: Sendable, Equatable {
  /// The text is not JSON (QB001, QB050 where it is nested too deep or too long for the reader).
  case notJSON(JSONError.Problem)
  /// A typographic quote where JSON has a straight one (QB001).
  case curlyQuote
  /// The text is UTF-16 or UTF-32, by the bits of its units (QB001).
  case wideText(bits: Int)
  /// The file is larger than any bank may be (QB050).
  case tooLarge(byteCount: Int, limit: Int)
  /// The text is JSON, but nothing marks it as a quiz bank (QB003).
  case noFormat
  /// `format` names another format (QB003).
  case otherFormat(String)
  /// `formatVersion` is missing (nil) or not the one supported (QB003).
  case otherVersion(String?, supported: Int)
  /// No object of this kind has the key (QB004).
  case unknownKey(String, nearest: String?)
  /// Other types of question have the key, this one does not use it (QB004).
  case misplacedKey(String, type: String)
  /// A key that must be there is not (QB005).
  case missingKey(String)
  /// A value is of another kind than the format has there (QB005).
  case wrongKind(found: JSONNode.Kind, value: String, expected: [JSONNode.Kind])
  /// A word is not one of the list (QB005).
  case unknownWord(String, nearest: String?, allowed: [String])
  /// An id is empty, too long or has other characters than letters, digits and `._:-` (QB005).
  case malformedIdentifier(String)
  /// A language is no BCP 47 tag (QB005).
  case malformedLanguage(String)
  /// A credit is not within −1 and 1 (QB005).
  case creditOutOfRange(String)
  /// The points of a gap are not above 0 and at most 1,000 (QB005).
  case pointsOutOfRange(String)
  /// An id of a gap is empty, too long or has other characters than letters, digits and `_` (QB005).
  case malformedGapIdentifier(String)
  /// The key is there twice; the first one was read (QB006).
  case repeatedKey(String)
  /// Another question before has the id (QB007).
  case repeatedIdentifier(String)
  /// Nothing of the text can be seen (QB009).
  case blank
  /// There are fewer choices than two (QB010).
  case tooFewChoices(Int)
  /// There are fewer pairs than two (QB010).
  case tooFewPairs(Int)
  /// There are fewer items to be put in order than two (QB010).
  case tooFewItems(Int)
  /// There is not exactly one right choice (QB011).
  case correctChoices(Int)
  /// There is no right choice (QB012).
  case noCorrectChoice
  /// A choice reads like one before it (QB014).
  case repeatedChoice(String)
  /// No answer earns full credit (QB016).
  case noFullCredit
  /// The least number of a range is above its greatest (QB019).
  case reversedRange(minimum: String, maximum: String)
  /// A tolerance is below zero (QB019).
  case negativeTolerance(String)
  /// A number, or a range around it, is too large for a double (QB019).
  case infiniteNumber(String)
  /// A whole number has more digits than a double keeps; with an exponent it may be written (QB019).
  case inexactNumber(String)
  /// A left side reads like one before it (QB022).
  case repeatedLeftSide(String)
  /// A distractor reads like a right side (QB022).
  case rightDistractor(String)
  /// An item reads like one before it (QB023).
  case repeatedItem(String)
  /// The prompt has a place for a gap that is not there (QB024).
  case missingGap(String)
  /// A gap has no place in the prompt (QB024).
  case unplacedGap(String)
  /// A gap has two places in the prompt (QB024).
  case repeatedPlaceholder(String)
  /// Two gaps have one id (QB024).
  case repeatedGap(String)
  /// Two braces open in the prompt, and no id with two closing ones follows (QB024).
  case unbalancedBraces
  /// There is no gap at all (QB024).
  case noGap
  /// A text held control characters, which were taken out: each once, in order of first use (QB025).
  case controlCharacters([Unicode.Scalar])
  /// A text holds bidi embeddings, overrides or isolates: each once, in order of first use (QB025).
  case bidiControls([Unicode.Scalar])
  /// A right choice without full credit, or a wrong one with it (QB041).
  case contradictoryCredit(String, isCorrect: Bool)
  /// No question can be asked (QB049).
  case nothingToAsk
  /// Something that only a check looks for.
  case lint(LintProblem)
}
