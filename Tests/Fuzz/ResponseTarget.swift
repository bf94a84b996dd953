import QuizCore

/// Any answer to any question is marked, the right one with all there is.
@Sendable func checkResponses(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let kind = source.kind()
  let question = Question(id: "q", prompt: source.text(), kind: kind)
  for _ in 0..<8 {
    let response = source.response(depth: 0)
    let verdict = question.mark(response)
    expectEqual(question.mark(response), verdict, "marked twice")
    let count = question.partCount
    expect(verdict.parts.isEmpty || verdict.parts.count == count, "\(verdict) of \(count) parts")
    expect(verdict.share != .full || question.takes(response), "\(response) is right in \(kind)")
    for gap in verdict.remarks.compactMap(\.gap) { expect(gap < count, "a remark in gap \(gap)") }
  }
  guard let right = question.rightResponse else { return }
  expect(question.mark(right).isRight, "\(right) is not right in \(kind)")
}

extension Question {
  fileprivate var partCount: Int {
    switch kind {
    case .matching(let key, _): key.pairs.count
    case .ordering(let items, _): items.count
    case .cloze(let gaps, _): gaps.count
    default: 0
    }
  }

  /// Whether an answer is of the sort that the question asks for.
  fileprivate func takes(_ response: Response) -> Bool {
    switch (kind, response) {
    case (.multipleChoice, .choices), (.multipleResponse, .choices), (.trueFalse, .truth),
      (.shortAnswer, .text), (.numeric, .text), (.matching, .pairs), (.ordering, .order),
      (.cloze, .gaps), (.flashcard, .recall):
      true
    default: false
    }
  }

  /// An answer with all right; nil where there is none, or one that is typed.
  fileprivate var rightResponse: Response? {
    switch kind {
    case .multipleChoice(let list):
      list.choices.firstIndex(where: \.isCorrect).map { .choices([$0]) }
    case .multipleResponse(let list, .allOrNothing):
      .choices(list.choices.indices.filter { list.choices[$0].isCorrect })
    case .trueFalse(let answer): .truth(answer)
    case .matching(let key, _): key.right
    case .ordering(let items, _): .order(Array(items.indices))
    case .flashcard: .recall(.good)
    case .multipleResponse, .shortAnswer, .numeric, .cloze: nil
    }
  }
}

extension MatchingKey {
  fileprivate var right: Response {
    let sides = rightSides
    return .pairs(
      pairs.map { pair in
        sides.firstIndex { $0.collapsed == pair.right.collapsed } ?? -1
      })
  }
}

extension ByteSource {
  /// A question of any kind, also such as no bank would have.
  fileprivate mutating func kind() -> QuestionKind {
    let scoring: Scoring = number(below: 2) == 0 ? .partial : .allOrNothing
    switch number(below: 9) {
    case 0: return .multipleChoice(choices())
    case 1: return .multipleResponse(choices(), scoring)
    case 2: return .trueFalse(answer: number(below: 2) == 0)
    case 3: return .shortAnswer(textKey())
    case 4: return .numeric(numberKey())
    case 5:
      let pairs = (0...number(below: 4)).map { _ in MatchingKey.Pair(text(), text()) }
      return .matching(MatchingKey(pairs, distractors: [text()]), scoring)
    case 6: return .ordering((0...number(below: 4)).map { _ in text() }, scoring)
    case 7: return .cloze((0...number(below: 3)).map { gap($0) }, scoring)
    default: return .flashcard(back: text())
    }
  }

  /// An answer of any kind; those in gaps may have gaps of their own, which no screen gives.
  fileprivate mutating func response(depth: Int) -> Response {
    switch number(below: depth < 3 ? 7 : 6) {
    case 0: return .choices(positions())
    case 1: return .truth(number(below: 2) == 0)
    case 2: return .text(text())
    case 3: return .pairs(positions())
    case 4: return .order(positions())
    case 5: return .recall(Recall.allCases[number(below: 3)])
    default: return .gaps((0..<number(below: 5)).map { _ in response(depth: depth + 1) })
    }
  }

  /// Positions, some of which are of nothing.
  private mutating func positions() -> [Int] {
    (0..<number(below: 6)).map { _ in
      [0, 1, 2, 3, 4, 5, -1, .max, .min][number(below: 9)]
    }
  }

  private mutating func choices() -> ChoiceList {
    ChoiceList(
      (0...number(below: 5)).map { _ in
        Choice(text(), isCorrect: number(below: 2) == 0, credit: credit(), feedback: text())
      })
  }

  private mutating func credit() -> Double? {
    [nil, 0, 1, 0.5, -1, 1e300, .nan, .infinity][number(below: 8)]
  }

  private mutating func textKey() -> TextKey {
    let flags = number(below: 16)
    return TextKey(
      (0...number(below: 3)).map { _ in TextKey.Accepted(text(), credit: credit() ?? 1) },
      isCaseSensitive: flags & 1 != 0, ignoresDiacritics: flags & 2 != 0,
      ignoresPunctuation: flags & 4 != 0, hasWildcards: flags & 8 != 0)
  }

  private mutating func numberKey() -> NumberKey {
    let accepted = (0...number(below: 3)).map { _ in
      NumberKey.Accepted(
        Double(wideNumber()), tolerance: Double(number(below: 9)), credit: credit() ?? 1)
    }
    return NumberKey(accepted, unit: number(below: 2) == 0 ? nil : text())
  }

  private mutating func gap(_ index: Int) -> Gap {
    let key: Gap.Key =
      switch number(below: 3) {
      case 0: .text(textKey())
      case 1: .number(numberKey())
      default: .choice(choices())
      }
    return Gap("g\(index)", key, points: credit() ?? 1)
  }
}
