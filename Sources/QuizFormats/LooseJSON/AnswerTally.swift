import JSON

/// How many answers of a file can be read in which way.
struct AnswerTally {
  private var texts = 0
  private var letters = 0
  /// How many are numbers of options where the first is 0, and where it is 1.
  private(set) var fromZero = 0
  private(set) var fromOne = 0
  /// An answer that is one option as a text and another as a number, by either way of counting.
  private(set) var conflict: (words: String, line: Int)?
  /// Where the first answer stands that can be a number of an option.
  private(set) var firstIndexLine: Int?
  private let given: Int?

  /// Begins with none; `given` is what the player says of the first option's number.
  init(_ given: Int?) { self.given = given }

  /// Counts an answer.
  mutating func add(_ answer: LooseAnswer, _ entry: LooseEntry) {
    let text = entry.lookup.textIndex(answer.words)
    if text != nil { texts &+= 1 }
    if entry.lookup.letterIndices(answer.words) != nil { letters &+= 1 }
    guard let number = answer.index else { return }
    let bases = given.map { [$0] } ?? [0, 1]
    let indices = bases.map { entry.lookup.index(number, base: $0) }
    if indices.first != .some(nil) { fromZero &+= 1 }
    if indices.last != .some(nil) { fromOne &+= 1 }
    guard indices.contains(where: { $0 != nil }) else { return }
    let line = entry.position.line
    firstIndexLine = firstIndexLine ?? line
    if let text, conflict == nil, indices.contains(where: { $0 != nil && $0 != text }) {
      conflict = (excerpt(of: answer.words), line)
    }
  }

  /// Whether as many are texts of options as are numbers of them.
  var isTied: Bool { texts > 0 && texts == max(fromZero, fromOne) && letters < texts }

  /// The kinds with the one that fits most first; those that fit alike stay in order.
  func ranked(_ kinds: [ReadOptions.AnswerKind]) -> [ReadOptions.AnswerKind] {
    func count(_ kind: ReadOptions.AnswerKind) -> Int {
      switch kind {
      case .text: texts
      case .letter: letters
      case .index: max(fromZero, fromOne)
      }
    }
    return kinds.enumerated().sorted { left, right in
      (-count(left.element), left.offset) < (-count(right.element), right.offset)
    }.map(\.element)
  }
}
