import QuizFormats

/// An option of `import` that the readers of some formats have no use for.
enum ImportOption: String, CaseIterable {
  case title
  case language
  case encoding
  case columns
  case indexBase = "index-base"
  case answerKind = "answer-kind"
  case fieldSeparator = "field-separator"
  case rowSeparator = "row-separator"
  case promptSide = "prompt-side"
  case keys = "map"
  case typed
  case lenient

  /// As it is written on the command line.
  var name: String { "--" + rawValue }

  /// The formats whose files may come out otherwise with it.
  ///
  /// A bank of the native format is taken as it is.
  var formats: [Format] {
    switch self {
    case .title, .language, .encoding: Format.allCases.filter { $0 != .native }
    case .columns: [.csv, .tsv]
    case .indexBase, .answerKind: [.json, .csv, .tsv]
    case .fieldSeparator: [.anki, .quizlet, .csv, .tsv, .kahoot]
    case .rowSeparator, .promptSide: [.quizlet]
    case .keys: [.json]
    case .typed: [.json, .anki, .quizlet, .csv, .tsv]
    case .lenient: [.aiken]
    }
  }

  /// Whether it could do nothing for files of some formats.
  func isUnused(by formats: Set<Format>) -> Bool { formats.isDisjoint(with: self.formats) }
}
