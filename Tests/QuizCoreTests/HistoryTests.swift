import QuizCore
import Testing

private func reference(_ number: Int, of bank: String = "t") -> QuestionReference {
  QuestionReference(bank: bank, question: "q\(number)")
}

private func answer(
  _ index: Int, _ share: Share? = .full, xp: Int = 1000, bank: String = "t"
) -> Answer {
  Answer(
    index: index, reference: reference(index, of: bank), response: share.map { _ in ["x"] },
    share: share ?? .nothing, milliseconds: 4000, xp: xp)
}

private func daily(_ days: Int) -> SittingKey { .daily(today.adding(days: days)) }

private func practice(_ days: Int, _ session: String) -> SittingKey {
  SittingKey(mode: .practice, date: today.adding(days: days), session: session)
}

private func lines(
  _ events: [Event], _ selection: History.Selection = History.Selection(),
  frozen: DaySet = DaySet()
) -> [String] {
  var history = History(selection)
  for entry in entries(events) { history.add(entry) }
  return history.lines(frozen: frozen).map { line in
    switch line {
    case .frozen(let date): return "\(date.dayNumber - today.dayNumber) frozen"
    case .sitting(let sitting):
      let signs = sitting.results.map { result in
        result.share.map { $0.isFull ? "+" : $0.isPartial ? "~" : "x" } ?? "-"
      }
      return "\(sitting.key.date.dayNumber - today.dayNumber) \(sitting.key.mode.rawValue) "
        + "\(signs.joined()) \(sitting.rightCount)/\(sitting.asked) \(sitting.xp) \(sitting.rank.name)"
    }
  }
}

private let past: [Event] = [
  .drawn(daily(-3), (0..<3).map { reference($0) }),
  .answered(daily(-3), answer(0)), .answered(daily(-3), answer(2, nil, xp: 0)),
  .answered(practice(-3, "s"), answer(0, .nothing, xp: 0, bank: "u")),
  .answered(daily(-3), answer(1, Share(millionths: 500_000), xp: 99_000)),
  .answered(practice(-1, "r"), answer(7, bank: "u")),
  .drawn(daily(0), (0..<10).map { reference($0) }), .answered(daily(0), answer(0, .nothing, xp: 0)),
]

@Test func `the history is told newest first, a line for each sitting`() {
  #expect(
    lines(past) == [
      "0 daily x 0/10 0 Silver", "-1 practice + 1/1 1000 Silver", "-3 practice x 0/1 0 Bronze",
      "-3 daily +~- 1/3 100000 Silver",
    ])
}

@Test func `days that freezes bridged stand between the others`() {
  let frozen = DaySet(
    runs: [-5, -2, 1].map {
      let day = today.dayNumber + $0
      return day...day
    })
  #expect(
    lines(past, frozen: frozen) == [
      "1 frozen", "0 daily x 0/10 0 Silver", "-1 practice + 1/1 1000 Silver", "-2 frozen",
      "-3 practice x 0/1 0 Bronze", "-3 daily +~- 1/3 100000 Silver", "-5 frozen",
    ])
  let since = History.Selection(since: today.adding(days: -2))
  #expect(
    lines(past, since, frozen: frozen) == [
      "1 frozen", "0 daily x 0/10 0 Silver", "-1 practice + 1/1 1000 Silver", "-2 frozen",
    ])
  let date = History.Selection(date: today.adding(days: -2))
  #expect(lines(past, date, frozen: frozen) == ["-2 frozen"])
  let bank = History.Selection(banks: ["u"])
  #expect(
    lines(past, bank, frozen: frozen) == [
      "-1 practice + 1/1 1000 Silver", "-3 practice x 0/1 0 Bronze",
    ])
}

@Test func `repeated answers, replays and what a reset of everything forgets are left out`() {
  let replay = SittingKey(mode: .replay, date: today, session: "p")
  #expect(
    lines(
      past + [
        .answered(daily(-3), answer(1)), .answered(practice(-1, "r"), answer(7)),
        .answered(replay, answer(0)), .reset(all: false, backup: "b"),
      ]) == lines(past))
  #expect(
    lines(past + [.reset(all: true, backup: "b"), .answered(practice(0, "r"), answer(0))]) == [
      "0 practice + 1/1 1000 Bronze"
    ])
}

@Test func `an answer that was right after all counts as right, with what it paid`() {
  #expect(
    lines(past + [.corrected(daily(0), index: 0, xp: 700)])[0] == "0 daily + 1/10 700 Silver")
}

@Test func `one date is told with its answers, in the order of the questions`() {
  var history = History(History.Selection(date: today.adding(days: -3)))
  for entry in entries(past) { history.add(entry) }
  let sittings = history.lines(frozen: DaySet()).compactMap { line in
    if case .sitting(let sitting) = line { sitting } else { nil }
  }
  #expect(sittings.map { $0.answers.map(\.index) } == [[0], [0, 1, 2]])
}

@Test func `an index out of all bounds stands at the end`() {
  let events: [Event] = [
    .answered(practice(0, "s"), answer(.max)), .answered(practice(0, "s"), answer(3, .nothing)),
  ]
  #expect(lines(events) == ["0 practice x+ 1/2 2000 Bronze"])
}
