import QuizCore

extension GIFTForm {
  /// Accepted texts.
  mutating func shortText(_ key: TextKey) -> String? {
    if key.isCaseSensitive || key.ignoresDiacritics || key.ignoresPunctuation {
      lose(.matchingRules)
    }
    loseFeedback(but: [.incorrect])
    var lines = "\n"
    for accepted in key.accepted {
      let own = key.hasWildcards ? accepted.text : GIFTWildcards.escaped(accepted.text)
      guard let text = encode(own, [.answer, .literal, .noArrow]) else { return nil }
      if key.hasWildcards, text == "*", accepted.credit <= 0 { lose(.wildcards) }
      lines += "\t=\(creditText(accepted.credit, before: text))\(text)"
      lines += feedbackText(accepted.feedback, .noArrow) + "\n"
    }
    let incorrect = feedbackText(question.feedback.incorrect, .noArrow)
    return incorrect.isEmpty ? lines : lines + "\t=%0%*\(incorrect)\n"
  }

  /// Accepted numbers.
  mutating func numberText(_ key: NumberKey) -> String? {
    if key.unit != nil { lose(.unit) }
    loseFeedback(but: [.incorrect])
    var lines = "#\n"
    for accepted in key.accepted {
      guard let number = rangeText(accepted) else { return nil }
      lines += "\t=\(creditText(accepted.credit, before: number))\(number)"
      lines += feedbackText(accepted.feedback) + "\n"
    }
    let incorrect = feedbackText(question.feedback.incorrect)
    return incorrect.isEmpty ? lines : lines + "\t~\(incorrect)\n"
  }

  /// The weight of an accepted answer; none for one that earns all.
  private mutating func creditText(_ credit: Double, before text: String) -> String {
    credit == 1 && !text.hasPrefix("%") ? "" : weightText(credit)
  }

  private mutating func rangeText(_ accepted: NumberKey.Accepted) -> String? {
    guard accepted.minimum.isFinite, accepted.maximum.isFinite else { return nil }
    guard let value = accepted.value else {
      return "\(GIFTNumber.written(accepted.minimum))..\(GIFTNumber.written(accepted.maximum))"
    }
    let slack = accepted.tolerance
    let again = NumberKey.Accepted(value, tolerance: slack)
    if again.minimum != accepted.minimum || again.maximum != accepted.maximum { lose(.tolerance) }
    let number = GIFTNumber.written(value)
    return slack == 0 ? number : "\(number):\(GIFTNumber.written(slack))"
  }
}
