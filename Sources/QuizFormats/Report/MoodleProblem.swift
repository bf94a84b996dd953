/// What may be the matter with Moodle XML and Cloze, beside what all formats share.
package enum MoodleProblem: Sendable, Equatable {
}
