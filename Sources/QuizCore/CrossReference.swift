/// Recognises choices that speak of other choices, in English and Korean.
///
/// Such a choice is only true where its author put it: "All of the above" belongs below, and "Both
/// A and C" ties every letter to its place.
enum CrossReference {
  /// Whether the text speaks of the other choices as a whole, so that it keeps its place.
  static func refersToOthers(_ text: String) -> Bool {
    let words = plainWords(text)
    return wholes.contains(words.joined(separator: " ")) || namesLetters(text)
  }

  /// Whether the text names choices by their letters, so that none may move.
  static func namesLetters(_ text: String) -> Bool {
    let words = plainWords(text)
    guard words.count >= 2, words.contains(where: isLetter) else { return false }
    return words.allSatisfy { isLetter($0) || joiners.contains($0) }
      && words.contains { joiners.contains($0) }
  }

  private static let wholes: Set<String> = [
    "all of the above", "none of the above", "any of the above", "some of the above",
    "both of the above", "neither of the above", "all of these", "none of these", "any of these",
    "both of these", "neither of these", "all of them", "none of them", "all the above",
    "none the above", "all of the following", "none of the following", "all are correct",
    "none are correct", "none is correct", "all of the others", "none of the others",
    "all answers are correct", "none of the answers", "all of the answers",
    "모두 정답", "모두 정답이다", "모두 맞다", "모두 옳다", "모두 맞음", "모두 옳음", "위의 모두",
    "위 모두", "모두 해당", "모두 해당됨", "모두 해당한다", "전부 정답", "전부 맞다", "전부 해당",
    "정답 없음", "정답이 없다", "정답이 없음", "답 없음", "답이 없다", "모두 아니다", "모두 아님",
    "해당 없음", "해당 사항 없음", "위에 없음", "보기에 없음", "모두 틀리다", "모두 틀림",
  ]

  private static let joiners: Set<String> = [
    "both", "neither", "either", "only", "all", "and", "or", "nor", "but", "not", "of", "answers",
    "choices", "options", "와", "과", "및", "또는", "모두", "둘", "다", "그리고",
  ]

  private static func isLetter(_ word: String) -> Bool {
    let particles = ["와", "과", "만", "도"]
    let particle = particles.first(where: word.hasSuffix)
    let bare = particle.map { String(word.dropLast($0.count)) } ?? word
    guard bare.unicodeScalars.count == 1, let scalar = bare.unicodeScalars.first else {
      return false
    }
    return ("a"..."h").contains(scalar) || "ㄱㄴㄷㄹㅁㅂ".unicodeScalars.contains(scalar)
  }

  /// Lower-cased words without punctuation at their ends; `/` and `&` count as "and".
  private static func plainWords(_ text: String) -> [String] {
    let marks: Set<Character> = [".", ",", "!", ":", ";", "(", ")", "\"", "'", "“", "”", "‘", "’"]
    let spaced = text.lowercased().flatMap { "/&+".contains($0) ? Array(" and ") : [$0] }
    return String(spaced).split { $0.isWhitespace || marks.contains($0) }.map(String.init)
  }
}
