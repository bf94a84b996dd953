package import QuizFormats

/// Why nothing of a foreign file could be brought in.
package enum ImportTrouble: Error, Sendable, Equatable {
  /// The file has more bytes than are read.
  case tooLarge(byteCount: Int, limit: Int)
  /// Its characters can't be read.
  case source(SourceProblem)
  /// It is of a kind that is known and not read.
  case refused(RefusedKind)
  /// Nothing tells what it is.
  case unknownFormat
  /// It is JSON by its look, but does not parse, or a bank that can't be played.
  case findings([Finding])
  /// Its reader found no question, or can't go on.
  case refusal(ImportRefusal)
  /// Every question in it was passed over, for the reasons in the log.
  case nothingLeft(Format, ImportLog)
  /// The bank would have more bytes than a bank may have.
  case bankTooLarge(limit: Int)
}
