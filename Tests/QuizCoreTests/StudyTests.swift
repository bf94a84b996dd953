import QuizCore
import Testing

private let newStudy = Study(newcomer.profile)

extension Study {
  fileprivate func after(_ entries: some Sequence<Entry>) -> Study {
    entries.reduce(into: self) { $0.add($1) }
  }

  fileprivate func after(_ events: Event...) -> Study { after(entries(events)) }
}

/// Answers of every mode with what goes with them, fixed by a seed; without resets where they are
/// not wanted.
private func randomEntries(_ seed: Int, resets: Bool = true) -> [Entry] {
  var numbers = SeededNumbers(seed)
  var events: [Event] = []
  for _ in 0..<numbers.number(in: 0...150) {
    events.append(randomEvent(&numbers, resets: resets, past: events))
  }
  return entries(events).enumerated().map { number, entry in
    Entry(
      id: entry.id,
      instant: entry.instant.adding(milliseconds: Int64(number) * 40_000_000), event: entry.event)
  }
}

private func randomEvent(_ numbers: inout SeededNumbers, resets: Bool, past: [Event]) -> Event {
  let date = today.adding(days: numbers.number(in: 0...3))
  let mode = numbers.pick([Mode.daily, .daily, .practice, .review, .replay])
  let key = SittingKey(mode: mode, date: date, session: numbers.pick(["s", "t", "u"]))
  switch numbers.number(in: 0...99) {
  case ..<8: return .drawn(key, references(numbers.pick([1, 5, 10])))
  case ..<80:
    return .answered(
      key,
      Answer(
        index: numbers.number(in: -1...10), reference: references(10)[numbers.number(in: 0...9)],
        response: numbers.chance(percent: 10) ? nil : [numbers.pick(["x", "y", "z"])],
        share: Share(millionths: numbers.pick([0, 400_000, 600_000, 1_000_000])),
        hints: numbers.pick([0, 0, 1]), milliseconds: numbers.number(in: 0...9000),
        xp: numbers.pick([0, 900, 1515, 40_000]), bonus: numbers.pick([0, 0, 5050])))
  case ..<88: return .corrected(key, index: numbers.number(in: 0...9), xp: 1500)
  case ..<90: return .hinted(key, index: numbers.number(in: 0...9), hints: 1)
  case ..<92: return .flagged(numbers.pick(references(10)))
  case ..<94: return .renamed("Ada")
  default:
    guard resets else { return .set(key: "theme", value: "dark") }
    let backup = newcomer.after(Array(past.prefix(numbers.number(in: 0...past.count))))
    return numbers.pick([
      .reset(all: false, backup: "b"), .reset(all: true, backup: "b"),
      .restored(backup: "b", backup),
    ])
  }
}

@Suite struct StudyTests {
  @Test func `a fold of a part and of the rest is the fold of all`() {
    for seed in 0..<200 {
      let entries = randomEntries(seed)
      let whole = newStudy.after(entries)
      let cut = seed * 7 % (entries.count + 1)
      let part = newStudy.after(entries.prefix(cut))
      let again = Study(
        player: part.player, questions: part.questions, days: part.days,
        badges: part.badges)
      #expect(again.after(entries.dropFirst(cut)) == whole, "seed \(seed) cut at \(cut)")
    }
  }

  @Test func `the player of a study is the one that the same entries come to`() {
    for seed in 0..<100 {
      let entries = randomEntries(seed)
      let player = entries.reduce(newcomer) { $0.adding($1) }
      #expect(newStudy.after(entries).player == player, "seed \(seed)")
    }
  }

  @Test func `an entry that comes again changes nothing`() {
    for seed in 0..<150 {
      var study = newStudy
      for entry in randomEntries(seed) {
        study.add(entry)
        switch entry.event {
        case .answered, .corrected, .drawn, .hinted, .renamed, .set, .flagged:
          #expect(study.after([entry]) == study, "seed \(seed), \(entry)")
        case .reset, .restored: break
        }
      }
    }
  }

  @Test func `replays leave no trace`() {
    for seed in 0..<100 {
      let entries = randomEntries(seed)
      let others = entries.filter {
        guard case .answered(let key, _) = $0.event else { return true }
        return key.mode != .replay
      }
      let (all, without) = (newStudy.after(entries), newStudy.after(others))
      #expect(all.questions == without.questions && all.days == without.days, "seed \(seed)")
    }
  }

