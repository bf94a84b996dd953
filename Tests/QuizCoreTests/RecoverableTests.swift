import QuizCore
import Testing

private let newStudy = Recoverable(Study(newcomer.profile))

private func answered(_ number: Int, on days: Int, session: String = "s") -> Event {
  .answered(
    SittingKey(mode: .practice, date: today.adding(days: days), session: session),
    Answer(
      index: number, reference: QuestionReference(bank: "b", question: "q\(number % 7)"),
      response: ["x"], share: number % 3 == 0 ? .nothing : .full, milliseconds: 900, xp: 100))
}

private let resetAll = "20261130T120000Z-reset-all"
private let state = Player(profile: Profile(nickname: "Ann"))

private func study(_ events: [Event]) -> Study {
  entries(events).reduce(into: newStudy) { $0.add($1) }.present
}

/// The events of some numbers, fixed by a seed.
private func generated(_ numbers: inout SeededNumbers, _ range: ClosedRange<Int>) -> [Event] {
  (0..<numbers.number(in: 3...25)).map { _ in
    answered(
      numbers.number(in: range), on: numbers.number(in: -9...0),
      session: "s\(range.lowerBound)")
  }
}

@Test func `a restored backup brings back what a reset of everything took`() {
  for seed in 0..<100 {
    var numbers = SeededNumbers(seed)
    let (before, between, after) = (
      generated(&numbers, 0...29), generated(&numbers, 30...59), generated(&numbers, 60...89)
    )
    let restored = Event.restored(backup: resetAll, state)
    let reset = Event.reset(all: true, backup: resetAll)
    let found = study(before + [reset] + between + [restored] + after)
    let unbroken = study(before + [.renamed("Ann")] + between + [restored] + after)
    #expect(found.questions == unbroken.questions, "seed \(seed)")
    #expect(found.days == unbroken.days, "seed \(seed)")
    #expect(study(before + [reset] + between).days == study([reset] + between).days, "seed \(seed)")
  }
}

@Test(
  arguments: [
    // Which resets of everything there were around which answers, the backup that is restored, and
    // the questions that are known then.
    ("0 A 1 B 2", "A", "0 2"), ("0 A 1 B 2", "B", "1 2"), ("0 A 1 B 2", "C", "2"),
    ("0 B 2", "A", "0 2"), ("0 A 1 B", "", ""), ("A 1", "A", "1"), ("0 1", "A", "0 1"),
    ("0 A 1 A 2", "A", "1 2"), ("A 1 B 2", "A", "2"),
  ])
func `what a backup brings back`(_ course: String, _ backup: String, _ expected: String) {
  let events = course.split(separator: " ").map { word -> Event in
    Int(word).map { answered($0, on: 0) } ?? .reset(all: true, backup: String(word))
  }
  let found = study(events + [.restored(backup: backup, state)])
  #expect(
    found.questions.keys.map { String($0.question.dropFirst()) }.sorted().joined(separator: " ")
      == expected)
}

@Test func `a backup brings back what counted when it was made, and what came since the last one`()
{
  for seed in 0..<300 {
    var numbers = SeededNumbers(seed)
    var events: [Event] = []
    var backups: [(name: String, counted: Set<Int>)] = []
    var (counted, since): (Set<Int>, Set<Int>) = ([], [])
    for step in 0..<numbers.number(in: 5...40) {
      let name = "2026113\(step % 10)-\(step)"
      switch numbers.number(in: 0...9) {
      case 0 where backups.count < Recoverable<Study>.memory:
        events.append(.reset(all: true, backup: name))
        backups.append((name, counted))
        (counted, since) = ([], [])
      case 1...2 where !backups.isEmpty && backups.count < Recoverable<Study>.memory:
        let backup = numbers.pick(backups)
        events.append(.restored(backup: backup.name, state, undo: name))
        backups.append((name, counted))
        (counted, since) = (backup.counted.union(since), [])
      default:
        events.append(
          .answered(
            SittingKey(mode: .practice, date: today, session: "s"),
            Answer(
              index: step, reference: QuestionReference(bank: "b", question: "\(step)"),
              response: ["x"], share: .full, xp: 100)))
        counted.insert(step)
        since.insert(step)
      }
      let found = study(events)
      let known = Set(found.questions.keys.compactMap { Int($0.question) })
      #expect(known == counted, "seed \(seed) step \(step)")
      #expect(found.days.map(\.answers).reduce(0, +) == counted.count, "seed \(seed) step \(step)")
    }
  }
}

@Test func `of very many states the latest can come back`() {
  let count = Recoverable<Study>.memory + 5
  let resets = (0..<count).flatMap { number -> [Event] in
    [
      answered(number % 7, on: 0, session: "\(number)"),
      .reset(all: true, backup: "\(100 + number)"),
    ]
  }
  for number in 0..<count {
    let found = study(resets + [.restored(backup: "\(100 + number)", state)])
    let oldest = max(number, count - Recoverable<Study>.memory)
    #expect(found.questions.keys.map(\.question) == ["q\(oldest % 7)"], "\(number)")
  }
}

@Test func `the player of what came back is the one of the backup`() {
  let found = study([
    answered(1, on: 0), .reset(all: true, backup: resetAll), .renamed("Bo"),
    .restored(backup: resetAll, state), answered(2, on: 0),
  ])
  var player = newcomer
  for entry in entries([
    answered(1, on: 0), .reset(all: true, backup: resetAll), .renamed("Bo"),
    .restored(backup: resetAll, state), answered(2, on: 0),
  ]) {
    player.add(entry)
  }
  #expect(found.player == player)
}

@Test func `the history and the figures of a part come back too`() {
  let events = [
    answered(1, on: -1), .reset(all: true, backup: resetAll), answered(2, on: 0),
    .restored(backup: resetAll, state),
  ]
  let history = entries(events).reduce(into: Recoverable(History())) { $0.add($1) }.present
  #expect(history.lines(frozen: DaySet()).map(\.date) == [today, today.adding(days: -1)])
  let sums = entries(events).reduce(into: Recoverable(AnswerSums(newcomer.profile))) { $0.add($1) }
  #expect(sums.present.questions.keys.map(\.question).sorted() == ["q1", "q2"])
}
