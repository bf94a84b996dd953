/// What may be the matter with Aiken, beside what all formats share.
package enum AikenProblem: Sendable, Equatable {
}
