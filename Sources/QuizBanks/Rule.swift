/// The rules for banks that reading one applies; a raw value is the id that a report shows.
package enum Rule: String, Sendable, CaseIterable {
  /// Not UTF-8, or not JSON.
  case invalidText = "QB001"
  /// A byte order mark before the text.
  case byteOrderMark = "QB002"
  /// `format` or `formatVersion` missing or not supported.
  case unknownFormat = "QB003"
  /// A key that the format does not have, or not there.
  case unknownKey = "QB004"
  /// A value of the wrong kind, out of its range or not one of a list, or none where one must be.
  case wrongValue = "QB005"
  /// A key twice in one object.
  case repeatedKey = "QB006"
  /// An id twice in one bank.
  case repeatedIdentifier = "QB007"
  /// Ids that differ only by case, or only number the questions.
  case weakIdentifier = "QB008"
  /// A prompt, choice, item or answer in which nothing can be seen.
  case blankText = "QB009"
  /// Fewer than two choices, pairs or items.
  case tooFewChoices = "QB010"
  /// A multiple-choice question without exactly one right choice.
  case notOneCorrect = "QB011"
  /// A multiple-response question without a right choice.
  case noneCorrect = "QB012"
  /// A multiple-response question with only one right choice, or with nothing else.
  case oddCorrectCount = "QB013"
  /// Two choices that read the same.
  case repeatedChoice = "QB014"
  /// Two choices that differ only by case, accents or outer punctuation.
  case similarChoices = "QB015"
  /// No accepted answer that earns full credit.
  case noFullCredit = "QB016"
  /// An accepted answer that nothing typed can match.
  case unmatchableAnswer = "QB017"
  /// Accepted answers that are the same to the question.
  case equalAnswers = "QB018"
  /// A range the wrong way round, a negative tolerance, a number that can't be held.
  case badNumber = "QB019"
  /// An accepted number within an earlier one that pays as much.
  case coveredNumber = "QB020"
  /// A fraction that has to be typed exactly.
  case exactFraction = "QB021"
  /// A left side twice, or a distractor that is a right side.
  case ambiguousPair = "QB022"
  /// Two items to be put in order that read the same.
  case repeatedItem = "QB023"
  /// Gaps and their places in the prompt do not fit each other.
  case misplacedGap = "QB024"
  /// Control characters, or bidi controls, in a text.
  case controlCharacters = "QB025"
  /// Characters that were lost or taken for others when the text was decoded.
  case brokenEncoding = "QB026"
  /// Characters in an answer that nobody sees.
  case invisibleCharacters = "QB027"
  /// Letters of two scripts in one word of an answer.
  case mixedScripts = "QB028"
  /// A text that is not in Unicode's normal form C.
  case notNormalized = "QB029"
  /// White space at the ends of a text, or more than one space between words.
  case whiteSpace = "QB030"
  /// A tag or a character reference of HTML.
  case markup = "QB031"
  /// A medium that is not there, or lies where a bank may not point to.
  case mediaPath = "QB032"
  /// A prompt that another question of the type has.
  case repeatedPrompt = "QB033"
  /// A choice that speaks of others and may be shuffled.
  case looseChoice = "QB034"
  /// An answer that can be read before it is given.
  case givenAway = "QB035"
  /// A right choice that stands out by its length.
  case longAnswer = "QB036"
  /// Answers of a bank that mostly are at one place.
  case lopsidedAnswers = "QB037"
  /// An accepted answer that is long, or several in one.
  case unwieldyAnswer = "QB038"
  /// An accepted text that is a number.
  case numberAsText = "QB039"
  /// A star that stands for itself.
  case plainStar = "QB040"
  /// A choice whose credit says the opposite of its `correct`.
  case contradictoryCredit = "QB041"
  /// No licence, an unclear one, or one that the bank's does not allow.
  case license = "QB042"
  /// Nothing says in which language the bank is, or whose it is.
  case missingOrigin = "QB043"
  /// A question without an explanation; looked for only when asked.
  case noExplanation = "QB044"
  /// A topic or a tag that is spelled in two ways.
  case twoSpellings = "QB045"
  /// A text that fills a terminal.
  case longText = "QB046"
  /// More choices than letters or digits.
  case manyChoices = "QB047"
  /// Less time than reading takes.
  case shortTime = "QB048"
  /// A bank without a question to ask.
  case nothingToAsk = "QB049"
  /// A file too large or nested too deep.
  case hardLimit = "QB050"
}

/// How grave a finding is.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
  case info
}
