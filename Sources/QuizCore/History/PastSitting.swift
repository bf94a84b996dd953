/// A daily, practice or review as the history tells it.
package struct PastSitting: Sendable, Equatable {
  /// Which one it was.
  package let key: SittingKey
  /// The results in the order of their questions.
  package private(set) var results: [PastResult] = []
  /// The answers in the same order; none unless they were wanted.
  package private(set) var answers: [Answer] = []
  /// How many questions there were; of a practice or review only those with an answer are known.
  package private(set) var asked = 0
  /// The XP that arrived.
  package private(set) var xp = 0
  /// The rank after its last answer.
  package private(set) var rank = Rank.bronze
  /// Whether any question of it is of the banks that are looked for.
  package private(set) var isWanted = false

  init(_ key: SittingKey) { self.key = key }

  /// How many questions were all right.
  package var rightCount: Int { results.count { $0.share?.isFull == true } }

  /// How many questions have no answer.
  package var openCount: Int { max(0, asked - results.count) }

  mutating func add(_ answer: Answer, keepingAnswer keeps: Bool, isWanted wanted: Bool) {
    let result = PastResult(answer)
    let place = results.firstIndex(inOrder: { $0.index >= result.index })
    results.insert(result, at: place)
    if keeps { answers.insert(answer, at: min(place, answers.count)) }
    isWanted = isWanted || wanted
    asked = max(asked, results.count)
  }

  mutating func correct(_ index: Int) {
    let place = results.firstIndex(inOrder: { $0.index >= index })
    guard place < results.count, results[place].index == index else { return }
    results[place] = PastResult(index: index, share: .full)
  }

  mutating func note(paid: Int, _ rank: Rank, asked drawn: Int) {
    xp = saturatingSum(xp, paid)
    self.rank = rank
    asked = max(asked, drawn)
  }
}

/// What became of one question, in eight bytes.
package struct PastResult: Sendable, Equatable {
  private let place: UInt32
  private let millionths: UInt32

  private static let skipped = UInt32.max

  init(_ answer: Answer) {
    self.init(index: answer.index, share: answer.isSkipped ? nil : answer.share)
  }

  /// Describes a result; without a share the question was passed over.
  init(index: Int, share: Share?) {
    place = UInt32(clamping: index)
    millionths = share.map { UInt32(clamping: $0.millionths) } ?? Self.skipped
  }

  /// The question's place in its sitting, from 0.
  package var index: Int { Int(place) }

  /// How much was right; nil when the question was passed over.
  package var share: Share? {
    millionths == Self.skipped ? nil : Share(millionths: Int(millionths))
  }
}
