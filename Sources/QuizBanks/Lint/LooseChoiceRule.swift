import QuizCore
import QuizFormats

extension LintedQuestion.Part {
  /// Choices that speak of others and may be moved, although they are held in place all the same.
  ///
  /// Letters that the prompt has too are names in it, as in "not (A and B)"; "Both are true" may be
  /// about two things that the prompt says, unless it names the choices.
  func looseChoices(prompt: String) -> [LintFinding] {
    guard case .choice(let list) = key, list.isShuffled else { return [] }
    var names: Set<String>?
    return choices.compactMap { choice, node, path in
      guard !choice.isFixed, choice.refersToOthers else { return nil }
      let words = plainWords(choice.text)
      let known = names ?? Set(plainWords(prompt))
      names = known
      let letters = words.filter(isChoiceLetter)
      if !letters.isEmpty, letters.allSatisfy(known.contains) { return nil }
      if letters.isEmpty, isOfTwo(words) { return nil }
      return LintFinding(.looseChoice, .looseChoice(excerpt(of: choice.text)), at: node, path)
    }
  }
}

private func plainWords(_ text: String) -> [String] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
}

private func isChoiceLetter(_ word: String) -> Bool {
  word.unicodeScalars.count == 1 && word.unicodeScalars.allSatisfy { ("a"..."h").contains($0) }
}

/// Whether words say something of two, and nothing of choices.
private func isOfTwo(_ words: [String]) -> Bool {
  let pairs: Set<String> = ["both", "neither", "either"]
  let choiceWords: Set<String> = [
    "above", "following", "foregoing", "preceding", "previous", "these", "those", "other", "others",
    "answer", "answers", "choice", "choices", "option", "options", "listed", "given", "mentioned",
  ]
  let isKoreanPair = words.first.map { $0 == "둘" || $0 == "둘다" } ?? false
  return isKoreanPair
    || words.contains(where: pairs.contains) && !words.contains(where: choiceWords.contains)
}
