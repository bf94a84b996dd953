import Arguments
import QuizFormats

extension Format: ArgumentValue {}
extension TextEncoding: ArgumentValue {}
extension ReadOptions.AnswerKind: ArgumentValue {}
extension ReadOptions.PromptSide: ArgumentValue {}

/// What the columns of a table mean, as in `prompt=5,choice=6,choice=7,answer=Solution`.
struct ColumnList: ArgumentValue {
  let columns: [ColumnRole]

  static let choices = ["prompt=1,answer=2"]

  init?(argument: String) {
    var columns: [ColumnRole] = []
    for part in argument.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
      columns.append(ColumnRole(sides[0], sides[1]))
    }
    guard !columns.isEmpty else { return nil }
    self.columns = columns
  }
}

/// What a key of loose JSON means, as in `prompt=enunciado`.
struct KeyMeaning: ArgumentValue {
  let meaning: String
  let key: String

  static let choices = ["prompt=KEY"]

  init?(argument: String) {
    let sides = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
    meaning = sides[0]
    key = sides[1]
  }
}

/// Whether the first choice has the number 0 or 1.
enum IndexBase: String, CaseIterable, ArgumentValue {
  case zero = "0"
  case one = "1"
}

/// What stands between two things, where `\t` and `\n` stand for a tab and a line end.
struct Separator: ArgumentValue {
  let text: String

  static let choices = ["\\t", "\\n", ";"]

  init?(argument: String) {
    text = argument.replacing("\\t", by: "\t").replacing("\\n", by: "\n")
    if text.isEmpty { return nil }
  }
}

/// The id of a bank: 1 to 128 letters, digits and `._:-`, the first a letter or digit.
struct BankIdentifier: ArgumentValue {
  let text: String

  static let choices = ["A-Z a-z 0-9 . _ -"]

  var argument: String { text }

  init?(argument: String) {
    // A colon would do as an id, but not as the name of a file on every system.
    guard isIdentifier(argument), !argument.contains(":") else { return nil }
    text = argument
  }
}

/// A BCP 47 tag.
struct LanguageTag: ArgumentValue {
  let text: String

  static let choices = ["en", "ko", "pt-BR"]

  init?(argument: String) {
    guard isLanguageTag(argument) else { return nil }
    text = argument
  }
}

extension String {
  /// The text with every occurrence of one of two characters replaced, from left to right.
  fileprivate func replacing(_ mark: String, by text: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(mark) {
        result += text
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
