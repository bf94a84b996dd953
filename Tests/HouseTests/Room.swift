import Testing

/// A room of the house: a folder below `Sources`, and what it may import.
struct Room: Sendable, CustomTestStringConvertible {
  let name: String
  let imports: [String]

  var testDescription: String { name }

  /// The floor plan, with every arrow between rooms.
  static let all = [
    Room("QuizCore", []),
    Room("JSON", []),
    Room("Arguments", []),
    Room("Host", ["Darwin", "Glibc", "Synchronization"]),
    Room("Terminal", ["Host"]),
    Room("XML", []),
    Room("QuizFormats", ["JSON", "QuizCore", "XML"]),
    Room("QuizBanks", ["Host", "JSON", "QuizCore", "QuizFormats"]),
    Room("QuizStore", ["Host", "JSON", "QuizCore"]),
    Room(
      "RankUpApp",
      [
        "Arguments", "Host", "JSON", "QuizBanks", "QuizCore", "QuizFormats", "QuizStore",
        "Terminal",
      ]),
    Room("rankup", ["Host", "RankUpApp", "Terminal"]),
  ]

  private init(_ name: String, _ imports: [String]) {
    self.name = name
    self.imports = imports
  }
}
