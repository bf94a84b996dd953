/// What may be the matter with OpenTriviaQA and NCVEC pools, beside what all formats share.
package enum PoolProblem: Sendable, Equatable {
}
