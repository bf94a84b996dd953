import QuizCore
import QuizFormats

extension DraftQuestion {
  /// Whether the reader of banks surely asks this question once it is written under an id of its own.
  ///
  /// Tells most drafts without their text being read again; false says only that the reader is to
  /// be asked.
  var isSurelyPlayable: Bool {
    guard isSurelyVisible(prompt) else { return false }
    return switch kind {
    case .multipleChoice(let list): list.isSurelyPlayable(isSingle: true)
    case .multipleResponse(let list, _): list.isSurelyPlayable(isSingle: false)
    case .trueFalse: true
    case .shortAnswer(let key): key.isSurelyPlayable
    case .numeric(let key): key.isSurelyPlayable
    case .matching(let key, _): key.isSurelyPlayable
    case .ordering(let items, _): areSurelyDistinct(items)
    case .cloze(let gaps, _): areSurelyPlayable(gaps, in: prompt)
    case .flashcard(let back): isSurelyVisible(back)
    }
  }
}

extension ChoiceList {
  fileprivate func isSurelyPlayable(isSingle: Bool) -> Bool {
    var rightCount = 0
    for choice in choices {
      if choice.isCorrect { rightCount &+= 1 }
      if let credit = choice.credit {
        // What is right earns all, in a question of one answer; what is wrong never does.
        let isContrary = choice.isCorrect ? isSingle && credit < 1 : credit == 1
        guard abs(credit) <= 1, !isContrary else { return false }
      }
    }
    guard isSingle ? rightCount == 1 : rightCount > 0 else { return false }
    return areSurelyDistinct(choices, \.text)
  }
}

extension TextKey {
  fileprivate var isSurelyPlayable: Bool {
    accepted.allSatisfy { isSurelyVisible($0.text) && abs($0.credit) <= 1 }
      && accepted.contains { $0.credit == 1 }
  }
}

extension NumberKey {
  fileprivate var isSurelyPlayable: Bool {
    accepted.allSatisfy { $0.isSurelyPlayable && abs($0.credit) <= 1 }
      && accepted.contains { $0.credit == 1 }
  }
}

extension NumberKey.Accepted {
  /// Numbers so small are whole numbers of JSON that a double holds, or fractions.
  fileprivate var isSurelyPlayable: Bool {
    let limit = 1e15
    guard abs(minimum) < limit, abs(maximum) < limit, minimum <= maximum else { return false }
    return value.map { abs($0) < limit } ?? true
  }
}

extension MatchingKey {
  /// Distractors may read like a right side, which takes a closer look.
  fileprivate var isSurelyPlayable: Bool {
    distractors.isEmpty && areSurelyDistinct(pairs, \.left)
      && pairs.allSatisfy { isSurelyVisible($0.right) }
  }
}

/// Whether the gaps of a cloze are those of its prompt, in the same order.
private func areSurelyPlayable(_ gaps: [Gap], in prompt: String) -> Bool {
  let places = ClozeText(CleanedText(prompt).text)
  guard !gaps.isEmpty, !places.isUnbalanced, places.gaps == gaps.map(\.id),
    Set(places.gaps).count == gaps.count
  else { return false }
  return gaps.allSatisfy { gap in
    guard gap.points > 0, gap.points <= 1_000 else { return false }
    return switch gap.key {
    case .text(let key): key.isSurelyPlayable
    case .number(let key): key.isSurelyPlayable
    case .choice(let list): list.isSurelyPlayable(isSingle: true)
    }
  }
}

/// Whether a text begins with something that is seen and that no clean-up takes away.
private func isSurelyVisible(_ text: String) -> Bool {
  text.unicodeScalars.first?.isVisible ?? false
}

/// Whether there are two texts or more, all visible, and no two read the same.
private func areSurelyDistinct(_ texts: [String]) -> Bool { areSurelyDistinct(texts, \.self) }

private func areSurelyDistinct<Element>(
  _ list: [Element], _ text: (Element) -> String
) -> Bool {
  guard list.count > 1, list.allSatisfy({ isSurelyVisible(text($0)) }) else { return false }
  let isClear =
    list.count <= 8
    && list.indices.allSatisfy { place in
      list[..<place].allSatisfy { surelyDiffer(text($0), text(list[place])) }
    }
  return isClear || repeatedTexts(list.map { CleanedText(text($0)).text }).isEmpty
}
