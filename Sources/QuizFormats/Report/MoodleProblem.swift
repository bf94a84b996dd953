/// What may be the matter with Moodle XML and Cloze, beside what all formats share.
package enum MoodleProblem: Sendable, Equatable {
  /// The file is not well-formed XML, or more than is read.
  case notXML(MarkupFault)
  /// The root is another element than `quiz`: its name.
  case otherRoot(String)
  /// A question that does not say its type.
  case noType
  /// A text that asks nothing.
  case description
  /// A question with a free text as its answer, which nobody can mark here.
  case essay
  /// An essay with notes for its graders became a card with these on its back.
  case essayBecameCard
  /// A question of this type gets its numbers by chance each time it is asked.
  case calculated(String)
  /// A grade of an answer is not within −100 and 100 percent.
  case fractionOutOfRange(String)
  /// The grades of the right choices do not add up to 100 percent, so that each counts the same.
  case fractionsDoNotAdd
  /// True and false are written otherwise; the first was taken as true.
  case otherTrueFalseTexts
  /// Both true and false earn all.
  case bothTrueAndFalse
  /// An answer that stands for any number was left out.
  case anyNumber
  /// A unit whose number would have to be converted was left out.
  case unitLeftOut(String)
  /// Only some of the items are asked for there; here it is all of them.
  case itemsNotChosen
  /// Moodle hides the question; here it is as every other.
  case hidden
  /// Tags stand in a text unescaped; only the text between them was taken.
  case markupInText
  /// A text with gaps has none.
  case noGap
  /// A gap has no closing brace.
  case unclosedGap
  /// So many gaps, or gaps with so many choices, that nobody would fill them.
  case tooManyGaps(Int)
  /// A gap has no answer.
  case emptyGap
  /// A gap stands where no text is shown, such as in a comment.
  case misplacedGap
  /// Of a gap's choices several are right or none is: the gap's number from 1, and how many.
  case choicesOfGap(gap: Int, correct: Int)
  /// No answer of a gap earns all: the gap's number from 1.
  case gapWithoutAnswer(gap: Int)
  /// Doubled braces that are no gap were drawn apart.
  case doubledBraces
  /// A gap counts nothing there; here it counts as every other.
  case gapWithoutMark
}

/// What makes a text no XML, or more XML than is read.
package enum MarkupFault: Sendable, Equatable {
  /// There is no element at all.
  case noElement
  /// The text ends in the middle of something.
  case cutOff
  /// An element has no end tag: its name.
  case unclosed(String)
  /// An end tag is not that of the open element: the name expected, and the one found.
  case mismatched(expected: String, found: String)
  /// Text before or after the root.
  case textOutside
  /// A document type, which could name other files or grow without end.
  case documentType
  /// A tag, comment or declaration that is none.
  case malformed
  /// The same attribute twice: its name.
  case repeatedAttribute(String)
  /// An ampersand that should be `&amp;`.
  case loneAmpersand
  /// A name between ampersand and semicolon that XML does not know.
  case unknownEntity(String)
  /// A character that XML does not allow.
  case invalidCharacter
  /// Elements too deep inside each other.
  case tooDeep(limit: Int)
  /// A file of too many bytes.
  case tooLarge(limit: Int)
}
