/// Why and where a text is not JSON; reading stops at the first such place.
package struct JSONError: Error, Sendable, Equatable {
  /// What is wrong, as data: the words for it are the caller's.
  package enum Problem: Sendable, Equatable {
    /// A byte that can't stand here; the place is that byte.
    case unexpectedByte(UInt8)
    /// The text stops in the middle of a value; the place is the end.
    case unexpectedEnd
    /// Nothing but white space; the place is the end.
    case emptyDocument
    /// More text after the one value; the place is its first byte.
    case textAfterValue
    /// A comma with nothing after it before the bracket; the place is the comma.
    case trailingComma
    /// Two values side by side; the place is the second one.
    case missingComma
    /// Digits missing, a leading zero, or a letter or sign too many; the place is where it begins.
    case malformedNumber
    /// Ill-formed UTF-8 in a string; the place is where the broken sequence begins.
    case invalidUTF8
    /// A byte below 20 hex in a string, a line break for one; the place is that byte.
    case controlCharacterInString
    /// A backslash that begins no escape; the place is the backslash.
    case invalidEscape
    /// Half of a surrogate pair, which is no character; the place is the escape's backslash.
    case loneSurrogate
    /// More brackets inside each other than allowed; the place is the first one too many.
    case tooDeep(limit: Int)
    /// More bytes than a tape can address; the place is the start.
    case tooLarge(limit: Int)
  }

  package let problem: Problem
  /// The place as a byte offset in the whole text.
  package let offset: Int
  /// The same place as line and column.
  package let position: JSONPosition

  /// Makes an error as reading would throw it, for comparing.
  package init(_ problem: Problem, offset: Int, position: JSONPosition) {
    self.problem = problem
    self.offset = offset
    self.position = position
  }
}

/// A problem whose line has not been counted yet.
struct JSONFault: Error {
  let problem: JSONError.Problem
  let offset: Int

  init(_ problem: JSONError.Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
