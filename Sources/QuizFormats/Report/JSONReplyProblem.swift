/// What may be the matter with JSON that is no bank, beside what all formats share.
package enum JSONReplyProblem: Sendable, Equatable {
}
