/// Why a block gives no question.
struct GIFTFailure: Error {
  let problem: ImportProblem

  /// For a reason that only GIFT has.
  init(_ problem: GIFTProblem) { self.problem = .gift(problem) }

  /// For one that many formats share.
  init(common problem: CommonProblem) { self.problem = .common(problem) }
}
