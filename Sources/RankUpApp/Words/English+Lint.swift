import QuizBanks

/// Sentences for what a check finds in a bank that can be played, without a full stop.
enum EnglishLint {
  static func sentence(_ problem: LintProblem) -> String {
    switch problem {
    case .byteOrderMark: "a byte order mark stands before the text; save it without, or use --fix"
    case .similarIdentifier(let id, let first):
      "the id \"\(id)\" differs from \"\(first)\" only by its case; choose another"
    case .positionalIdentifiers(let id, let count): positional(id, count)
    case .oddCorrectCount(let correct, let count):
      correct == count
        ? "all \(count) choices are correct; add a wrong one"
        : "only 1 of \(count) choices is correct; make the type multiple-choice, or mark another"
    case .similarChoice(let text, let first):
      "the choice \"\(text)\" differs from \"\(first)\" only by case, accents or punctuation; "
        + "make the difference plain"
    case .unmatchable(let text): "nothing that is typed can match \"\(text)\"; change it"
    case .equalAnswer(let text, let first):
      text == first
        ? "\"\(text)\" is accepted twice; leave one out"
        : "\"\(text)\" is taken for \"\(first)\" anyway; leave one out"
    case .coveredNumber(let number, let cover):
      "\(number) lies within \(cover), which is accepted already; leave it out"
    case .exactFraction(let number):
      "\(number) has to be typed to the last digit; add a \"tolerance\""
    case .lostCharacter: "a character was lost (U+FFFD); type it again"
    case .misread(let text): "\"\(text)\" looks like UTF-8 that was read as another encoding"
    case .invisible(let scalars):
      "the answer has characters that nobody sees (\(codePoints(scalars))); leave them out, or use --fix"
    case .mixedScripts(let word, let letter):
      "\"\(word)\" has a letter of another script (\(codePoints([letter]))); type it anew"
    case .notNormalized: "the text is not in Unicode's normal form NFC; --fix mends that"
    case .outerSpace: "white space stands at an end of the text; leave it out, or use --fix"
    case .repeatedSpace: "more than one space stands between words; leave one, or use --fix"
    case .tag(let tag):
      "\"\(tag)\" is HTML, which is shown as it stands; use plain text or Markdown"
    case .reference(let text):
      "\"\(text)\" is HTML, which is shown as it stands; write the character itself"
    default: furtherSentence(problem)
    }
  }

  private static func furtherSentence(_ problem: LintProblem) -> String {
    switch problem {
    case .media(let path, let fault): media(path, fault)
    case .repeatedPrompt: "the prompt is there already; change it, or leave one question out"
    case .contradiction:
      "the same prompt has another answer before; one of the two must be wrong"
    case .looseChoice(let text):
      "\"\(text)\" speaks of other choices; hold it in its place with \"fixed\": true"
    case .givenAway(let answer, let spot): "\"\(answer)\" can be read in \(name(spot)) already"
    case .longAnswer(let count, let others):
      "the right choice has \(count) characters, no other more than \(others); "
        + "shorten it, or say more in the others"
    case .onePlace(let place, let count, let total):
      "in \(number(count)) of \(number(total)) questions that keep their order choice \(place) is "
        + "right; shuffle them"
    case .oneTruth(let truth, let count, let total):
      "\(number(count)) of \(number(total)) statements are \(truth); turn some of them round"
    case .longTyped(let count):
      "\(number(count)) characters are a lot to type; accept something shorter too"
    case .severalAnswers(let text, let mark):
      "\"\(text)\" seems to hold several answers (\(mark)); list each on its own"
    case .numberAsText(let text): "\"\(text)\" is a number; make the type numeric"
    case .plainStar(let text):
      "the * in \"\(text)\" stands for itself; for any letters write \"wildcards\": true"
    case .noLicense: "the bank has no \"license\", so that nobody knows what is allowed with it"
    case .unclearLicense(let text):
      "\"\(text)\" is no SPDX expression such as CC-BY-SA-4.0 or LicenseRef-Mine"
    case .stricterLicense(let text, let bank):
      "\(text) asks for more than \(bank), the licence of the bank"
    default: lastSentence(problem)
    }
  }

  private static func lastSentence(_ problem: LintProblem) -> String {
    switch problem {
    case .noLanguage: "the bank has no \"language\"; write a tag such as \"en\""
    case .noOrigin: "the bank has neither \"authors\" nor \"source\"; say whose it is"
    case .noExplanation: "the question has no \"explanation\""
    case .otherSpelling(let text, let first):
      "\"\(text)\" is spelled \"\(first)\" elsewhere; choose one of them"
    case .longText(let count, let limit):
      "\(number(count)) characters are a lot for a terminal; keep to \(number(limit))"
    case .manyLines(let count, let limit):
      "\(number(count)) lines are a lot for a terminal; keep to \(number(limit))"
    case .manyChoices(let count, letters: true):
      "there are \(number(count)) choices, more than there are letters"
    case .manyChoices(let count, letters: false):
      "there are \(number(count)) choices, more than there are digits"
    case .shortTime(let limit, let needed):
      "the time limit is \(limit) s, and reading takes about \(number(needed)) s"
    case .deepNesting(let limit): "values are nested deeper than \(limit); no bank needs that"
    default: ""
    }
  }

  private static func positional(_ id: String, _ count: Int) -> String {
    (count == 1
      ? "the id \"\(id)\" only numbers the question"
      : "\"\(id)\" and \(number(count - 1)) more ids only number the questions")
      + "; results go astray when one is put in between"
  }

  private static func media(_ path: String, _ fault: LintProblem.Path) -> String {
    switch fault {
    case .absolute:
      "the path \"\(path)\" holds on one machine only; write it from the bank's folder"
    case .above: "the path \"\(path)\" leads out of the bank's folder; leave .. out"
    case .backslash: "the path \"\(path)\" has a backslash; separate with /"
    case .missing: "there is no file \"\(path)\" beside the bank"
    case .scheme(let scheme): "an address that begins with \(scheme): is not opened; use https:"
    }
  }

  private static func name(_ spot: LintProblem.Spot) -> String {
    switch spot {
    case .prompt: "the prompt"
    case .title: "the title"
    case .topic: "the topic"
    case .hint: "the first hint"
    }
  }

  private static func number(_ number: Int) -> String { FormatWords.english.number(number) }
}

/// The code points of the first few scalars, as in U+001B.
func codePoints(_ scalars: [Unicode.Scalar]) -> String {
  let names = scalars.prefix(4).map { scalar in
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
  return names.joined(separator: ", ") + (scalars.count > names.count ? ", ..." : "")
}
