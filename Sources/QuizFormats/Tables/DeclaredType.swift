/// The type of question that a cell names.
enum DeclaredType: Equatable {
  case multipleChoice
  case multipleResponse
  case trueFalse
  case shortAnswer
  case numeric
  case ordering
  case flashcard
  /// One that a row has no place for.
  case unsupported(String)

  /// Reads a name as this project or others write it; nil for one that says nothing.
  init?(name: String) {
    guard !name.isEmpty else { return nil }
    let word = name.lowercased().filter { $0.isLetter }
    switch word {
    case "multiplechoice", "mc", "mcq", "singlechoice", "singleselect": self = .multipleChoice
    case "multipleresponse", "multipleanswer", "multipleanswers", "multipleselect", "checkbox",
      "checkboxes":
      self = .multipleResponse
    case "truefalse", "tf", "boolean", "trueorfalse": self = .trueFalse
    case "shortanswer", "short", "text", "fillintheblank": self = .shortAnswer
    case "numeric", "numerical", "number": self = .numeric
    case "ordering", "order", "sequence": self = .ordering
    case "flashcard", "card", "basic": self = .flashcard
    case "matching", "cloze", "essay", "dragdrop", "poll", "wordcloud":
      self = .unsupported(name)
    default:
      guard let type = Self.koreanNames[word] else { return nil }
      self = type
    }
  }

  /// Whether its answer is a text of its own instead of one of the choices.
  var isTyped: Bool { self == .shortAnswer || self == .numeric || self == .flashcard }
}
