/// What may be the matter with OpenTriviaQA and NCVEC pools, beside what all formats share.
package enum PoolProblem: Sendable, Equatable {
  /// A question has no line `^` with its answer.
  case noAnswerLine
  /// A question was withdrawn from the pool and has no text any more; its code.
  case withdrawn(String)
  /// No letter from A to D in brackets stands behind a code, but perhaps something else: both.
  case noLetter(String, String)
}
