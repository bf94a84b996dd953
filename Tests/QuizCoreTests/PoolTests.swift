import QuizCore
import Synchronization
import Testing

@Suite struct PoolTests {
  @Test func `banks are joined in the order of their ids, each once`() {
    let first = Numbered("b", ["y", "x"])
    let second = Numbered("a", ["z"])
    let pool = Pool([first, second, Numbered("c", []), first])
    let references = [("a", "z"), ("b", "y"), ("b", "x")].map {
      QuestionReference(bank: $0, question: $1)
    }
    #expect(pool.count == 3)
    #expect(pool.hashes.indices.map(pool.reference) == references)
    #expect(pool.hashes == references.map(\.hash))
    #expect(
      pool.candidatesByReference == [
        Candidate(at: 0, topic: "z", difficulty: .easy),
        Candidate(at: 2, topic: "x", difficulty: .hard),
        Candidate(at: 1, topic: "y", difficulty: .easy),
      ])
  }

  @Test func `a pool knows which of some questions are in it`() {
    let pool = Pool([Numbered("a", ["x", "y"]), Numbered("b", ["x"])])
    let questions = [("a", "y"), ("b", "x"), ("b", "y"), ("c", "x")].map {
      QuestionReference(bank: $0, question: $1)
    }
    #expect(pool.members(among: questions) == Set(questions.prefix(2)))
    #expect(pool.members(among: questions.suffix(2)) == [])
  }

  @Test(arguments: [-1, 3, .min, .max])
  func `outside the pool there is nothing`(position: Int) {
    let pool = Pool([Numbered("a", ["x", "y"]), Numbered("b", ["x"])])
    #expect(pool.reference(position) == nil)
  }

  @Test func `a draw over a million asks for the ids that it draws and no others`() throws {
    let source = Million()
    // 100,000 days rounded up to four significant bits are 13 times 2 to the 13th.
    let (pass, day) = (0, 20_787)
    #expect(13 << 13 > day)
    let drawn = DailyDraw(for: QuizDate(dayNumber: day), from: Pool([source])).questions
    #expect(drawn.count == 10)
    #expect(Set(drawn.map(\.question)) == Set(source.asked.lines))
    #expect(source.asked.lines.count == 10)
    let mixing = SplitMix64.mix(UInt64(pass))
    func key(_ hash: UInt64) -> UInt64 {
      hash & (1 << 63) | SplitMix64.mix(hash ^ mixing) >> 1
    }
    let keys = try drawn.map { key(source.hashes[try #require(Int($0.question))]) }
    let (least, greatest) = (try #require(keys.min()), try #require(keys.max()))
    var (before, among) = (0, 0)
    for hash in source.hashes {
      let key = key(hash)
      if key < least { before += 1 } else if key <= greatest { among += 1 }
    }
    #expect(before == day * 10)
    #expect(among == 10)
  }
}

/// Easy questions whose topics are their ids; `x` is hard.
private struct Numbered: PoolSource {
  let bank: String
  let ids: [String]

  init(_ bank: String, _ ids: [String]) {
    self.bank = bank
    self.ids = ids
  }

  var hashes: [UInt64] { ids.map { QuestionReference(bank: bank, question: $0).hash } }
  var candidatesByID: [Candidate] {
    ids.indices.sorted { ids[$0] < ids[$1] }.map {
      Candidate(
        at: $0, topic: ids[$0], difficulty: ids[$0] == "x" ? .hard : .easy)
    }
  }
  func question(_ position: Int) -> String? { ids[position] }
}

/// A million questions of which only the hashes are there; the ids are their positions.
private struct Million: PoolSource {
  let bank = "many"
  let hashes: [UInt64]
  /// The ids that were asked for.
  let asked = Log()

  init() {
    var generator = SplitMix64(seed: 1)
    hashes = (0..<1_000_000).map { _ in generator.next() }
  }

  let candidatesByID: [Candidate] = []
  func question(_ position: Int) -> String? {
    asked.append("\(position)")
    return "\(position)"
  }
}

/// Lines that many can add to.
private final class Log: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func append(_ line: String) { kept.withLock { $0.append(line) } }
}
