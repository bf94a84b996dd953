import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

/// The study that all lines come to, without any cache.
private func foldedAnew(_ store: Store) throws -> Study {
  var study = Recoverable(Study(store.beginning))
  try store.forEachEntry { study.add($0) }
  return study.present
}

/// How many are due, counted one by one.
private func counted(_ store: Store, at instant: Instant, retention: Double) throws -> Int? {
  try foldedAnew(store).dueCount(at: instant, Scheduler(retention: retention))
}

/// An answer in a practice, of which a clock that goes right tells.
private func practice(_ number: Int) -> [Event] {
  [practised(number % 7, session: "s\(number / 5)", on: today.adding(days: number / 20))]
}

/// Records so many answers, an hour apart.
private func practise(_ home: borrowing TestHome, _ numbers: Range<Int>) throws {
  for number in numbers {
    _ = try home.store(at: Int64(number) * 3_600_000, seed: UInt64(number + 1))
      .record { _ in practice(number) }
  }
}

@Test func `a study is put down as it is`() throws {
  for seed in 0..<60 {
    var history = RandomHistory(seed: UInt64(seed), dates: 40)
    var study = Study(Profile(nickname: "Sparta007"))
    for number in 0..<(seed * 4) {
      let instant = Instant(milliseconds: noon + Int64(number) * 5_000_000)
      study.add(Entry(id: "\(number)", instant: instant, event: history.event()))
    }
    let marks: JournalMarks = [
      DeviceName("a"): JournalMark(
        offset: seed, hash: .max, latest: Instant(milliseconds: noon)),
      DeviceName("é"): .start,
    ]
    let spans = WrittenSpans([Instant(milliseconds: -5)...Instant(milliseconds: noon)])
    let cache = StudyCache(study: study, marks: marks, spans: spans)
    let bytes = cache.bytes
    #expect(bytes == cache.bytes, "seed \(seed)")
    let head = try #require(StudyHead(bytes, size: bytes.count))
    #expect(head.marks == marks && head.spans == spans, "seed \(seed)")
    let body = try #require(StudyBody(bytes, in: head.body))
    #expect(body.study == study, "seed \(seed)")
    for (reference, question) in study.questions {
      #expect(body.study(of: [reference])?.questions == [reference: question], "seed \(seed)")
    }
    #expect(body.study(of: [question(999)])?.questions == [:], "seed \(seed)")
    for days in [0, 1, 3, 30, 4000] {
      let instant = Instant(milliseconds: noon + Int64(days) * 86_400_000)
      let scheduler = Scheduler(retention: 0.8)
      #expect(
        head.dueCount(at: instant, scheduler) == study.dueCount(at: instant, scheduler),
        "seed \(seed)")
    }
  }
}

@Test func `a damaged cache is left aside and made again`() throws {
  let home = TestHome()
  try practise(home, 0..<80)
  let store = home.store(at: 1000 * 3_600_000)
  store.keepStudy()
  let path = home.places().studyCache
  let whole = try Data(contentsOf: URL(filePath: path))
  let expected = try foldedAnew(store)
  let due = expected.dueCount(at: store.now, Scheduler())
  let places = (0..<60).map { $0 * whole.count / 60 } + [whole.count - 1]
  for place in places {
    var flipped = whole
    flipped[place] ^= 0x10
    for damaged in [flipped, whole.prefix(place), whole + [0]] {
      home.write(Array(damaged), to: path)
      #expect(StudyCache.read(home.places(), Files()) == nil, "\(place)")
      #expect(try store.study() == expected, "\(place)")
      #expect(try Data(contentsOf: URL(filePath: path)) == whole, "\(place)")
      home.write(Array(damaged), to: path)
      if damaged.count != whole.count {
        #expect(try store.dueCount(at: store.now, retention: 0.9) == due, "\(place)")
      }
    }
  }
}

