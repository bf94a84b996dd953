/// Why and where a text is not XML, or is more than is read; reading stops at the first such place.
package struct XMLError: Error, Sendable, Equatable {
  /// What is wrong, as data: the words for it are the caller's.
  package enum Problem: Sendable, Equatable {
    /// No element at all; the place is the end.
    case noRoot
    /// The text ends in the middle of a tag, comment, section or reference; the place is the end.
    case unexpectedEnd
    /// The text ends while an element is open; the place is where that begins.
    case unclosedElement(String)
    /// An end tag names another element than the open one; the place is the end tag.
    case mismatchedTag(expected: String, found: String)
    /// Something other than comments and white space before or after the root.
    case textOutsideRoot
    /// A document type, which is never read: it could name other files or entities without end.
    case documentType
    /// A character that can't stand in this part of a tag or declaration.
    case malformedMarkup
    /// An XML declaration that is none, stands too late, or is of a version other than 1.
    case malformedDeclaration
    /// Two hyphens inside a comment.
    case hyphensInComment
    /// `]]>` in text, which is only allowed at the end of a CDATA section.
    case sectionEndInText
    /// `<` in the value of an attribute.
    case lessThanInAttribute
    /// The same attribute twice in one tag; the place is the tag.
    case repeatedAttribute(String)
    /// An ampersand that begins no reference.
    case malformedReference
    /// A reference to a name other than the five that XML itself knows.
    case unknownEntity(String)
    /// A character or a reference to one that XML does not allow, such as most controls.
    case invalidCharacter
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// More elements inside each other than allowed; the place is the first one too many.
    case tooDeep(limit: Int)
    /// More bytes than the tree can address; the place is the start.
    case tooLarge(limit: Int)
  }

  /// What is wrong.
  package let problem: Problem
  /// The place as a byte offset in the text.
  package let offset: Int
  /// The same place as line and column.
  package let position: XMLPosition

  /// Makes an error as reading would throw it, for comparing.
  package init(_ problem: Problem, offset: Int, position: XMLPosition) {
    self.problem = problem
    self.offset = offset
    self.position = position
  }
}

/// A problem whose line has not been counted yet.
struct XMLFault: Error {
  let problem: XMLError.Problem
  let offset: Int

  init(_ problem: XMLError.Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
