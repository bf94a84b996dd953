/// How a table says which choice is right: what its answers name, and where they count from.
struct AnswerRule: Equatable {
  /// What every answer names; nil where rows differ: text goes before letters, letters before numbers.
  var kind: ReadOptions.AnswerKind?
  /// What number the first choice has; nil where no answer is a number.
  var base: Int?
}

/// Counts in which ways the answers of a table can be understood, to find the one that fits it all.
///
/// Numbers from 0 and from 1 cannot be told apart in one row; over a whole table they mostly can.
struct TableTally {
  /// Rows whose answer means anything at all.
  private(set) var rows = 0
  private var texts = 0
  private var letters = 0
  private var numbers = 0
  /// Rows that only a number explains.
  private var onlyNumbers = 0
  /// Rows whose text and letter name different choices.
  private var lettersApart = 0
  /// The same for numbers, counted from 0 and from 1.
  private var numbersApart = [0, 0]
  private var hasZero = false
  private var hasLast = false

  init() {}

  /// Takes a row's readings: places for text and letters, numbers as written.
  mutating func add(text: [Int]?, letters: [Int]?, numbers: [Int]?, choiceCount: Int) {
    // What lies beyond the choices says nothing of what the others mean.
    let letters = letters.flatMap { $0.allSatisfy { $0 < choiceCount } ? $0 : nil }
    let numbers = numbers.flatMap { $0.allSatisfy { 0...choiceCount ~= $0 } ? $0 : nil }
    guard text != nil || letters != nil || numbers != nil else { return }
    rows &+= 1
    if let text {
      texts &+= 1
      if let letters, letters != text { lettersApart &+= 1 }
    }
    if letters != nil { self.letters &+= 1 }
    guard let numbers else { return }
    self.numbers &+= 1
    if text == nil { onlyNumbers &+= 1 }
    if numbers.contains(0) { hasZero = true }
    if numbers.contains(choiceCount) { hasLast = true }
    if let text {
      for base in 0...1 where numbers.map({ $0 &- base }) != text { numbersApart[base] &+= 1 }
    }
  }

  /// The rule that explains the table; refused where two do that contradict each other.
  ///
  /// `headerBase` is what the names of the choices count from, if they do; the answers go before it.
  func rule(
    _ options: ReadOptions, kind: ReadOptions.AnswerKind?, headerBase: Int? = nil
  ) throws(ImportRefusal) -> AnswerRule {
    if let kind = options.answerKind ?? kind {
      return AnswerRule(kind: kind, base: kind == .index ? try base(options, headerBase) : nil)
    }
    guard rows > 0 else { return AnswerRule(kind: nil, base: options.indexBase) }
    if texts == rows {
      if numbers == rows, !numbersApart.contains(0) {
        throw ImportRefusal(.table(.needsAnswerKind))
      }
      if letters == rows, lettersApart > 0 { throw ImportRefusal(.table(.needsAnswerKind)) }
      return AnswerRule(kind: .text, base: nil)
    }
    if letters == rows { return AnswerRule(kind: .letter, base: nil) }
    if numbers == rows { return AnswerRule(kind: .index, base: try base(options, headerBase)) }
    return AnswerRule(kind: nil, base: onlyNumbers > 0 ? try base(options, headerBase) : nil)
  }

  private func base(_ options: ReadOptions, _ headerBase: Int?) throws(ImportRefusal) -> Int {
    if let base = options.indexBase { return base }
    if hasZero { return 0 }
    if hasLast || numbers == 0 { return 1 }
    if let headerBase { return headerBase }
    throw ImportRefusal(.table(.needsIndexBase))
  }
}
