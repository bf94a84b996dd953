import QuizBanks
import QuizCore
import Testing

@testable import RankUpApp

@Test(arguments: [
  ("What does this print?\n\n```swift\nprint(1)\n```", "What does this print?"),
  ("```swift\n\nlet point = (1, 2)\nprint(point)\n```\n\nWhat is it?", "let point = (1, 2)"),
  ("~~~\n  indented\n~~~", "indented"), ("# Heading\n\nText", "Heading"),
  ("**Which** `code` is it?", "Which `code` is it?"), ("- one\n- two", "• one"),
  ("```", "```"), ("Plain\nin two lines", "Plain"),
])
func `of a prompt in Markdown a list shows the first line that says something`(
  _ prompt: String, _ line: String
) {
  let question = Question(id: "q", prompt: prompt, kind: .trueFalse(answer: true))
  #expect(question.promptAmongOthers(.markdown) == line)
  #expect(question.promptAmongOthers(.plain) == prompt)
}
