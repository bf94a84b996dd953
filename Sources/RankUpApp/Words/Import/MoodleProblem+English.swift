import QuizFormats

extension MoodleProblem {
  /// The problem as an English sentence without its full stop.
  var english: String {
    switch self {
    case .notXML(let fault): "this is not the XML of a question bank: \(fault.english)"
    case .otherRoot(let name):
      "this is XML, but no question bank of Moodle: it begins with \"\(name)\", not with \"quiz\""
    case .noType: "the question does not say its type"
    case .description: "a description asks nothing"
    case .essay: "an essay can't be marked; with notes for graders it becomes a card"
    case .essayBecameCard: "the essay became a flashcard with the notes for graders on its back"
    case .calculated(let type):
      "a question of type \"\(type)\" gets new numbers each time, which only Moodle can do"
    case .fractionOutOfRange(let grade): "the grade \"\(grade)\" is not within -100 and 100 percent"
    case .fractionsDoNotAdd:
      "the grades of the right choices do not add up to 100 percent, so each counts the same"
    case .otherTrueFalseTexts:
      "the answers are not \"true\" and \"false\", so the first was taken as true"
    case .bothTrueAndFalse: "both true and false are marked as right"
    case .anyNumber: "an answer that stands for any number was left out"
    case .unitLeftOut(let unit):
      "the unit \"\(unit)\" was left out, because numbers are not converted"
    case .itemsNotChosen: "Moodle asks for some of the items only; here it is all of them"
    case .hidden: "Moodle hides this question; here it is asked like any other"
    case .markupInText: "tags stand in a text where they should be escaped; they were left out"
    case .noGap: "the text has no gap such as {1:SHORTANSWER:=answer}"
    case .unclosedGap: "a gap has no closing brace"
    case .tooManyGaps(let count): "\(count) gaps with all their choices are too many"
    case .emptyGap: "a gap has no answer"
    case .misplacedGap: "a gap stands where no text is shown"
    case .choicesOfGap(let gap, 0): "gap \(gap) has no right choice"
    case .choicesOfGap(let gap, let correct):
      "gap \(gap) has \(correct) right choices, and can have one only"
    case .gapWithoutAnswer(let gap): "gap \(gap) has no answer that earns all"
    case .doubledBraces: "double braces that are no gap were drawn apart"
    case .gapWithoutMark: "a gap that counts nothing in Moodle counts like any other here"
    }
  }
}

extension MarkupFault {
  /// The end of the sentence that says why a text is no XML.
  var english: String {
    switch self {
    case .noElement: "there is no element in it"
    case .cutOff: "it ends too early"
    case .unclosed(let name): "the element \"\(name)\" is not closed"
    case .mismatched(let expected, let found):
      "the tag </\(found)> stands where </\(expected)> should be"
    case .textOutside: "there is text outside the one element that should hold all"
    case .documentType:
      "the line with <!DOCTYPE could name other files, so it is not read; delete that line"
    case .malformed: "a tag is not written as XML wants it"
    case .repeatedAttribute(let name): "a tag has the attribute \"\(name)\" twice"
    case .loneAmpersand: "an ampersand should be written as &amp;"
    case .unknownEntity(let name): "XML does not know \"&\(name);\""
    case .invalidCharacter: "a character can't stand in XML"
    case .tooDeep(let limit): "more than \(limit) elements stand inside each other"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    }
  }
}
