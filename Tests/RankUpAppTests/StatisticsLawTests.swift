import QuizBanks
import QuizCore
import Terminal
import Testing

@testable import RankUpApp

private let today = QuizDate(dayNumber: 20_787)
private let extremes = [
  0, 1, 2, 9, 10, 39, 40, 999, 1_000_000, Int.max / 2, Int.max - 1, Int.max, -1,
]
private let names = [
  "Geography", "한국어 주제/긴 이름", "עברית", "\u{1B}[2Jgone", "", "👩‍👩‍👧‍👦🇰🇷",
  String(repeating: "long", count: 40),
]

/// Statistics with any numbers, from a seed.
private func statistics(_ seed: Int) -> Statistics {
  var random = SplitMix64(seed: UInt64(seed))
  func number() -> Int { extremes[Int(random.below(UInt64(extremes.count)))] }
  let offsets = Set((0..<Int(random.below(30))).map { _ in Int(random.below(500)) - 5 })
  let days = offsets.sorted(by: >).map { offset -> StudyDay in
    var day = StudyDay(today.adding(days: -offset))
    (day.answers, day.right, day.shares, day.xp, day.milliseconds) = (
      number(), number(), number(), number(), number()
    )
    day.note(
      Standing(rank: Rank.allCases[Int(random.below(5))], xp: number(), lifetimeXP: number()))
    return day
  }
  var questions: [QuestionReference: QuestionStudy] = [:]
  var kept: [Question] = []
  for index in 0..<Int(random.below(30)) {
    var study = QuestionStudy()
    (study.answers, study.right, study.shares) = (number(), number(), number())
    study.isFlagged = index % 7 == 0
    questions[QuestionReference(bank: "b\(index % 3)", question: "q\(index)")] = study
    kept.append(
      Question(
        id: "q\(index)", prompt: names[index % names.count],
        kind: .multipleChoice(ChoiceList([Choice("a", isCorrect: true), Choice(names[1])])),
        topic: names[(index + 1) % names.count], difficulty: Difficulty.allCases[index % 3]))
  }
  let bank = Bank(
    id: "b0", title: names[seed % names.count], path: "b0", source: .own, questions: kept)
  let shelf = Shelf([bank])
  var scope = Statistics.Scope()
  if seed % 3 == 0 { scope.days = [1, 7, 400, 36_500][seed % 4] }
  if seed % 5 == 0 { scope.topic = names[seed % names.count] }
  return Statistics(
    StudyExcerpt(days: days, questions: questions),
    of: Player(profile: Profile(nickname: "a")),
    rankUps: Rank.allCases.dropFirst().map { QuizCore.RankUp($0, on: today) },
    scope: scope, on: today, facts: QuestionFacts(of: questions.keys, on: shelf), shelf: shelf)
}

/// Lines of a history with any numbers.
private func history(_ seed: Int) -> [History.Line] {
  var random = SplitMix64(seed: UInt64(seed))
  func number() -> Int { extremes[Int(random.below(UInt64(extremes.count)))] }
  var history = History(History.Selection(date: seed % 2 == 0 ? today : nil))
  for index in 0..<Int(random.below(60)) {
    let key = SittingKey(
      mode: Mode.allCases[index % 3], date: today.adding(days: -(index / 20)), session: "s")
    let answer = Answer(
      index: number(),
      reference: QuestionReference(bank: "b0", question: "q\(random.below(40))"),
      response: index % 5 == 0 ? nil : [names[index % names.count]],
      share: Share(millionths: Int(random.below(3)) * 500_000), xp: number())
    history.add(
      Entry(id: "\(index)", instant: Instant(milliseconds: 0), event: .answered(key, answer)))
  }
  return history.lines(frozen: DaySet(runs: [(today.dayNumber - 9)...(today.dayNumber - 8)]))
}

private func surfaces(_ width: Int) -> [Surface] {
  [
    Surface(width: width, colors: .trueColor, isTerminal: true),
    Surface(width: width, isUnicode: false), Surface(width: width, isPlain: true),
  ]
}

private func expectFit(_ lines: [Text], _ page: Page, _ name: String) {
  for line in lines {
    #expect(line.width <= page.surface.width, "\(name) at \(page.surface.width): \(line.plain)")
    #expect(!line.plain.unicodeScalars.contains { $0.value < 32 }, "\(name): \(line.plain)")
  }
}

@Test(arguments: Language.allCases)
func `pages of statistics and history are never wider than the surface`(
  _ language: Language
) throws {
  for width in Array(20...40) + [47, 53, 59, 64, 79, 80, 81, 120, 200] {
    let seed = width * 7
    let (statistics, lines) = (statistics(seed), history(seed))
    let bank = Bank(
      id: "b0", title: names[2], path: "b0", source: .own, questions: [])
    for surface in surfaces(width) {
      let page = Page(words: language.words, surface: surface)
      expectFit(StatisticsView(statistics: statistics).lines(page), page, "statistics \(seed)")
      let view = HistoryView(lines: lines, isEverything: true)
      try view.write(page) { expectFit($0, page, "history \(seed)") }
      let day = HistoryDay(lines: lines, on: today, shelf: Shelf([bank]))
      expectFit(
        HistoryDayView(day: day, truth: page.words.quiz.truth).lines(page), page, "day \(seed)")
    }
  }
}

@Test func `spans cover the period without gaps, and no answer of it is lost`() {
  for seed in 0..<200 {
    let statistics = statistics(seed)
    for count in [1, 2, 7, 30, 60, 400] {
      let spans = statistics.spans(atMost: count)
      #expect(spans.count <= count && !spans.isEmpty, "seed \(seed), \(count)")
      #expect(spans.first?.first.dayNumber == statistics.period.lowerBound)
      #expect(spans.last?.last == statistics.today)
      for (left, right) in zip(spans, spans.dropFirst()) {
        #expect(left.last.adding(days: 1) == right.first)
      }
      let days = statistics.days.filter { statistics.period.contains($0.date.dayNumber) }
      let sum = days.reduce(into: StudyScore()) { $0.add($1) }
      let inSpans = spans.reduce(0) { $0.addingReportingOverflow($1.score.answers).partialValue }
      if sum.answers < 1 << 60 { #expect(inSpans == sum.answers, "seed \(seed), \(count)") }
    }
  }
}

@Test func `a calendar ends today and shows each day of a year once`() {
  for weekday in 0..<7 {
    let statistics = Statistics(
      StudyExcerpt(days: [], questions: [:]), of: Player(profile: Profile(nickname: "a")),
      rankUps: [], scope: Statistics.Scope(), on: today.adding(days: weekday),
      facts: QuestionFacts(of: [], on: Shelf([])), shelf: Shelf([]))
    let weeks = statistics.weeks(atMost: 99)
    let shown = weeks.flatMap { week in
      week.answers.indices.filter { week.answers[$0] != nil }.map { week.monday.adding(days: $0) }
    }
    #expect(shown.count == 365 && shown.last == statistics.today)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.adding(days: 1) == $1 })
    #expect((52...53).contains(weeks.count))
    #expect(statistics.weeks(atMost: 5).count == 5 && statistics.weeks(atMost: 0).isEmpty)
  }
}

@Test(arguments: [
  (0, 0), (1, 1), (9, 1), (10, 2), (19, 2), (20, 3), (39, 3), (40, 4), (.max, 4), (-1, 0),
])
func `levels of the calendar`(_ answers: Int, _ level: Int) {
  #expect(Statistics.level(of: answers) == level)
}
