import JSON
import QuizCore
import QuizFormats

extension LintedQuestion {
  /// Answers that can be read before they are given: in the prompt, the title, the topic or the
  /// first hint, as whole words.
  ///
  /// Short words, numbers and code are passed over, and so is a prompt that names a wrong choice too.
  /// The text of a cloze speaks of its gaps by nature.
  var giveaways: [LintFinding] {
    guard let value, !parts.isEmpty else { return [] }
    if case .cloze = value.kind { return [] }
    let spots = self.spots(of: value)
    return parts.flatMap { part in
      let answers = part.rightAnswers.prefix(answerLimit).filter { isTelling($0.0) }
      // Folded only where there is something to compare it with.
      let wrong = answers.isEmpty ? [] : part.wrongAnswers.prefix(answerLimit).map(spaced)
      return answers.compactMap { answer, node, path in
        let words = spaced(answer)
        let spot = spots.first { spot in
          spot.holds(words) && (spot.kind != .prompt || !wrong.contains(where: spot.holds))
        }
        return spot.map { spot in
          LintFinding(.givenAway, .givenAway(excerpt(of: answer), spot.kind), at: node, path)
        }
      }
    }
  }

  private func spots(of value: Question) -> [Spot] {
    let texts: [(LintProblem.Spot, String?)] = [
      (.prompt, value.prompt), (.title, node["title"]?.string),
      (.topic, value.topic), (.hint, value.hints.first),
    ]
    return texts.compactMap { kind, text in text.map { Spot($0, kind) } }
  }
}

/// The most answers of a part that are looked for, so that no question takes long.
private let answerLimit = 50

/// A text in which an answer must not stand, as folded words with a space around each.
private struct Spot {
  let kind: LintProblem.Spot
  private let words: [UInt8]

  init(_ text: String, _ kind: LintProblem.Spot) {
    self.kind = kind
    words = Array(spaced(withoutCode(text)).prefix(10_000))
  }

  /// Whether words in the same form stand there.
  func holds(_ wanted: [UInt8]) -> Bool {
    guard wanted.count > 2, let first = wanted.first, words.count >= wanted.count else {
      return false
    }
    for start in 0...(words.count - wanted.count)
    where words[start] == first && words[start...].starts(with: wanted) {
      return true
    }
    return false
  }
}

extension LintedQuestion.Part {
  /// The answers with full credit that a text could give away.
  fileprivate var rightAnswers: [(String, JSONNode, [FieldPath.Step])] {
    switch key {
    case .choice: choices.filter(\.choice.isCorrect).map { ($0.choice.text, $0.node, $0.path) }
    case .text: accepted.filter { $0.answer.credit == 1 }.map { ($0.answer.text, $0.node, $0.path) }
    case .number: []
    }
  }

  fileprivate var wrongAnswers: [String] {
    choices.filter { !$0.choice.isCorrect }.map(\.choice.text)
  }
}

/// Whether an answer says enough to be recognised: at least five letters, three where a script has
/// syllables or words in a letter, no digits, no signs of code.
private func isTelling(_ answer: String) -> Bool {
  guard !hasSignsOfCode(answer), !answer.utf8.contains(UInt8(ascii: "(")) else { return false }
  let letters = answer.unicodeScalars.filter(\.properties.isAlphabetic)
  let isDense = letters.contains { (0x1100...0x11FF).contains($0.value) || $0.value >= 0x2E80 }
  return letters.count >= (isDense ? 3 : 5)
}

/// Letters and digits in folded form, a space between words and at both ends.
private func spaced(_ text: String) -> [UInt8] {
  let words = looseForm(text).split { !$0.isLetter && !$0.isNumber }
  return Array((" " + words.joined(separator: " ") + " ").utf8)
}
