/// What may be the matter with cards with two sides (hashcards, Anki, Quizlet), beside what all formats share.
package enum CardsProblem: Sendable, Equatable {
  /// A deletion of a cloze note stood within another one; it became a part of that one's answer.
  case nestedDeletion
  /// Double braces in a cloze note that are no deletion got a space in between.
  case bracesParted
  /// Notes have further fields, which were left out: how many at most.
  case furtherFields(Int)
  /// A line of terms and definitions without the separator between both.
  case noSeparator(String)
  /// Too few lines have a tab; this stands once in most of them.
  case proposedSeparator(String)
  /// Too few lines have a tab, and nothing else stands once in most of them.
  case unknownSeparator
}
