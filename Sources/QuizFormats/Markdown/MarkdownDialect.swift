/// What a file says of the program that it was written for.
struct MarkdownDialect {
  /// One question a file, in its front matter, as mdquiz has it.
  var isCard = false
  /// Whether bullets mean several answers and numbers one, as quizdown has it.
  var isQuizdown = false

  /// The keys of front matter that only quizdown knows.
  static let quizdownKeys = [
    "shuffle_answers", "shuffleAnswers", "shuffle_questions", "shuffleQuestions", "primary_color",
    "primaryColor", "secondary_color", "secondaryColor", "text_color", "textColor",
    "start_on_load", "startOnLoad",
  ]
}
