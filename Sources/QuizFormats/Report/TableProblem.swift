/// What may be the matter with CSV, TSV and Kahoot sheets, beside what all formats share.
package enum TableProblem: Sendable, Equatable {
}
