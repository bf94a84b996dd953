/// What may be the matter with the Markdown family, beside what all formats share.
package enum MarkdownProblem: Sendable, Equatable {
  /// A list of options has no heading above it and no `question` in the front matter.
  case noPrompt
  /// A heading, or the question of the front matter, has no list of options below it.
  case noList
  /// The front matter has YAML beyond plain texts and lists under a key that matters.
  case unreadableKey(String)
  /// A fence of code is never closed, so that its lines were read as text.
  case unclosedFence
  /// The difficulty is none of the three that there are.
  case unknownDifficulty(String)
}
