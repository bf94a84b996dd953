/// What a check finds beside the faults that keep a question from being asked.
///
/// Texts from the bank are excerpts: without control characters and of a bounded length.
package enum LintProblem: Sendable, Equatable {
  /// Where an answer can be read before it is given.
  package enum Spot: Sendable, Equatable {
    case prompt, title, topic, hint
  }

  /// What is wrong with the path of a medium.
  package enum Path: Sendable, Equatable {
    case absolute, above, backslash
    /// Nothing lies there; a check that knows the folder tells.
    case missing
    /// An address that does not begin with `https:`.
    case scheme(String)
  }

  /// The text begins with EF BB BF (QB002).
  case byteOrderMark
  /// An earlier id differs only by case (QB008).
  case similarIdentifier(String, first: String)
  /// So many ids, this one first, only number the questions (QB008).
  case positionalIdentifiers(String, count: Int)
  /// Of several choices only one is right, or every one (QB013).
  case oddCorrectCount(Int, of: Int)
  /// Two choices differ only by case, accents or outer punctuation (QB015).
  case similarChoice(String, first: String)
  /// Nothing that is typed matches the answer (QB017).
  case unmatchable(String)
  /// The question takes an answer for an earlier one (QB018).
  case equalAnswer(String, first: String)
  /// An earlier answer takes all these numbers and pays no less (QB020).
  case coveredNumber(String, by: String)
  /// A fraction has no tolerance (QB021).
  case exactFraction(String)
  /// U+FFFD stands where a character was lost (QB026).
  case lostCharacter
  /// UTF-8 was read as something else (QB026).
  case misread(String)
  /// An answer holds characters that nobody sees: each once, in order of first use (QB027).
  case invisible([Unicode.Scalar])
  /// A word has a letter that looks like one of its script (QB028).
  case mixedScripts(String, Unicode.Scalar)
  /// A text is not in normal form C (QB029).
  case notNormalized
  /// A text begins or ends with white space (QB030).
  case outerSpace
  /// More than one space stands between words (QB030).
  case repeatedSpace
  /// A tag of HTML (QB031).
  case tag(String)
  /// A character reference of HTML (QB031).
  case reference(String)
  /// The path of a medium (QB032).
  case media(String, Path)
  /// An earlier question of the type has the prompt (QB033).
  case repeatedPrompt
  /// An earlier question has the prompt and another answer (QB033).
  case contradiction
  /// A choice speaks of others (QB034).
  case looseChoice(String)
  /// The answer stands in the question (QB035).
  case givenAway(String, Spot)
  /// The right choice has so many characters, the longest of the others so many (QB036).
  case longAnswer(Int, others: Int)
  /// Of unshuffled questions so many have their right choice at one place, from 1 (QB037).
  case onePlace(Int, count: Int, of: Int)
  /// Of true-false questions so many have the same answer (QB037).
  case oneTruth(Bool, count: Int, of: Int)
  /// An answer to type has so many characters (QB038).
  case longTyped(Int)
  /// An answer to type holds several, with what parts them (QB038).
  case severalAnswers(String, mark: String)
  /// A text to type is a number (QB039).
  case numberAsText(String)
  /// A star in an answer without wildcards (QB040).
  case plainStar(String)
  /// The bank has no licence (QB042).
  case noLicense
  /// A licence is no SPDX expression (QB042).
  case unclearLicense(String)
  /// The licence of a question asks for more than that of the bank (QB042).
  case stricterLicense(String, bank: String)
  /// The bank has no language (QB043).
  case noLanguage
  /// The bank has neither authors nor a source (QB043).
  case noOrigin
  /// A question has no explanation (QB044).
  case noExplanation
  /// A topic or tag is spelled otherwise than before (QB045).
  case otherSpelling(String, first: String)
  /// A prompt or a choice has so many characters, and the limit (QB046).
  case longText(Int, limit: Int)
  /// A prompt has so many lines, and the limit (QB046).
  case manyLines(Int, limit: Int)
  /// There are so many choices, more than letters, or only more than digits (QB047).
  case manyChoices(Int, letters: Bool)
  /// The seconds to answer in, and those that reading takes (QB048).
  case shortTime(String, needed: Int)
  /// Values are nested deeper than this (QB050).
  case deepNesting(limit: Int)
}
