/// What the player says about a file that can't be seen from it.
package struct ReadOptions: Sendable, Equatable {
  /// What a given answer names.
  package enum AnswerKind: String, Sendable, CaseIterable {
    case index
    case letter
    case text
  }

  /// Which side of a pair is asked for.
  package enum PromptSide: String, Sendable, CaseIterable {
    case term
    case definition
  }

  /// The file's name without its folder; empty for standard input.
  package var fileName = ""
  /// Whether dialects are taken that the format's own program would refuse.
  package var isLenient = false
  /// What the columns of a table mean; several may have the same role.
  package var columns: [ColumnRole] = []
  /// Whether the first choice of a table or list is 0 or 1; nil to find out.
  package var indexBase: Int?
  /// What given answers name; nil to find out.
  package var answerKind: AnswerKind?
  /// What stands between the two sides of a card; nil for a tab.
  package var fieldSeparator: String?
  /// What stands between two cards; nil for a line end.
  package var rowSeparator: String?
  /// Which side of a card is asked for; nil for the term.
  package var promptSide: PromptSide?
  /// Whether backs of cards that are short are asked for as typed answers.
  package var isTyped = false
  /// Further names of keys in loose JSON, by what they mean: `prompt` to `enunciado`.
  package var keys: [String: String] = [:]

  /// Says nothing.
  package init() {}

  /// The file's name without its last ending, for a title or an id; nil for standard input.
  package var fileStem: String? {
    guard !fileName.isEmpty else { return nil }
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return fileName }
    return String(fileName[..<dot])
  }
}

/// What a column of a table means.
package struct ColumnRole: Sendable, Equatable {
  /// The meaning, such as `prompt`, `answer` or `choice`.
  package let role: String
  /// A number from 1, or the name in the header.
  package let column: String

  /// Names a column.
  package init(_ role: String, _ column: String) {
    self.role = role
    self.column = column
  }
}
