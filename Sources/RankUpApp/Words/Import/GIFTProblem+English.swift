import QuizFormats

extension GIFTProblem {
  /// A sentence without a full stop.
  var english: String {
    switch self {
    case .description: "a text without braces asks nothing; add {answers} to make it a question"
    case .essay: "an essay can't be marked; with feedback after #### it becomes a card"
    case .unbalancedBrace:
      "a brace has no partner; take blank lines out of the question, and write a brace of the text as \\{ or \\}"
    case .clozeGap: "this is a gap of Cloze, not GIFT; try --from cloze"
    case .laterBraces:
      "only the first pair of braces holds answers, the others are taken for text; write those as \\{ and \\}"
    case .mathBraces:
      "braces of mathematics are taken for text, and the last pair with answers for the answers"
    case .lonelyZero: "Moodle takes a line with only \"0\" for a blank one; here it is text"
    case .swallowedQuestion:
      "Moodle would lose the question right after $CATEGORY:; put a blank line between them"
    case .truthInSmallLetters(let word):
      "\"\(word)\" is taken for true or false; Moodle takes only T, TRUE, F and FALSE"
    case .weightOnRightAnswer(let weight):
      "the only right answer has the weight \"\(weight)\"; it counts in full"
    case .weightSum(let sum):
      "the weights of the right choices add up to \(withoutZero(sum)) %, not 100 %; all count alike instead"
    case .noArrow(let part): "\"\(part)\" has no \"->\" between its two sides"
    case .repeatedLeftSide(let text):
      "the left side \"\(text)\" is there twice with different right sides"
    case .reversedRange(let range):
      "the range \"\(range)\" goes from high to low; it is read the other way round"
    case .orderingSubset(let shown, let count):
      "Moodle would show \(shown) of the \(count) items; here all are asked for"
    }
  }
}

/// A number as it is written by hand: 120 instead of 120.0.
func withoutZero(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
