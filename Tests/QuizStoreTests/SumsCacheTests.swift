import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

/// The days of each question that all lines come to, without any cache.
private func summedAnew(_ store: Store) throws -> [QuestionReference: [StudyDay]] {
  var sums = Recoverable(AnswerSums(store.beginning))
  try store.forEachEntry { sums.add($0) }
  return sums.present.questions
}

/// Records so many answers, an hour apart.
private func practise(_ home: borrowing TestHome, _ numbers: Range<Int>) throws {
  for number in numbers {
    let date = today.adding(days: number / 20)
    _ = try home.store(at: Int64(number) * 3_600_000, seed: UInt64(number + 1))
      .record { _ in [practised(number % 7, session: "s\(number / 5)", on: date)] }
  }
}

@Test func `sums of answers are put down as they are`() throws {
  for seed in 0..<60 {
    var history = RandomHistory(seed: UInt64(seed), dates: 40)
    var sums = AnswerSums(Profile(nickname: "Sparta007"))
    for number in 0..<(seed * 4) {
      let instant = Instant(milliseconds: noon + Int64(number) * 5_000_000)
      sums.add(Entry(id: "\(number)", instant: instant, event: history.event()))
    }
    let marks: JournalMarks = [
      DeviceName("a"): JournalMark(
        offset: seed, hash: .max, latest: Instant(milliseconds: noon)),
      DeviceName("é"): .start,
    ]
    let spans = WrittenSpans([Instant(milliseconds: -5)...Instant(milliseconds: noon)])
    let cache = SumsCache(sums: sums, marks: marks, spans: spans)
    #expect(cache.bytes == cache.bytes, "seed \(seed)")
    let read = try #require(SumsCache(cache.bytes))
    #expect(
      read.sums.questions == sums.questions && read.sums.player == sums.player, "seed \(seed)")
    #expect(read.marks == marks && read.spans == spans, "seed \(seed)")
  }
}

@Test func `damaged sums are left aside and made again`() throws {
  let home = TestHome()
  try practise(home, 0..<80)
  let store = home.store(at: 1000 * 3_600_000)
  let expected = try store.answerSums().questions
  #expect(try expected == summedAnew(store))
  let path = home.places().sumsCache
  let whole = try Data(contentsOf: URL(filePath: path))
  let places = (0..<40).map { $0 * whole.count / 40 } + [whole.count - 1]
  for place in places {
    var flipped = whole
    flipped[place] ^= 0x10
    for damaged in [flipped, whole.prefix(place), whole + [0]] {
      home.write(Array(damaged), to: path)
      #expect(SumsCache.read(home.places(), Files()) == nil, "\(place)")
      #expect(try store.answerSums().questions == expected, "\(place)")
      #expect(try Data(contentsOf: URL(filePath: path)) == whole, "\(place)")
    }
  }
}

@Test func `cached sums and the tail give what all lines give`() throws {
  var cached = 0
  for seed in 0..<12 {
    let home = TestHome()
    var history = RandomHistory(seed: UInt64(seed), dates: seed % 2 == 0 ? 3 : 12)
    for batch in 0..<12 {
      // The clock goes back now and then.
      let instant = Int64(batch) * 90_000_000 - (history.number(below: 6) == 0 ? 200_000_000 : 0)
      let store = home.store(at: instant, seed: UInt64(seed * 100 + batch))
      let events = (0..<history.number(below: 60)).map { _ in history.event() }
      _ = try store.record { _ in events }
      #expect(try store.answerSums().questions == summedAnew(store), "seed \(seed) batch \(batch)")
      if SumsCache.read(home.places(), Files()) != nil { cached += 1 }
    }
  }
  #expect(cached > 50)
}

@Test func `sums are written where many lines came after them, and go with a reset of all`() throws
{
  let home = TestHome()
  let path = home.places().sumsCache
  let store = home.store(at: 1000 * 3_600_000)
  try practise(home, 0..<60)
  _ = try store.answerSums()
  #expect(home.text(path) == nil)
  try practise(home, 60..<70)
  store.keepStudy()
  #expect(home.text(path) == nil)
  _ = try store.answerSums()
  let early = try Data(contentsOf: URL(filePath: path))
  try practise(home, 70..<80)
  _ = try store.answerSums()
  #expect(try Data(contentsOf: URL(filePath: path)) == early)
  _ = try store.reset(all: true)
  #expect(home.text(path) == nil)
  #expect(try store.answerSums().questions.isEmpty)
}

@Test func `the doctor tells sums that fit from those that do not`() throws {
  let home = TestHome()
  let places = home.places()
  try practise(home, 0..<70)
  let store = home.store(at: 71 * 3_600_000)
  func checks() -> [Check] { store.examine().checks.filter { $0.path == places.sumsCache } }
  #expect(checks() == [])
  _ = try store.answerSums()
  let stale = Check(.cache(.stale), at: places.sumsCache)
  #expect(checks().contains(Check(.cache(.fits(lag: 0)), at: places.sumsCache)))
  try practise(home, 70..<73)
  #expect(checks().contains(Check(.cache(.fits(lag: 3)), at: places.sumsCache)))
  let cache = try #require(SumsCache.read(places, Files()))
  var questions = cache.sums.questions
  questions[question(0)] = nil
  let wrong = SumsCache(
    sums: AnswerSums(player: cache.sums.player, questions: questions), marks: cache.marks,
    spans: cache.spans)
  wrong.write(places, Files())
  #expect(checks().contains(stale))
  home.write("junk", to: places.sumsCache)
  #expect(checks().contains(stale))
  _ = store.repair(store.examine().checks)
  #expect(checks() == [])
}
