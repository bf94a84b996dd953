/// What may be the matter with cards with two sides (hashcards, Anki, Quizlet), beside what all formats share.
package enum CardsProblem: Sendable, Equatable {
}
