import JSON
import QuizCore
import QuizFormats

/// Reads questions as a file of Moodle would have them.
func moodleBank(_ questions: String) throws(ImportRefusal) -> DraftBank {
  try MoodleXMLReader.read(
    SourceText("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n\(questions)\n</quiz>\n"),
    ReadOptions())
}

/// Reads one question of a type, whose text is `Q?` unless it is given.
func moodleItem(
  _ type: String, _ inside: String, text: String = "<questiontext><text>Q?</text></questiontext>"
) throws(ImportRefusal) -> DraftBank {
  try moodleBank("<question type=\"\(type)\">\(text)\(inside)</question>")
}

/// An answer as Moodle writes it.
func moodleAnswer(_ text: String, _ fraction: String, feedback: String = "") -> String {
  "<answer fraction=\"\(fraction)\"><text>\(text)</text>"
    + "<feedback><text>\(feedback)</text></feedback></answer>"
}

/// Where the first question of such a file begins.
let firstPlace = JSONPosition(line: 3, column: 1)

extension DraftBank {
  /// The kind of the one question; nil where there is another number of them.
  var onlyKind: QuestionKind? { questions.count == 1 ? questions[0].kind : nil }

  /// What was noted, without places.
  var problems: [ImportProblem] { log.notes.map(\.problem) }
}
