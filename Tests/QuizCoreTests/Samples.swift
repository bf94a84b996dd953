import QuizCore

/// A generator for tests, the same numbers for a seed in every run.
struct SeededNumbers {
  private var generator: SplitMix64

  init(_ seed: Int) { generator = SplitMix64(seed: UInt64(seed)) }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.below(UInt64(range.count)))
  }

  mutating func chance(percent: Int) -> Bool { number(in: 1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(in: 0...(elements.count - 1))]
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    generator.shuffle(&elements)
    return elements
  }
}

/// The day on which most tests play.
let today = QuizDate(dayNumber: 20_787)

/// Entries a millisecond apart, with ids of their own.
func entries(_ events: [Event]) -> [Entry] {
  events.enumerated().map { index, event in
    Entry(
      id: "e\(index)", instant: Instant(milliseconds: 1_796_069_643_120 + Int64(index)),
      event: event)
  }
}

/// A player without a history.
let newcomer = Player(profile: Profile(nickname: "Sparta042"))

extension Player {
  /// The player once some events have happened.
  func after(_ events: Event...) -> Player { after(events) }

  func after(_ events: [Event]) -> Player {
    entries(events).reduce(self) { $0.adding($1) }
  }
}

/// A question for a pool that a test makes up.
struct PoolMember {
  let reference: QuestionReference
  /// Whether its bank still has it.
  var isThere = true
}

extension Pool {
  /// A pool of these members, in this order as far as each bank goes.
  init(_ members: [PoolMember]) {
    let banks = Set(members.map(\.reference.bank)).sorted()
    self.init(
      banks.map { bank in Members(bank: bank, members: members.filter { $0.reference.bank == bank })
      }
    )
  }
}

/// The members of one bank; a question may be among them twice.
private struct Members: PoolSource {
  let bank: String
  let members: [PoolMember]

  var hashes: [UInt64] { members.map(\.reference.hash) }

  var candidatesByID: [Candidate] {
    var seen: Set<QuestionReference> = []
    return members.indices.filter { seen.insert(members[$0].reference).inserted }.sorted {
      members[$0].reference < members[$1].reference
    }.map {
      Candidate(at: $0, topic: nil, difficulty: .medium)
    }
  }

  func question(_ position: Int) -> String? {
    members[position].isThere ? members[position].reference.question : nil
  }
}

/// The first questions of the golden pool.
func references(_ count: Int) -> [QuestionReference] { goldenPool(count).map(\.reference) }

/// An answer to the question of an index in the golden pool.
func answer(
  _ index: Int, share: Share = .full, hints: Int = 0, xp: Int = 0, bonus: Int = 0,
  isSkipped: Bool = false
) -> Answer {
  Answer(
    index: index, reference: QuestionReference(bank: "t", question: "q-\(index)"),
    response: isSkipped ? nil : ["x"], share: share, hints: hints, xp: xp, bonus: bonus)
}

/// The events of a daily with one question, which is answered right.
func finishedDaily(_ date: QuizDate) -> [Event] {
  [.drawn(.daily(date), references(1)), .answered(.daily(date), answer(0, xp: 1000))]
}
