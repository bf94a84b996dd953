import JSON
import QuizCore
import QuizFormats

// Pairs to be matched and items to be put in order.

extension NativeReader {
  mutating func matching(in fields: Fields) -> QuestionKind? {
    let isShuffled = boolean(.shuffle, in: fields) ?? defaults.isShuffled
    let scoring = word(.scoring, in: fields, as: Scoring.self) ?? defaults.scoring
    let pairs = required(.pairs, in: fields).flatMap { self.pairs($0) }
    let distractors = fields[.distractors].map { texts($0, .distractors) } ?? []
    guard let pairs, let distractors else { return nil }
    if let node = fields[.pairs] { reportRepeatedLefts(pairs, in: node) }
    if let node = fields[.distractors] { reportRights(among: distractors, of: pairs, in: node) }
    return .matching(
      MatchingKey(pairs, distractors: distractors, isShuffled: isShuffled), scoring)
  }

  mutating func ordering(in fields: Fields) -> QuestionKind? {
    let scoring = word(.scoring, in: fields, as: Scoring.self) ?? defaults.scoring
    guard let list = required(.items, in: fields), let items = texts(list, .items) else {
      return nil
    }
    guard items.count > 1 else {
      log.report(
        .tooFewChoices, .tooFewItems(items.count), at: list.range.lowerBound, key: .items)
      return nil
    }
    let offsets = list.elements.map(\.range.lowerBound)
    for pair in repeatedTexts(items) {
      log.part = .item(.items, pair.index)
      log.report(
        .repeatedItem, .repeatedItem(excerpt(of: items[pair.index])), at: offsets[pair.index],
        first: offsets[pair.first])
    }
    log.part = .whole
    return .ordering(items, scoring)
  }

  /// Reads a list of texts in each of which something can be seen; nil when one can't be read.
  private mutating func texts(_ list: JSONNode, _ key: Key) -> [String]? {
    guard isKind(.array, list, key) else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(list.count)
    for (index, node) in list.elements.enumerated() {
      log.part = .item(key, index)
      if let text = visibleText(node, nil) { texts.append(text) }
    }
    log.part = .whole
    return texts.count == list.count ? texts : nil
  }

  /// Reads pairs; nil when one of them can't be read or they are too few.
  private mutating func pairs(_ list: JSONNode) -> [MatchingKey.Pair]? {
    guard isKind(.array, list, .pairs) else { return nil }
    var pairs: [MatchingKey.Pair] = []
    pairs.reserveCapacity(list.count)
    for (index, node) in list.elements.enumerated() {
      log.part = .item(.pairs, index)
      if let pair = pair(node) { pairs.append(pair) }
    }
    log.part = .whole
    guard list.count > 1 else {
      log.report(.tooFewChoices, .tooFewPairs(list.count), at: list.range.lowerBound, key: .pairs)
      return nil
    }
    return pairs.count == list.count ? pairs : nil
  }

  private mutating func pair(_ node: JSONNode) -> MatchingKey.Pair? {
    guard isKind(.object, node, nil) else { return nil }
    let fields = fields(of: node, allowed: .pair)
    let left = required(.left, in: fields).flatMap { visibleText($0, .left) }
    let right = required(.right, in: fields).flatMap { visibleText($0, .right) }
    guard let left, let right else { return nil }
    return MatchingKey.Pair(left, right)
  }

  /// Reports left sides that read like an earlier one; right sides may be the same.
  private mutating func reportRepeatedLefts(_ pairs: [MatchingKey.Pair], in list: JSONNode) {
    let repeats = repeatedTexts(pairs.map(\.left))
    guard !repeats.isEmpty else { return }
    let offsets = list.elements.map { ($0[Key.left.name] ?? $0).range.lowerBound }
    for repeated in repeats {
      log.part = .item(.pairs, repeated.index)
      log.report(
        .ambiguousPair, .repeatedLeftSide(excerpt(of: pairs[repeated.index].left)),
        at: offsets[repeated.index], key: .left, first: offsets[repeated.first])
    }
    log.part = .whole
  }

  /// Reports distractors that read like a right side.
  private mutating func reportRights(
    among distractors: [String], of pairs: [MatchingKey.Pair], in list: JSONNode
  ) {
    let repeats = repeatedTexts(pairs.map(\.right) + distractors).filter {
      $0.first < pairs.count && $0.index >= pairs.count
    }
    guard !repeats.isEmpty else { return }
    let offsets = list.elements.map(\.range.lowerBound)
    for repeated in repeats {
      let index = repeated.index - pairs.count
      log.part = .item(.distractors, index)
      log.report(
        .ambiguousPair, .rightDistractor(excerpt(of: distractors[index])), at: offsets[index])
    }
    log.part = .whole
  }
}
