/// Recognises choices that speak of other choices, in English and Korean.
///
/// Such a choice is only true where its author put it: "All of the above" belongs below, and "Both
/// A and C" ties every letter to its place.
enum CrossReference {
  /// Whether the text speaks of other choices, so that it keeps its place.
  static func refersToOthers(_ text: String) -> Bool {
    let words = plainWords(text)
    return speaksOfAllInEnglish(words) || speaksOfAllInKorean(words) || namesLetters(words)
  }

  /// Whether the text names choices by their letters, so that none may move.
  static func namesLetters(_ text: String) -> Bool { namesLetters(plainWords(text)) }

  /// "None of the above", "Both are correct": a quantity, and nothing but words about choices.
  private static func speaksOfAllInEnglish(_ words: [String]) -> Bool {
    guard let first = words.first, quantities.contains(first) else { return false }
    if words == ["both"] || words == ["neither"] { return true }
    return words.contains(where: choiceWords.contains)
      && words.allSatisfy {
        quantities.contains($0) || choiceWords.contains($0) || fillers.contains($0)
      }
  }

  /// "위의 모두", "모두 정답", "정답 없음", with any spacing.
  private static func speaksOfAllInKorean(_ words: [String]) -> Bool {
    let text = words.joined()
    let place = koreanPlaces.first(where: text.hasPrefix) ?? ""
    let rest = text.dropFirst(place.count)
    if !place.isEmpty, koreanAbsences.contains(String(rest)) { return true }
    if let subject = koreanSubjects.first(where: rest.hasPrefix) {
      return koreanAbsences.contains(String(rest.dropFirst(subject.count)))
    }
    guard let all = koreanQuantities.first(where: rest.hasPrefix) else { return false }
    let verdict = String(rest.dropFirst(all.count))
    return verdict.isEmpty ? !place.isEmpty || all == "둘다" : koreanVerdicts.contains(verdict)
  }

  /// "A and C", "only B", "option D", "A is correct": letters, and nothing but words about them.
  private static func namesLetters(_ words: [String]) -> Bool {
    let letters = words.indices.filter { isLetter(words[$0]) }
    guard let first = letters.first,
      words.allSatisfy({
        isLetter($0) || joiners.contains($0) || limits.contains($0) || labels.contains($0)
          || fillers.contains($0) || quantities.contains($0) || choiceWords.contains($0)
          || koreanVerdicts.contains($0) || koreanQuantities.contains($0)
      })
    else { return false }
    let particles = words.contains { $0.count > 1 && isLetter($0) }
    let isJoined = letters.count > 1 && (particles || words.contains(where: joiners.contains))
    let isLabelled = first > 0 && labels.contains(words[first - 1])
    let isJudged = words.contains { $0 == "is" || $0 == "are" || koreanVerdicts.contains($0) }
    return isJoined || isLabelled || isJudged || words.contains(where: limits.contains)
      || words.contains { $0.count > 1 && $0.hasSuffix("만") }
  }

  /// A choice's label, with a Korean particle or not: `a`, `ㄱ`, `②`, `b만`.
  private static func isLetter(_ word: String) -> Bool {
    let particle = ["와", "과", "만", "도", "가", "이", "는", "은"].first(where: word.hasSuffix)
    let bare = word.dropLast(particle == nil ? 0 : 1).unicodeScalars
    guard let scalar = bare.first, bare.count == 1 else { return false }
    return ("a"..."h").contains(scalar) || ("①"..."⑧").contains(scalar)
      || "ㄱㄴㄷㄹㅁㅂ".unicodeScalars.contains(scalar)
  }

  /// Lower-cased words without punctuation at their ends; `&` counts as "and".
  private static func plainWords(_ text: String) -> [String] {
    let marks: Set<Character> = [".", ",", "!", ":", ";", "(", ")", "\"", "'", "“", "”", "‘", "’"]
    let spaced = text.lowercased().flatMap { $0 == "&" ? Array(" and ") : [$0] }
    return String(spaced).split { $0.isWhitespace || marks.contains($0) }.map(String.init)
  }
}

extension CrossReference {
  private static let quantities: Set<String> = [
    "all", "none", "any", "some", "both", "neither", "either", "no",
  ]
  private static let choiceWords: Set<String> = [
    "above", "following", "foregoing", "preceding", "previous", "these", "those", "them", "other",
    "others", "answer", "answers", "choice", "choices", "option", "options", "statements",
    "listed", "given", "mentioned", "correct", "incorrect", "true", "false", "wrong", "apply",
  ]
  private static let fillers: Set<String> = ["of", "the", "are", "is", "right", "here", "two"]
  private static let joiners: Set<String> = [
    "and", "or", "nor", "both", "neither", "either", "와", "과", "및", "또는", "그리고", "모두", "둘",
    "다",
  ]
  private static let limits: Set<String> = ["only", "just", "but", "except"]
  private static let labels: Set<String> = [
    "option", "options", "choice", "choices", "answer", "answers", "not",
  ]

  private static let koreanPlaces = [
    "위의보기", "위의", "위에", "위", "보기중에", "보기중", "보기의", "보기에", "이중에", "이중", "앞의",
  ]
  private static let koreanQuantities = [
    "모두다", "모두", "전부다", "전부", "둘다", "모든것이", "모든것", "것모두", "다",
  ]
  private static let koreanVerdicts: Set<String> = [
    "정답", "정답이다", "정답입니다", "정답임", "맞다", "맞음", "맞습니다", "맞는다", "옳다", "옳음",
    "옳습니다", "해당", "해당됨", "해당함", "해당된다", "해당한다", "해당됩니다", "해당합니다", "아니다",
    "아님", "아닙니다", "틀리다", "틀림", "틀렸다", "틀립니다", "오답", "참", "참이다", "거짓",
    "거짓이다",
  ]
  private static let koreanSubjects = [
    "정답이", "정답은", "정답", "답이", "답은", "답", "해당사항이", "해당사항", "해당", "맞는것이",
    "맞는것", "옳은것이", "옳은것",
  ]
  private static let koreanAbsences: Set<String> = ["없음", "없다", "없습니다"]
}

extension Choice {
  /// Whether the choice speaks of other choices, "All of the above" or "Both A and C", and so is
  /// only true in its place.
  package var refersToOthers: Bool { CrossReference.refersToOthers(text) }
}
