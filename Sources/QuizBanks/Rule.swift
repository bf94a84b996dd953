/// The rules for banks that reading one applies; a raw value is the id that a report shows.
package enum Rule: String, Sendable, CaseIterable {
  /// Not UTF-8, or not JSON.
  case invalidText = "QB001"
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
  /// A prompt, choice, item or answer in which nothing can be seen.
  case blankText = "QB009"
  /// Fewer than two choices, pairs or items.
  case tooFewChoices = "QB010"
  /// A multiple-choice question without exactly one right choice.
  case notOneCorrect = "QB011"
  /// A multiple-response question without a right choice.
  case noneCorrect = "QB012"
  /// Two choices that read the same.
  case repeatedChoice = "QB014"
  /// No accepted answer that earns full credit.
  case noFullCredit = "QB016"
  /// A range the wrong way round, a negative tolerance, a number that can't be held.
  case badNumber = "QB019"
  /// A left side twice, or a distractor that is a right side.
  case ambiguousPair = "QB022"
  /// Two items to be put in order that read the same.
  case repeatedItem = "QB023"
  /// Gaps and their places in the prompt do not fit each other.
  case misplacedGap = "QB024"
  /// Control characters, or bidi controls, in a text.
  case controlCharacters = "QB025"
  /// A choice whose credit says the opposite of its `correct`.
  case contradictoryCredit = "QB041"
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
