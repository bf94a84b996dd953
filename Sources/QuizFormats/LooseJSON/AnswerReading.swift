/// How the answers of a file of home-made JSON are to be read: decided once for all its items.
struct AnswerReading {
  /// The kinds in which a text is tried, likeliest first.
  private let textKinds: [ReadOptions.AnswerKind]
  /// The same for a number as JSON writes it, whose letter is a label that the file gives.
  private let numberKinds: [ReadOptions.AnswerKind]
  /// The number of the first option; nil where none is read as one.
  let base: Int?

  /// Finds out what the answers of a file are, unless the player says so.
  ///
  /// The reading that fits most items is taken; of several that fit alike, a text beats a letter
  /// and that a number. Where numbers could be texts as well, or begin with 0 as well as with 1,
  /// nothing is guessed.
  init(_ entries: [LooseEntry], _ options: ReadOptions) throws(ImportRefusal) {
    var (texts, numbers) = (AnswerTally(options.indexBase), AnswerTally(options.indexBase))
    for entry in entries where entry.needsReading {
      for answer in entry.answers {
        if answer.isNumber { numbers.add(answer, entry) } else { texts.add(answer, entry) }
      }
    }
    if let kind = options.answerKind {
      textKinds = [kind]
      numberKinds = [kind]
    } else {
      textKinds = texts.ranked([.text, .letter, .index])
      if textKinds.first != .index, numbers.isTied, let example = numbers.conflict {
        throw ImportRefusal(
          .json(.ambiguousAnswers(excerpt(of: example.words))), line: example.line)
      }
      numberKinds = numbers.ranked(
        numbers.isTied ? [.letter, .text, .index] : [.letter, .index, .text])
    }
    base = try Self.base(
      (textKinds.first == .index ? [texts] : []) + (numberKinds.first == .index ? [numbers] : []),
      options.indexBase)
  }

  /// The options that an answer names; nil where it names none.
  func indices(_ answer: LooseAnswer, in entry: LooseEntry) -> [Int]? {
    if case .truth(let value) = answer {
      return entry.options.firstIndex { truthValue($0.text) == value }.map { [$0] }
    }
    for kind in answer.isNumber ? numberKinds : textKinds {
      switch kind {
      case .text:
        if let index = entry.lookup.textIndex(answer.words) { return [index] }
      case .letter:
        if let indices = entry.lookup.letterIndices(answer.words) { return indices }
      case .index:
        if let base, let number = answer.index, let index = entry.lookup.index(number, base: base) {
          return [index]
        }
      }
    }
    return nil
  }

  /// What the first option is called, from the answers that are read as numbers.
  private static func base(_ tallies: [AnswerTally], _ given: Int?) throws(ImportRefusal) -> Int? {
    let fromZero = tallies.reduce(0) { $0 &+ $1.fromZero }
    let fromOne = tallies.reduce(0) { $0 &+ $1.fromOne }
    if let given { return fromZero &+ fromOne > 0 ? given : nil }
    if fromZero == fromOne, fromZero > 0 {
      throw ImportRefusal(
        .json(.ambiguousIndexBase), line: tallies.compactMap(\.firstIndexLine).min())
    }
    return fromZero == fromOne ? nil : fromZero > fromOne ? 0 : 1
  }
}
