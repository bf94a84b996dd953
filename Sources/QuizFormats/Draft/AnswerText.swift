import QuizCore

extension NativeText {
  /// Writes the members that choices take.
  mutating func add(_ list: ChoiceList) {
    add("choices", list.choices) { text, choice in
      text.open()
      text.add("text", choice.text)
      text.add("correct", ifTrue: choice.isCorrect)
      if let credit = choice.credit { text.add("credit", credit) }
      text.add("feedback", ifAny: choice.feedback)
      text.add("fixed", ifTrue: choice.isFixed)
      text.close()
    }
    if !list.isShuffled { add("shuffle", isTrue: false) }
  }

  /// Writes the members that accepted texts take.
  mutating func add(_ key: TextKey) {
    add("acceptedAnswers", key.accepted) { text, accepted in
      if accepted.credit == 1, accepted.feedback == nil {
        return text.append(quoting: accepted.text)
      }
      text.open()
      text.add("text", accepted.text)
      text.add(credit: accepted.credit, feedback: accepted.feedback)
      text.close()
    }
    add("caseSensitive", ifTrue: key.isCaseSensitive)
    add("ignoreDiacritics", ifTrue: key.ignoresDiacritics)
    add("ignorePunctuation", ifTrue: key.ignoresPunctuation)
    add("wildcards", ifTrue: key.hasWildcards)
  }

  /// Writes the members that accepted numbers take.
  mutating func add(_ key: NumberKey) {
    add("acceptedAnswers", key.accepted) { $0.add($1) }
    add("unit", ifAny: key.unit)
  }

  private mutating func add(_ accepted: NumberKey.Accepted) {
    let tolerance = accepted.tolerance
    if let value = accepted.value, tolerance == 0, accepted.credit == 1, accepted.feedback == nil {
      return append(value)
    }
    open()
    if let value = accepted.value {
      add("value", value)
      if tolerance != 0 { add("tolerance", tolerance) }
    } else {
      add("min", accepted.minimum)
      add("max", accepted.maximum)
    }
    add(credit: accepted.credit, feedback: accepted.feedback)
    close()
  }

  private mutating func add(credit: Double, feedback: String?) {
    if credit != 1 { add("credit", credit) }
    add("feedback", ifAny: feedback)
  }
}
