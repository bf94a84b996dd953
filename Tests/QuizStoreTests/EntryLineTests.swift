import JSON
import QuizCore
import Testing

@testable import QuizStore

private let instant = Instant(milliseconds: noon + 123)

private func line(_ event: Event) -> String {
  String(
    decoding: Entry(id: "9f2c41d07be3a815", instant: instant, event: event).line, as: UTF8.self)
}

private let start = #"{"v":1,"id":"9f2c41d07be3a815","at":"2026-11-30T12:00:00.123Z","#

private let hinted = start + #""date":"2026-11-30","mode":"daily","kind":"hinted","#

private let corrected =
  start + #""date":"2026-11-30","mode":"daily","kind":"corrected","index":4,"#

private let answeredStart =
  start + #"""
    "date":"2026-11-30","mode":"daily","kind":"answered","index":0,"bank":"t",\#
    "question":"q-0","response":["a"],"share":1000000,"hints":0,"ms":0,
    """#

private let frozen: [(Event, String)] = [
  (
    Event.drawn(.daily(today), [question(3), question(1)]),
    #""date":"2026-11-30","mode":"daily","kind":"drawn","questions":[["t","q-3"],["t","q-1"]]}"#
  ),
  (
    Event.drawn(.daily(today), [question(3)], isAdaptive: true),
    #""date":"2026-11-30","mode":"daily","kind":"drawn","questions":[["t","q-3"]],"adaptive":true}"#
  ),
  (
    .answered(
      .daily(today),
      Answer(
        index: 0, reference: question(7), response: ["Canberra"], share: .full, milliseconds: 4210,
        xp: 1515)),
    #"""
    "date":"2026-11-30","mode":"daily","kind":"answered","index":0,"bank":"t",\#
    "question":"q-7","response":["Canberra"],"share":1000000,"hints":0,"ms":4210,\#
    "xp":1515,"bonus":0}
    """#
  ),
  (
    .answered(
      SittingKey(mode: .practice, date: today, session: "s1"),
      Answer(index: 2, reference: question(7), response: nil, share: .nothing, hints: 1, xp: 0)),
    #"""
    "date":"2026-11-30","mode":"practice","session":"s1","kind":"skipped","index":2,\#
    "bank":"t","question":"q-7","share":0,"hints":1,"ms":0,"xp":0,"bonus":0}
    """#
  ),
  (
    .corrected(.daily(today), index: 4, xp: 1500),
    #""date":"2026-11-30","mode":"daily","kind":"corrected","index":4,"xp":1500}"#
  ),
  (
    .hinted(.daily(today), index: 4, hints: 2),
    #""date":"2026-11-30","mode":"daily","kind":"hinted","index":4,"hints":2}"#
  ),
  (.flagged(question(5)), #""kind":"flagged","bank":"t","question":"q-5"}"#),
  (.renamed("Zoë 🦊"), #""kind":"renamed","nickname":"Zoë 🦊"}"#),
  (.set(key: "theme", value: "dark"), #""kind":"set","key":"theme","value":"dark"}"#),
  (.reset(all: false, backup: "b"), #""kind":"reset","all":false,"backup":"b"}"#),
  (
    .restored(
      backup: "b", Player(profile: Profile(nickname: "Ann")), undo: "u"),
    #"""
    "kind":"restored","backup":"b","undo":"u","state":{"profile":{"nickname":"Ann",\#
    "level":0,"xp":0,"lifetimeXP":0,"settings":{}},"diary":{"finished":[],\#
    "streakDates":[],"dailies":[],"sessions":[],"trainingXP":[]}}}
    """#
  ),
  (
    .restored(
      backup: "b",
      Player(
        profile: Profile(
          nickname: "Ann", avatar: "fox",
          standing: Standing(rank: .silver, xp: 5, lifetimeXP: 100_005),
          settings: ["theme": "dark", "motion": "off"]),
        diary: Diary(
          finished: DaySet(runs: [20_780...20_787]), streakDates: DaySet(runs: [20_787...20_787])))),
    #"""
    "kind":"restored","backup":"b","state":{"profile":{"nickname":"Ann",\#
    "avatar":"fox","level":1,"xp":5,"lifetimeXP":100005,"settings":{"motion":"off",\#
    "theme":"dark"}},"diary":{"finished":[["2026-11-23","2026-11-30"]],\#
    "streakDates":[["2026-11-30","2026-11-30"]],"dailies":[],"sessions":[],\#
    "trainingXP":[]}}}
    """#
  ),
]

@Test(arguments: frozen)
func `a line is as it was frozen`(event: Event, rest: String) {
  #expect(line(event) == start + rest + "\n")
}

@Test func `every kind has a frozen line`() {
  #expect(Set(frozen.map(\.0.kind)) == Set(EventKind.allCases))
}

@Test func `what is written reads back`() {
  for seed in 0..<300 {
    var history = RandomHistory(seed: UInt64(seed))
    let event =
      seed % 10 == 0
      ? Event.restored(
        backup: "b", history.player(entries: 40), undo: seed % 20 == 0 ? "u" : nil)
      : history.event()
    let entry = Entry(id: "x", instant: instant, event: event)
    #expect(JournalLine(Array(entry.line.dropLast())) == .entry(entry), "seed \(seed)")
  }
}

@Test(arguments: [
  #"{"v":2,"kind":"answered"}"#,
  #"{"v":1,"kind":"danced"}"#,
  #"{"v":7,"id":5,"kind":"renamed"}"#,
  start + #""date":"2026-11-30","mode":"dance","kind":"drawn","questions":[]}"#,
  start + #""date":"2026-11-30","mode":"dance","kind":"answered","index":0}"#,
  start + #""date":"2026-11-30","mode":"dance","kind":"skipped"}"#,
  start + #""mode":"dance","kind":"corrected","index":4,"xp":1500}"#,
])
func `a line of a newer version is unknown`(text: String) {
  #expect(JournalLine(Array(text.utf8)) == .unknown)
}

@Test(arguments: [
  "", "{", "null", "[]", #"{"v":1}"#, #"{"v":0,"kind":"renamed"}"#, #"{"kind":"renamed"}"#,
  start + #""kind":"renamed"}"#,
  start + #""kind":"renamed","nickname":"a\u001b[31mb"}"#,
  start + #""kind":"set","key":"theme","value":5}"#,
  start + #""date":"2026-02-30","mode":"daily","kind":"drawn","questions":[]}"#,
  start + #""date":"2026-11-30","mode":5,"kind":"drawn","questions":[]}"#,
  start + #""date":"2026-11-30","kind":"drawn","questions":[]}"#,
  start + #""date":"2026-11-30","mode":"daily","kind":"drawn","questions":[["t"]]}"#,
  start + #""date":"2026-11-30","mode":"daily","kind":"corrected","index":-1,"xp":5}"#,
  start
    + #""date":"2026-11-30","mode":"daily","kind":"corrected","index":9223372036854775807,"xp":5}"#,
  start
    + #"""
    "date":"2026-11-30","mode":"daily","kind":"answered","index":0,"bank":"t",\#
    "question":"q","share":1,"xp":5}
    """#,
  start + #""kind":"restored","backup":"b","state":{}}"#,
  hinted + #""index":4}"#,
  hinted + #""index":-1,"hints":1}"#,
  hinted + #""index":4,"hints":-1}"#,
  hinted + #""index":4,"hints":1000000}"#,
  corrected + #""xp":1000001}"#,
  corrected + #""xp":9223372036854775807}"#,
  corrected + #""xp":100000000000000000000}"#,
  answeredStart + #""xp":1000001,"bonus":0}"#,
  answeredStart + #""xp":9223372036854775807,"bonus":0}"#,
  answeredStart + #""xp":1,"bonus":1000001}"#,
  answeredStart + #""xp":1,"bonus":100000000000000000000}"#,
])
func `a line that makes no sense is corrupt`(text: String) {
  #expect(JournalLine(Array(text.utf8)) == .corrupt)
}

@Test func `the greatest award that a line may tell of is read`() {
  let answer = Answer(
    index: 0, reference: question(0), response: ["a"], share: .full, xp: 1_000_000,
    bonus: 1_000_000)
  let line = JournalLine(Array((answeredStart + #""xp":1000000,"bonus":1000000}"#).utf8))
  guard case .entry(let entry) = line else {
    Issue.record("\(line)")
    return
  }
  #expect(entry.event == .answered(.daily(today), answer))
}

@Test func `unknown keys are passed over, and numbers out of bounds are brought back`() {
  let text =
    start + #"""
      "date":"2026-11-30","mode":"daily","kind":"answered","mood":{"a":[1]},"index":0,\#
      "bank":"t","question":"q-0","response":[],"share":2000000,"hints":-3,"ms":-1,\#
      "xp":-7}
      """#
  let answer = Answer(index: 0, reference: question(0), response: [], share: .full, xp: 0)
  let entry = Entry(
    id: "9f2c41d07be3a815", instant: instant, event: .answered(.daily(today), answer))
  #expect(JournalLine(Array(text.utf8)) == .entry(entry))
}

@Test func `a state reads back`() throws {
  for seed in 0..<100 {
    var history = RandomHistory(seed: UInt64(seed))
    let player = history.player(entries: seed * 3)
    let document = try JSONDocument(player.jsonValue.compactBytes)
    #expect(Player(document.root) == player, "seed \(seed)")
  }
}

@Test func `open hints stand in a state, which may also lack them`() throws {
  let results = [
    0: QuestionResult(
      reference: question(0), share: .full, isSkipped: false, hints: 0, xp: 5, bonus: 0)
  ]
  let record = DailyRecord(questions: [question(0), question(1)], results: results, hints: [1: 2])
  var player = Player(profile: Profile(nickname: "Ann"))
  player.diary = Diary(dailies: [.init(date: today, record: record)])
  let text = player.jsonValue.serialized(JSONStyle())
  let hints = #","hints":[{"index":1,"hints":2}]"#
  try #require(text.contains(hints))
  func read(_ text: String) throws -> DailyRecord? {
    Player(try JSONDocument(Array(text.utf8)).root)?.diary.daily(on: today)
  }
  #expect(try read(text) == record)
  let older = try read(text.replacing(hints, with: ""))
  #expect(older == DailyRecord(questions: record.questions, results: results))
  #expect(try read(text.replacing(hints, with: #","hints":[{"index":1}]"#)) == nil)
}

@Test func `a sum of an unknown mode is left out of a state, and nothing else`() throws {
  var player = Player(profile: Profile(nickname: "Ann"))
  player.diary = Diary(
    streakDates: DaySet(runs: [20_787...20_787]),
    trainingXP: [
      .init(date: today, mode: .practice, xp: 70), .init(date: today, mode: .review, xp: 80),
    ])
  let text = player.jsonValue.serialized(JSONStyle())
  let newer = text.replacing(#""mode":"review""#, with: #""mode":"dance""#)
  try #require(newer != text)
  var expected = player
  expected.diary = Diary(
    streakDates: player.diary.streakDates, trainingXP: [player.diary.trainingXP[0]])
  #expect(Player(try JSONDocument(Array(newer.utf8)).root) == expected)
  let line = start + #""kind":"restored","backup":"b","state":"# + newer + "}"
  guard case .entry(let entry) = JournalLine(Array(line.utf8)) else {
    Issue.record("\(line)")
    return
  }
  #expect(entry.event == .restored(backup: "b", expected))
}

@Test(arguments: [
  (#""2026-11-30","2026-11-30""#, #""2026-11-30","2026-11-29""#),
  (#""finished":[]"#, #""finished":{}"#),
  (#""nickname":"Ann""#, #""nickname":"\u0000""#),
  (#""xp":0"#, #""xp":"0""#),
])
func `a state that makes no sense is refused`(good: String, bad: String) throws {
  let player = Player(
    profile: Profile(nickname: "Ann"),
    diary: Diary(streakDates: DaySet(runs: [20_787...20_787])))
  let text = player.jsonValue.serialized(JSONStyle())
  try #require(text.contains(good))
  let document = try JSONDocument(Array(text.replacing(good, with: bad).utf8))
  #expect(Player(document.root) == nil)
}
