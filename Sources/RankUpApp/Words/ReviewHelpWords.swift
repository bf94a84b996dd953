/// What `rankup review` does, in its summary, options and examples.
package struct ReviewHelpWords: Sendable {
  package let summary: String
  package let count: String
  package let bank: String
  package let new: String
  package let cram: String
  package let example: String
  package let newExample: String
  package let cramExample: String
}

extension ReviewHelpWords {
  static let english = ReviewHelpWords(
    summary: "Answer what is due, before you forget it.",
    count: "How many questions; otherwise those that are due, up to 20.",
    bank: "Review this bank only.",
    new: "Add so many questions that were never answered.",
    cram: "Ask whether due or not; neither XP nor memory changes.",
    example: "What is due",
    newExample: "Ten questions, and three new ones",
    cramExample: "Go through a bank before an exam")
}