  @Test func `what the days paid is what the player has`() {
    var limited = 0
    for seed in 0..<200 {
      let study = newStudy.after(randomEntries(seed, resets: false))
      let paid = study.days.reduce(0) { $0 + $1.xp }
      #expect(paid == study.player.profile.standing.lifetimeXP, "seed \(seed)")
      for date in study.days.map(\.date) {
        for mode in [Mode.practice, .review] {
          let sum = study.player.diary.trainingXP(mode, on: date)
          #expect(sum <= mode.dailyLimit ?? 0, "seed \(seed)")
          if sum == mode.dailyLimit { limited += 1 }
        }
      }
      #expect(study.badges.rankUps.map(\.rank.level) == Array(1..<(study.badges.rankUps.count + 1)))
      #expect(study.badges.rankUps.last?.rank ?? .bronze == study.player.profile.standing.rank)
    }
    #expect(limited > 50)
  }

  @Test func `days and questions count the same answers`() {
    for seed in 0..<200 {
      let study = newStudy.after(randomEntries(seed))
      let questions = study.questions.values
      #expect(
        study.days.reduce(0) { $0 + $1.answers } == questions.reduce(0) { $0 + $1.answers },
        "seed \(seed)")
      #expect(
        study.days.reduce(0) { $0 + $1.right } == questions.reduce(0) { $0 + $1.right },
        "seed \(seed)")
      #expect(
        study.days.reduce(0) { $0 + $1.shares } == questions.reduce(0) { $0 + $1.shares },
        "seed \(seed)")
      #expect(study.days.map(\.date) == study.days.map(\.date).sorted(), "seed \(seed)")
      for question in questions {
        #expect(question.memory?.repetitions ?? 0 == question.answers, "seed \(seed)")
        #expect(question.responses.reduce(0) { $0 + $1.count } <= question.answers, "seed \(seed)")
      }
    }
  }

  @Test func `an answer that was right after all is remembered as right`() throws {
    let key = SittingKey.daily(today)
    let reference = references(1)[0]
    let wrong = Answer(
      index: 0, reference: reference, response: ["x"], share: Share(millionths: 400_000), xp: 0)
    let right = Answer(index: 0, reference: reference, response: ["x"], share: .full, xp: 1500)
    let corrected = newStudy.after(
      .drawn(key, references(2)), .answered(key, wrong), .corrected(key, index: 0, xp: 1500))
    let known = newStudy.after(.drawn(key, references(2)), .answered(key, right))
    #expect(corrected.questions == known.questions)
    #expect(corrected.days == known.days)
    let twice = corrected.after(entries([.corrected(key, index: 0, xp: 1500)]))
    #expect(twice == corrected)
  }

  @Test func `a reset keeps what was learned, and one of everything does not`() {
    for seed in 0..<100 {
      let study = newStudy.after(randomEntries(seed))
      let reset = study.after(.reset(all: false, backup: "b"))
      #expect(reset.questions == study.questions && reset.days == study.days, "seed \(seed)")
      #expect(reset.badges.rankUps == [], "seed \(seed)")
      let empty = study.after(.reset(all: true, backup: "b"))
      #expect(
        empty.questions.isEmpty && empty.days == [] && empty.badges.rankUps == [], "seed \(seed)")
    }
  }

  @Test func `a restored backup changes the player and nothing that was learned`() {
    let backup = newcomer.after(.answered(.daily(today), answer(0, xp: 90_000)))
    let study = newStudy.after(randomEntries(3))
    let restored = study.after(.restored(backup: "b", backup))
    #expect(restored.questions == study.questions && restored.days == study.days)
    #expect(restored.player.profile == backup.profile)
  }

  @Test func `questions are due from the instant on that the scheduler says`() throws {
    let start = Instant(milliseconds: 1_796_040_000_000)
    var study = newStudy
    for (index, entry) in entries((0..<3).map { .answered(.daily(today), answer($0)) }).enumerated()
    {
      let instant = start.adding(milliseconds: Int64(index) * 1000)
      study.add(Entry(id: entry.id, instant: instant, event: entry.event))
    }
    let scheduler = Scheduler()
    let memory = try #require(study.questions[answer(0).reference]?.memory)
    let due = scheduler.due(memory)
    #expect(study.dueCount(at: due.adding(milliseconds: -1), scheduler) == 0)
    #expect(study.dueCount(at: due, scheduler) == 1)
    #expect(study.dueCount(at: due.adding(milliseconds: 2000), scheduler) == 3)
    #expect(study.dueCount(at: due, Scheduler(retention: 0.97)) == 3)
    #expect(newStudy.dueCount(at: due, scheduler) == nil)
    let flagged = newStudy.after(.flagged(references(1)[0]))
    #expect(flagged.dueCount(at: due, scheduler) == nil)
  }
}
