import QuizBanks
import QuizCore
import Terminal

extension Question {
  /// The prompt as it stands in a list of questions: with blanks in the place of its gaps, and of
  /// Markdown the first line in which something stands, which of a block of code is its first.
  func promptAmongOthers(_ format: TextFormat) -> String {
    var prompt = prompt
    if case .cloze = kind { prompt = ClozeText(prompt).replacingGaps { _ in "____" } }
    return format == .markdown ? Markdown(prompt).firstLine ?? prompt : prompt
  }
}
