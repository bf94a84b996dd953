import QuizCore

/// What becomes of a card's back: a flashcard, or, where the player wants to type, an accepted
/// answer if it is one short line.
func cardKind(back: String, isTyped: Bool) -> QuestionKind {
  let isShort = back.utf8.count <= 240 && back.unicodeScalars.count <= 60
  guard isTyped, isShort, !back.utf8.contains(0x0A) else { return .flashcard(back: back) }
  return .shortAnswer(TextKey([TextKey.Accepted(back)]))
}
