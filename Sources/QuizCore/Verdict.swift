/// What became of an answer.
package struct Verdict: Sendable, Equatable {
  /// How much of it was right.
  package let share: Share
  /// How much was right of each part: of the pairs in the bank's order, the items in the order given,
  /// the gaps; empty for an answer of one piece.
  package let parts: [Share]
  /// What the bank says to just this answer, most particular first.
  package let remarks: [Remark]

  /// Whether it was all right.
  package var isRight: Bool { share.isFull }

  init(share: Share, parts: [Share] = [], remarks: [Remark?] = []) {
    self.share = share
    self.parts = parts
    self.remarks = remarks.compactMap(\.self)
  }
}

/// What the bank says to an answer, to one choice of it or to what is in one gap.
package struct Remark: Sendable, Equatable {
  /// The choice that it is about, as a position in the bank's order; nil for the answer as a whole.
  package let choice: Int?
  /// The gap that it is about, from 0; nil for the answer as a whole.
  package let gap: Int?
  /// The words.
  package let text: String

  init?(_ text: String?, on choice: Int? = nil, in gap: Int? = nil) {
    guard let text else { return nil }
    self.choice = choice
    self.gap = gap
    self.text = text
  }
}

extension Question {
  /// Marks an answer; one of the wrong kind has nothing right.
  package func mark(_ response: Response) -> Verdict {
    switch (kind, response) {
    case (.multipleChoice(let list), .choices(let picked)):
      verdict(onOne: picked, of: list)
    case (.multipleResponse(let list, let scoring), .choices(let picked)):
      verdict(onSeveral: picked, of: list, scoring)
    case (.trueFalse(let answer), .truth(let truth)):
      verdict(answer == truth ? .full : .nothing)
    case (.shortAnswer(let key), .text(let typed)):
      verdict(onText: key.match(typed))
    case (.numeric(let key), .text(let typed)):
      verdict(onNumber: key.number(from: typed), key)
    case (.matching(let key, let scoring), .pairs(let picked)):
      verdict(onParts: key.shares(of: picked), scoring)
    case (.ordering(let items, let scoring), .order(let order)):
      verdict(onParts: orderShares(order, of: items.count), scoring)
    case (.cloze(let gaps, let scoring), .gaps(let responses)):
      verdict(on: responses, in: gaps, scoring)
    case (.flashcard, .recall(let recall)):
      verdict(recall.share)
    default:
      verdict(.nothing)
    }
  }

  func verdict(_ share: Share?, _ remarks: Remark?...) -> Verdict {
    let share = share ?? .nothing
    return Verdict(share: share, remarks: remarks + [Remark(feedback.text(for: share))])
  }

  private func verdict(onText match: TextKey.Accepted?) -> Verdict {
    verdict(match.map { Share(credit: $0.credit) }, Remark(match?.feedback))
  }

  private func verdict(onNumber number: Double?, _ key: NumberKey) -> Verdict {
    let match = number.flatMap(key.match)
    return verdict(match.map { Share(credit: $0.credit) }, Remark(match?.feedback))
  }

  private func verdict(onOne picked: [Int], of list: ChoiceList) -> Verdict {
    guard picked.count == 1, list.choices.indices.contains(picked[0]) else {
      return verdict(.nothing)
    }
    let choice = list.choices[picked[0]]
    return verdict(
      choice.isCorrect ? .full : Share(credit: choice.credit ?? 0),
      Remark(choice.feedback, on: picked[0]))
  }

  private func verdict(
    onSeveral picked: [Int], of list: ChoiceList, _ scoring: Scoring
  ) -> Verdict {
    let ticks = Set(picked)
    let share = severalShare(ticks, of: list, scoring)
    let remarks = list.choices.indices.filter(ticks.contains).map { choice in
      Remark(list.choices[choice].feedback, on: choice)
    }
    return Verdict(share: share, remarks: remarks + [Remark(feedback.text(for: share))])
  }

  private func severalShare(_ ticks: Set<Int>, of list: ChoiceList, _ scoring: Scoring) -> Share {
    let right = Set(list.choices.indices.filter { list.choices[$0].isCorrect })
    switch scoring {
    case .allOrNothing:
      return ticks == right ? .full : .nothing
    case .partial where list.choices.contains { $0.credit != nil }:
      let ticked = list.choices.indices.filter(ticks.contains).map { list.choices[$0] }
      return Share(credit: ticked.reduce(0) { $0 + ($1.credit ?? ($1.isCorrect ? 1 : 0)) })
    case .partial:
      let wrong = max(1, list.choices.count - right.count)
      let hits = ticks.intersection(right).count * wrong
      let misses = ticks.subtracting(right).count * right.count
      return Share(max(0, hits - misses), of: right.count * wrong)
    }
  }
}
