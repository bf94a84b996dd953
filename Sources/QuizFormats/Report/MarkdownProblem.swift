/// What may be the matter with the Markdown family, beside what all formats share.
package enum MarkdownProblem: Sendable, Equatable {
}
