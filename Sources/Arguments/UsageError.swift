/// What is wrong with a command line, as data; sentences are made of it elsewhere.
///
/// Options are spelled with their dashes, plain words by their placeholder. `choices` are the words
/// that would be taken, or hints such as `1-50`, and may be empty.
package enum UsageError: Error, Equatable, Sendable {
  /// The first word names no command (after `help`: no command and no topic).
  case unknownCommand(String, nearest: String?)
  /// Nobody knows this option; `command` is `nil` when none was named before it.
  case unknownOption(String, nearest: String?, command: String?)
  /// The option is not `command`'s, or stands before the command, but others have it.
  case misplacedOption(String, command: String?, belongsTo: [String])
  /// A plain word too many.
  case unexpected(String, command: String?)
  /// A required option or plain word is not there.
  case missing(String, choices: [String])
  /// The option stands at the end, or before another option.
  case missingValue(String, choices: [String])
  /// A flag was given a value with `=`.
  case takesNoValue(String, word: String)
  /// The word can't be read as this argument's value.
  case invalid(String, word: String, choices: [String])
}