@Test func `the doctor tells a study that fits from one that does not`() throws {
  let home = TestHome()
  let places = home.places()
  try practise(home, 0..<70)
  let store = home.store(at: 71 * 3_600_000)
  func checks() -> [Check] { store.examine().checks.filter { $0.path == places.studyCache } }
  #expect(checks() == [])
  store.keepStudy()
  let fits = Check(.cache(.fits(lag: 0)), at: places.studyCache)
  let stale = Check(.cache(.stale), at: places.studyCache)
  #expect(checks().contains(fits) && !checks().contains(stale))
  try practise(home, 70..<73)
  #expect(checks().contains(Check(.cache(.fits(lag: 3)), at: places.studyCache)))
  let journal = places.journal(of: try device(places))
  let text = try home.read(journal)
  home.write(text.replacing(#""share":1000000"#, with: #""share":0000001"#), to: journal)
  #expect(checks().contains(stale))
  home.write(text, to: journal)
  home.write("junk", to: places.studyCache)
  #expect(checks().contains(stale))
  _ = store.repair(store.examine().checks)
  #expect(checks() == [])
}

@Test func `cache and tail give what all lines give`() throws {
  var cached = 0
  for seed in 0..<10 {
    let home = TestHome()
    var history = RandomHistory(seed: UInt64(seed), dates: seed % 2 == 0 ? 3 : 12)
    for batch in 0..<20 {
      // The clock goes back now and then.
      let instant = Int64(batch) * 90_000_000 - (history.number(below: 6) == 0 ? 200_000_000 : 0)
      let store = home.store(at: instant, seed: UInt64(seed * 100 + batch))
      let events = (0..<history.number(below: 12)).map { _ in history.event() }
      _ = try store.record { _ in events }
      let label: Comment = "seed \(seed) batch \(batch)"
      let opened = try store.open()
      let anew = try foldedAnew(store)
      for days in [0, 2, 400] {
        let now = store.now.adding(milliseconds: Int64(days) * 86_400_000)
        let expected = anew.dueCount(at: now, Scheduler(retention: 0.85))
        #expect(try store.dueCount(at: now, retention: 0.85) == expected, label)
        #expect(try store.dueCount(at: now, retention: 0.85, in: opened) == expected, label)
      }
      #expect(try store.study() == anew, label)
      if history.number(below: 3) == 0 { store.keepStudy() }
      if history.number(below: 9) == 0 {
        try? FileManager.default.removeItem(atPath: home.places().cacheFolder)
      }
      if StudyHead.read(home.places(), Files()) != nil { cached += 1 }
    }
  }
  #expect(cached > 60)
}

@Test func `a study of two machines is the same whichever journal comes first`() throws {
  for seed in 0..<10 {
    var journals: [String: String] = [:]
    for number in 0..<2 {
      let home = TestHome()
      var history = RandomHistory(
        seed: UInt64(seed * 2 + number), name: "\(number)", from: today.adding(days: number * 50),
        dates: 3)
      for batch in 0..<6 {
        let events = (0..<12).map { _ in history.event() }
        _ = try home.store(
          at: Int64(batch) * 90_000_000 + Int64(number),
          seed: UInt64(seed * 50 + batch * 2 + number)
        ).record { _ in events }
      }
      let name = try device(home.places())
      journals[name] = try home.read(home.places().journal(of: name))
    }
    let names = journals.keys.sorted()
    var studies: [Study] = []
    for (number, order) in [[names], [[names[0]], [names[1]]], [[names[1]], [names[0]]]]
      .enumerated()
    {
      let home = TestHome()
      for arrival in order {
        for name in arrival {
          home.write(journals[name] ?? "", to: home.places().journal(of: name))
        }
        home.store().keepStudy()
      }
      #expect(StudyHead.read(home.places(), Files()) != nil)
      studies.append(try home.store().study())
      #expect(try studies[number] == foldedAnew(home.store()), "seed \(seed)")
    }
    #expect(studies[0] == studies[1] && studies[0] == studies[2], "seed \(seed)")
  }
}

@Test func `nothing is written before the tail is long or a quiz is over`() throws {
  let home = TestHome()
  let path = home.places().studyCache
  let store = home.store(at: 1000 * 3_600_000)
  try practise(home, 0..<20)
  _ = try store.study()
  _ = try store.dueCount(at: store.now, retention: 0.9)
  #expect(home.text(path) == nil)
  store.keepStudy()
  let early = try Data(contentsOf: URL(filePath: path))
  try practise(home, 20..<80)
  _ = try store.study()
  #expect(try Data(contentsOf: URL(filePath: path)) == early)
  try practise(home, 80..<90)
  _ = try store.dueCount(at: store.now, retention: 0.9)
  #expect(try Data(contentsOf: URL(filePath: path)) != early)
  #expect(StudyHead.read(home.places(), Files())?.marks == (try store.load().folded.marks))
}

@Test func `a start that reads everything puts down the study too`() throws {
  let home = TestHome()
  try practise(home, 0..<80)
  try? FileManager.default.removeItem(atPath: home.places().cacheFolder)
  let store = home.store(at: 1000 * 3_600_000)
  _ = try store.open()
  #expect(StudyCache.read(home.places(), Files())?.study == (try foldedAnew(store)))
}

@Test func `a count needs the head alone where nothing came after it`() throws {
  let home = TestHome()
  try practise(home, 0..<80)
  let store = home.store(at: 1000 * 3_600_000)
  store.keepStudy()
  let opened = try store.open()
  let expected = try counted(store, at: store.now, retention: 0.9)
  let path = home.places().studyCache
  let head = try #require(StudyHead.read(home.places(), Files()))
  var bytes = Array(try Data(contentsOf: URL(filePath: path)))
  for place in head.body { bytes[place] = 0 }
  home.write(bytes, to: path)
  #expect(opened.found?.marks == head.marks)
  #expect(try store.dueCount(at: store.now, retention: 0.9, in: opened) == expected)
  #expect(try store.study() == foldedAnew(store))
}

@Test func `nothing is due where nothing was learned`() throws {
  let home = TestHome()
  let store = home.store()
  #expect(try store.dueCount(at: store.now, retention: 0.9) == nil)
  #expect(try store.dueCount(at: store.now, retention: 0.9, in: store.open()) == nil)
  _ = try store.record { _ in [.drawn(.daily(today), [question(0)])] }
  #expect(try store.dueCount(at: store.now, retention: 0.9, in: store.open()) == nil)
  _ = try store.record { _ in [answered(0)] }
  #expect(try store.dueCount(at: store.now, retention: 0.9, in: store.open()) == 0)
}

@Test(arguments: [false, true])
func `a restored backup brings the study back that a reset of everything took`(
  isCached: Bool
) throws {
  let home = TestHome()
  try practise(home, 0..<40)
  let before = try home.store(at: 41 * 3_600_000).study()
  #expect(before.questions.count == 7)
  _ = try home.store(at: 42 * 3_600_000, seed: 77).reset(all: true)
  #expect(try home.store(at: 43 * 3_600_000).study().isEmpty)
  if isCached { home.store(at: 43 * 3_600_000).keepStudy() }
  _ = try home.store(at: 44 * 3_600_000, seed: 78).restore()
  let after = try home.store(at: 45 * 3_600_000).study()
  #expect(after.questions == before.questions && after.days == before.days)
  let store = home.store(at: 500 * 3_600_000)
  #expect(try store.dueCount(at: store.now, retention: 0.9) == 7)
}

@Test func `each of two backups of everything comes back alone, as often as it is restored`() throws
{
  let home = TestHome()
  var hour = Int64(0)
  func store() -> Store {
    hour += 1
    return home.store(at: hour * 3_600_000, seed: UInt64(hour))
  }
  func restored(_ backup: Backup) throws -> (Backup, [Int]) {
    let (undo, player) = try store().restore(backup.name)
    let study = try store().study()
    #expect(study.player == player)
    #expect(try study.questions.count == store().answerSums().questions.count)
    return (undo, [study.questions.count, player.profile.standing.lifetimeXP])
  }
  _ = try store().record { _ in (0..<3).map { practised($0, session: "a") } }
  let first = try store().reset(all: true).backup
  _ = try store().record { _ in [practised(3, session: "b")] }
  let second = try store().reset(all: true).backup
  let (undo, _) = try restored(first)
  #expect(try restored(first).1 == [3, 300])
  #expect(try restored(second).1 == [1, 100])
  #expect(try restored(first).1 == [3, 300])
  _ = try store().record { _ in [practised(4, session: "c")] }
  #expect(try restored(second).1 == [2, 100])
  #expect(try restored(undo).1 == [0, 0])
  #expect(try restored(first).1 == [3, 300])
}
