import Host
import QuizCore
import Testing

@testable import QuizStore

private let hour: Int64 = 3_600_000
private let year: Int64 = 365 * 24 * hour

/// The instants of lines, in hours after noon of that day, as they count.
private func corrected(_ hours: [Int64?]) -> [Int64?] {
  let instants = hours.map { $0.map { Instant(milliseconds: noon + $0 * hour) } }
  let correction = ClockCorrection(instants)
  return instants.indices.map { line in
    instants[line].flatMap { correction.instant(ofLine: line, own: $0) }.map {
      ($0.milliseconds - noon) / hour
    }
  }
}

@Test(
  arguments: [
    ([], []),
    ([0, 1, 2], [0, 1, 2]),
    // Setting a clock back by a day or less is no sign of a wrong one.
    ([0, 24, 0, 30], [0, 24, 0, 30]),
    ([0, 900, 1, 2], [0, 1, 1, 2]),
    ([0, 900, 901, 902, 1], [0, 1, 1, 1, 1]),
    ([900, 500, 1], [1, 1, 1]),
    ([900, 10, 500, 0], [10, 10, 0, 0]),
    ([900, nil, 1, nil], [1, nil, 1, nil]),
    // The clock of 1970 shows nothing of the others.
    ([0, -300_000, 1], [0, -300_000, 1]),
    ([900, -300_000], [900, -300_000]),
  ] as [([Int64?], [Int64?])])
func `lines that lie more than a day ahead of a later one count from there`(
  hours: [Int64?], expected: [Int64?]
) {
  #expect(corrected(hours) == expected)
}

@Test func `a line more changes what others count as only where it shows them to be ahead`() {
  for seed in 0..<300 {
    var history = RandomHistory(seed: UInt64(seed))
    let hours = (0..<30).map { _ in Int64(history.number(below: 200)) }
    for count in 1..<hours.count {
      let before = corrected(Array(hours.prefix(count))).compactMap(\.self)
      let after = corrected(Array(hours.prefix(count + 1))).compactMap(\.self)
      let isAhead = (before.max() ?? 0) > hours[count] + 24
      #expect((before == Array(after.prefix(count))) == !isAhead, "seed \(seed) count \(count)")
    }
  }
}

@Test func `a clock that was ahead once does not put a whole journal last`() throws {
  let home = TestHome()
  _ = try home.store("a", at: 9 * year, seed: 1).record { _ in
    [.renamed("Future"), practised(0, session: "a")]
  }
  _ = try home.store("a", at: 9 * year + hour, seed: 2).record { _ in
    [practised(1, session: "a")]
  }
  _ = try home.store("a", at: hour, seed: 3).record { _ in [.renamed("Ann")] }
  let recorded = try home.store("b", at: 2 * hour, seed: 4).record { _ in [.renamed("Ben")] }
  #expect(recorded.player.profile.nickname == "Ben")
  for machine in ["a", "b", "fresh"] {
    let opened = try home.store(machine, at: 3 * hour, seed: 5).open()
    #expect(opened.player == recorded.player, "\(machine)")
    #expect(opened.player.profile.standing.lifetimeXP == 200, "\(machine)")
  }
}

@Test func `two machines agree though their clocks go wrong for a while`() throws {
  for seed in 0..<8 {
    let home = TestHome()
    var histories = [
      RandomHistory(seed: UInt64(seed), name: "a", dates: 3),
      RandomHistory(
        seed: UInt64(seed + 500), name: "b", from: today.adding(days: 50), dates: 3),
    ]
    var wrong: [Int64] = [0, 0]
    for round in 0..<24 {
      let turn = histories[0].number(below: 2)
      if histories[0].number(below: 3) == 0 {
        wrong[turn] = [0, 0, 9 * year, -60 * year, 3 * 24 * hour][histories[0].number(below: 5)]
      }
      let events = (0..<histories[turn].number(below: 6)).map { _ in histories[turn].event() }
        .filter { if case .reset = $0 { false } else { true } }
      let store = home.store(
        ["a", "b"][turn], at: Int64(round) * hour + wrong[turn], seed: UInt64(seed * 99 + round))
      let recorded = try store.record { _ in events }
      for machine in ["a", "b", "fresh-\(round)"] {
        let player = try home.store(machine).open().player
        #expect(player == recorded.player, "seed \(seed) round \(round) \(machine)")
      }
    }
  }
}

@Test func `a line that comes after all takes no instant of a clock that is ahead`() throws {
  let home = TestHome()
  _ = try home.store("b", at: 9 * year, seed: 1).record { _ in [practised(0, session: "b")] }
  _ = try home.store("c", at: 20 * hour, seed: 2).record { _ in [practised(0, session: "c")] }
  _ = try home.store("a", at: 0, seed: 3).reset(all: false)
  var instants: [Int64] = []
  try home.store().forEachEntry { entry in
    if case .reset = entry.event { instants.append(entry.instant.milliseconds - noon) }
  }
  #expect(instants == [20 * hour + 1])
}

@Test func `a machine that is ahead until it is corrected loses nothing and pays nothing twice`()
  throws
{
  let home = TestHome()
  var expected = 0
  for round in 0..<8 {
    let isAhead = round < 5
    for (number, machine) in ["a", "b"].enumerated() {
      let clock = Int64(round) * hour + (machine == "b" && isAhead ? year : 0)
      let store = home.store(machine, at: clock, seed: UInt64(round * 2 + number))
      // Both answer the same dailies, of which each pays once, and practise for themselves.
      let date = today.adding(days: round)
      let recorded = try store.record { _ in
        [answered(0, on: date, xp: 1000), practised(0, session: "\(machine)\(round)", xp: 10)]
      }
      expected += number == 0 ? 1010 : 10
      #expect(recorded.player.profile.standing.lifetimeXP == expected, "\(round) \(machine)")
      for reader in ["a", "b", "fresh-\(round)\(number)"] {
        let opened = try home.store(reader, at: clock + 1).open()
        #expect(opened.player == recorded.player, "\(round) \(machine) read by \(reader)")
      }
    }
  }
}

@Test(arguments: ["1970-01-01", "9999-12-31", "0000-01-01"])
func `a journal that is dated all wrong counts, and today's daily goes on`(text: String) throws {
  let date = try #require(QuizDate(text))
  let instant = Int64(date.dayNumber) * 24 * hour - noon
  let home = TestHome()
  for index in 0..<12 {
    let day = date.adding(days: date.dayNumber > 0 ? -index : index)
    _ = try home.store("b", at: instant + Int64(index), seed: UInt64(index)).record { _ in
      [.drawn(.daily(day), [question(0)]), answered(0, on: day, xp: 100)]
    }
  }
  _ = try home.store("a", at: 1, seed: 50).record { _ in
    [.drawn(.daily(today), [question(0), question(1)]), answered(0, xp: 1000)]
  }
  let done = try home.store("a", at: 2, seed: 51).record { _ in [answered(1, xp: 1000)] }.player
  for machine in ["a", "b", "fresh"] {
    let opened = try home.store(machine, at: 3).open()
    #expect(opened.player == done, "\(machine)")
  }
  #expect(done.profile.standing.lifetimeXP == 3200)
  #expect(done.diary.daily(on: today).results.count == 2)
  #expect(done.diary.streak(asOf: today).current == 1)
}
