import QuizCore

extension GIFTItem {
  /// A question with pairs; a part with nothing before its arrow is a distractor.
  mutating func matching(_ answers: ArraySlice<UInt8>) throws(GIFTFailure) -> QuestionKind {
    var pairs = GIFTPairs()
    let equals = UInt8(ascii: "=")
    var rest = answers.first == equals ? answers.dropFirst() : answers
    while true {
      let end = rest.firstIndex(of: equals) ?? rest.endIndex
      try readPair(rest[..<end].trimmed, into: &pairs)
      guard end < rest.endIndex else { break }
      rest = rest[(end &+ 1)...]
    }
    for text in pairs.repeated { note(.common(.repeatedChoice(excerpt(of: text)))) }
    guard pairs.pairs.count > 1 else {
      throw GIFTFailure(common: .tooFewChoices(pairs.pairs.count))
    }
    return .matching(MatchingKey(pairs.pairs, distractors: pairs.distractors), .partial)
  }

  private mutating func readPair(
    _ part: ArraySlice<UInt8>, into pairs: inout GIFTPairs
  ) throws(GIFTFailure) {
    guard let arrow = Self.arrow(in: part) else {
      throw GIFTFailure(.noArrow(excerpt(of: GIFTMark.unescaped(part.prefix(200)))))
    }
    guard let right = text(part[(arrow &+ 2)...], isAnswer: true, isLiteral: true) else {
      throw GIFTFailure(common: .blankAnswer)
    }
    guard let left = text(part[..<arrow]) else { return pairs.add(distractor: right) }
    guard pairs.add(left, right) else { throw GIFTFailure(.repeatedLeftSide(excerpt(of: left))) }
  }

  /// A question whose items are to be put in order.
  mutating func ordering(_ order: GIFTOrder) throws(GIFTFailure) -> QuestionKind {
    var items: [String] = []
    var known: Set<String> = []
    for raw in order.items {
      guard let item = text(raw, isAnswer: true) else { continue }
      guard known.insert(lineText(item)).inserted else {
        throw GIFTFailure(common: .repeatedChoice(excerpt(of: item)))
      }
      items.append(item)
    }
    guard items.count > 1 else { throw GIFTFailure(common: .tooFewChoices(items.count)) }
    // Moodle mends a count that is too small or too large.
    let shown = 2...items.count ~= order.count ? order.count : min(6, items.count)
    if shown < items.count { note(.gift(.orderingSubset(shown, of: items.count))) }
    return .ordering(items, order.scoring)
  }
}

/// The pairs of a matching question as they are found.
struct GIFTPairs {
  private(set) var pairs: [MatchingKey.Pair] = []
  /// Right sides without a left one, though some may be that of a pair that comes later.
  private var spare: [String] = []
  /// What was there twice.
  private(set) var repeated: [String] = []
  private var rightOfLeft: [String: String] = [:]

  /// Right sides that no pair has.
  var distractors: [String] {
    let rights = Set(pairs.map { lineText($0.right) })
    var known = rights
    return spare.filter { known.insert(lineText($0)).inserted }
  }

  /// Adds a pair; gives false if its left side is there with another right one.
  mutating func add(_ left: String, _ right: String) -> Bool {
    let key = lineText(left)
    if let known = rightOfLeft[key] {
      if repeated.count < 26 { repeated.append(left) }
      return known == right
    }
    rightOfLeft[key] = right
    pairs.append(MatchingKey.Pair(left, right))
    return true
  }

  /// Adds a right side without a left one.
  mutating func add(distractor: String) { spare.append(distractor) }
}
