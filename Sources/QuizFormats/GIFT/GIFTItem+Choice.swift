import QuizCore

extension GIFTItem {
  /// One alternative of a question with choices.
  private struct Part {
    let text: String
    /// Whether `=` stands before it.
    let isMarked: Bool
    let credit: Double
    let feedback: String?
  }

  /// A question with `~` among its answers: with `=` one is right, without the weights say it.
  mutating func choice(_ answers: ArraySlice<UInt8>) throws(GIFTFailure) -> QuestionKind {
    var parts: [Part] = []
    var blanks = 0
    var start = answers.startIndex
    while start < answers.endIndex {
      let isMark = answers[start] == UInt8(ascii: "=") || answers[start] == UInt8(ascii: "~")
      let from = isMark ? start &+ 1 : start
      let end = answers[from...].firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "~") }
      let isMarked = answers[start] == UInt8(ascii: "=")
      let raw = answers[from..<(end ?? answers.endIndex)]
      if let part = try part(raw, isMarked: isMarked) { parts.append(part) } else { blanks &+= 1 }
      start = end ?? answers.endIndex
    }
    if blanks > 0 { note(.common(.blankAnswer)) }
    guard parts.count > 1 else { throw GIFTFailure(common: .tooFewChoices(parts.count)) }
    return parts.contains(where: \.isMarked) ? try oneRight(parts) : try severalRight(parts)
  }

  /// One alternative; nil for a wrong one of which nothing can be seen.
  private mutating func part(
    _ raw: ArraySlice<UInt8>, isMarked: Bool
  ) throws(GIFTFailure) -> Part? {
    var rest = raw.trimmedLeft
    let weight = GIFTWeight(takenFrom: &rest)
    let (answer, remark) = splitFeedback(rest)
    let credit = weight?.credit ?? (isMarked ? 1 : 0)
    guard let text = text(answer, isAnswer: true) else {
      guard credit <= 0 else { throw GIFTFailure(common: .blankAnswer) }
      return nil
    }
    return Part(text: text, isMarked: isMarked, credit: credit, feedback: self.text(remark))
  }

  private mutating func oneRight(_ parts: [Part]) throws(GIFTFailure) -> QuestionKind {
    let rightCount = parts.count { $0.credit >= 1 }
    let marked = parts.filter(\.isMarked)
    if rightCount == 0, marked.count > 1 { return try severalRight(parts) }
    if rightCount == 0, let only = marked.first {
      note(.gift(.weightOnRightAnswer(percent(only.credit))))
    }
    let choices = try distinct(
      parts.map { part in
        let isCorrect = part.credit >= 1 || rightCount == 0 && part.isMarked
        let credit = isCorrect || part.credit == 0 ? nil : part.credit
        return Choice(part.text, isCorrect: isCorrect, credit: credit, feedback: part.feedback)
      })
    let count = choices.count(where: \.isCorrect)
    guard count > 1 else { return .multipleChoice(ChoiceList(choices)) }
    note(.common(.severalCorrect(count)))
    return .multipleResponse(ChoiceList(choices), .partial)
  }

  private mutating func severalRight(_ parts: [Part]) throws(GIFTFailure) -> QuestionKind {
    let right = parts.filter { $0.credit > 0 }
    guard !right.isEmpty else { throw GIFTFailure(common: .noCorrectAnswer) }
    let sum = right.reduce(0) { $0 + $1.credit }
    let isWhole = abs(sum - 1) < 0.0101
    if !isWhole { note(.gift(.weightSum((sum * 10_000).rounded() / 100))) }
    let isUsual = !isWhole || hasUsualWeights(parts, right.count)
    // Weights such as 33 are meant to make a whole.
    let factor = abs(sum - 1) > 1e-9 ? sum : 1
    let choices = try distinct(
      parts.map { part in
        let isCorrect = part.credit > 0
        let credit = isCorrect ? part.credit / factor : part.credit
        return Choice(
          part.text, isCorrect: isCorrect, credit: isUsual || credit == 0 ? nil : credit,
          feedback: part.feedback)
      })
    return .multipleResponse(ChoiceList(choices), .partial)
  }

  /// Whether the weights say what holds without any: right choices share the whole, and all wrong
  /// ones together take it away.
  private func hasUsualWeights(_ parts: [Part], _ rightCount: Int) -> Bool {
    let (right, wrong) = (1 / Double(rightCount), 1 / Double(max(1, parts.count - rightCount)))
    return parts.allSatisfy { abs($0.credit - ($0.credit > 0 ? right : -wrong)) < 0.0001 }
  }

  private func percent(_ credit: Double) -> String { "%\(GIFTNumber.written(credit * 100))%" }

  /// The choices, each once.
  private mutating func distinct(_ choices: [Choice]) throws(GIFTFailure) -> [Choice] {
    let distinct = DistinctChoices(choices)
    for text in distinct.repeated { note(.common(.repeatedChoice(excerpt(of: text)))) }
    guard distinct.choices.count > 1 else {
      throw GIFTFailure(common: .tooFewChoices(distinct.choices.count))
    }
    return distinct.choices
  }
}
