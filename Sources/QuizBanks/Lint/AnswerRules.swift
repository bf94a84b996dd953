import JSON
import QuizCore
import QuizFormats

extension LintedQuestion.Part {
  /// What is odd about accepted texts, if there are any.
  var answerFindings: [LintFinding] {
    guard case .text(let key) = key else { return [] }
    let forms = key.accepted.map { key.folded($0.text) }
    let known = Set(forms)
    var findings = equalAnswers(forms)
    for one in accepted {
      func add(_ rule: Rule, _ problem: LintProblem?, _ severity: Severity = .warning) {
        guard let problem else { return }
        findings.append(LintFinding(rule, problem, at: one.node, one.path, severity: severity))
      }
      let text = one.answer.text
      add(.unmatchableAnswer, unmatchable(text, key), .error)
      let invisible = InvisibleCharacters(in: text).found
      add(.invisibleCharacters, invisible.isEmpty ? nil : .invisible(invisible))
      add(.mixedScripts, mixedScripts(in: text))
      add(.unwieldyAnswer, unwieldy(text, key, known))
      add(.plainStar, key.hasWildcards ? nil : plainStar(in: text))
    }
    return findings + numbersAsText(key)
  }

  /// Answers that the question takes for an earlier one.
  private func equalAnswers(_ forms: [String]) -> [LintFinding] {
    var firsts: [String: Int] = [:]
    let accepted = accepted
    return accepted.indices.compactMap { index in
      guard forms.indices.contains(index) else { return nil }
      guard let first = firsts[forms[index]] else {
        firsts[forms[index]] = index
        return nil
      }
      return LintFinding(
        .equalAnswers,
        .equalAnswer(
          excerpt(of: accepted[index].answer.text), first: excerpt(of: accepted[first].answer.text)),
        at: accepted[index].node, accepted[index].path, first: accepted[first].node)
    }
  }

  /// An answer that does not match itself when it is typed.
  private func unmatchable(_ text: String, _ key: TextKey) -> LintProblem? {
    let hasPattern = key.hasWildcards && text.utf8.contains(UInt8(ascii: "*"))
    let isLong = text.utf8.count > TextKey.acceptedLimit
    guard hasPattern || isLong else { return nil }
    let alone = TextKey(
      [TextKey.Accepted(text)], isCaseSensitive: key.isCaseSensitive,
      ignoresDiacritics: key.ignoresDiacritics, ignoresPunctuation: key.ignoresPunctuation,
      hasWildcards: key.hasWildcards)
    let typed = hasPattern ? typedForm(of: text) : text
    return alone.match(typed) == nil ? .unmatchable(excerpt(of: text)) : nil
  }

  /// What can be typed for a pattern: stars that stand for something as they are, `\*` as a star.
  private func typedForm(of pattern: String) -> String {
    var typed = String.UnicodeScalarView()
    for scalar in pattern.unicodeScalars {
      if scalar == "*", typed.last == "\\" { typed.removeLast() }
      typed.append(scalar)
    }
    return String(typed)
  }

  /// Texts that are all numbers: a numeric question would take them however they are written.
  private func numbersAsText(_ key: TextKey) -> [LintFinding] {
    guard !key.hasWildcards, key.accepted.allSatisfy({ isPlainNumber($0.text) }),
      let one = accepted.first(where: { $0.answer.credit == 1 })
    else { return [] }
    let problem = LintProblem.numberAsText(excerpt(of: one.answer.text))
    return [LintFinding(.numberAsText, problem, at: one.node, one.path)]
  }

  /// Whether a text is a number and nothing but: with a leading zero it may be a code.
  private func isPlainNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard digits.count < 16, NumberKey([]).number(from: text) != nil else { return false }
    return digits.first != UInt8(ascii: "0") || digits.count == 1
      || digits.dropFirst().first == UInt8(ascii: ".")
  }
}

/// A star that seems to stand for any letters: behind some of a word that has no other signs, as in
/// `colo*`.
private func plainStar(in text: String) -> LintProblem? {
  guard text.utf8.contains(UInt8(ascii: "*")) else { return nil }
  let isProse = text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
    word.first?.isLetter == true
      && word.allSatisfy { $0.isLetter || $0 == "*" || $0 == "'" || $0 == "-" }
  }
  return isProse ? .plainStar(excerpt(of: text)) : nil
}
