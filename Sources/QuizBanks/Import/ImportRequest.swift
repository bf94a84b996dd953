package import QuizFormats

/// What the player says of files that are to be brought in.
package struct ImportRequest: Sendable, Equatable {
  /// The format; nil to tell it from the content.
  package var format: Format?
  /// How characters are written; nil to find out.
  package var encoding: TextEncoding?
  /// What the readers are told.
  package var options = ReadOptions()

  /// Says nothing.
  package init() {}
}
