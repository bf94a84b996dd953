import Foundation
import Host
import JSON
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

/// Records random events in batches, the clock going to and fro; `check` sees every state.
private func play(
  _ home: borrowing TestHome, seed: Int, machine: String = "a", batches: Int = 12,
  _ history: inout RandomHistory, check: (Player, Int) throws -> Void = { _, _ in }
) throws {
  for batch in 0..<batches {
    let instant = Int64(batch * 60_000 - history.number(below: 200_000))
    let store = home.store(machine, at: instant, seed: UInt64(seed * 100 + batch))
    let events = (0..<history.number(below: 16)).map { _ in history.event() }
    let recorded = try store.record { _ in events }
    try check(recorded.player, batch)
  }
}

@Test func `cache and tail give what the whole journal gives`() throws {
  var cachesSeen = 0
  for seed in 0..<12 {
    let home = TestHome()
    let places = home.places()
    // On few dates dailies are finished, on many of them old ones are forgotten.
    var history = RandomHistory(seed: UInt64(seed), dates: seed % 2 == 0 ? 3 : 12)
    try play(home, seed: seed, &history) { player, batch in
      let opened = try home.store().open()
      #expect(opened.player == player && opened.notices == [], "seed \(seed) batch \(batch)")
      let other = "fresh-\(batch)"
      let rebuilt = try home.store(other).open()
      #expect(rebuilt.player == player, "seed \(seed) batch \(batch) from nothing")
      if DiaryCache.read(places, Files()) != nil { cachesSeen += 1 }
      if (seed + batch) % 4 == 0 {
        try? FileManager.default.removeItem(atPath: places.cacheFolder)
        #expect(try home.store().open().player == player, "seed \(seed) batch \(batch) uncached")
      }
    }
  }
  #expect(cachesSeen > 48)
}

@Test func `a cache that is damaged, of another version or ahead of the card is left aside`() throws
{
  let home = TestHome()
  let places = home.places()
  var history = RandomHistory(seed: 3)
  try play(home, seed: 3, &history)
  let early = try home.read(places.card)
  try play(home, seed: 4, &history)
  let player = try home.store().open().player
  let cache = try home.read(places.diaryCache)
  for damaged in [
    "", "{}", "\u{0}", cache.replacing("formatVersion\":5", with: "formatVersion\":4"),
  ] {
    home.write(damaged, to: places.diaryCache)
    #expect(try home.store().open().player == player, "\(damaged.prefix(20))")
  }
  home.write(cache, to: places.diaryCache)
  home.write(early, to: places.card)
  #expect(try home.store().open().player == player)
}

@Test func `two machines that share their journals agree`() throws {
  for seed in 0..<12 {
    let home = TestHome()
    var histories = [
      RandomHistory(seed: UInt64(seed), name: "a", dates: 3),
      RandomHistory(
        seed: UInt64(seed + 500), name: "b", from: today.adding(days: 50), dates: 3),
    ]
    for round in 0..<10 {
      let turn = histories[0].number(below: 2)
      try play(
        home, seed: seed * 20 + round, machine: ["a", "b"][turn], batches: 2, &histories[turn])
      let a = try home.store("a").open()
      let b = try home.store("b").open()
      #expect(a.player == b.player, "seed \(seed) round \(round)")
      let notices = a.notices + b.notices
      #expect(notices.allSatisfy { $0 == .cardRebuilt }, "seed \(seed) round \(round): \(notices)")
    }
  }
}

@Test func `a hint noted before the draw was known is put down with the diary`() throws {
  let home = TestHome()
  let events: [Event] = [
    .hinted(.daily(today), index: 5, hints: 2), .hinted(.daily(today), index: 0, hints: 1),
    .drawn(.daily(today), [question(0)]),
  ]
  let player = try home.store().record { _ in events }.player
  let root = try JSONDocument(player.jsonValue.compactBytes).root
  #expect(Player(root) == player)
}

@Test func `journals may arrive in any order`() throws {
  for seed in 0..<12 {
    let sources = TestHome()
    var journals: [String: String] = [:]
    for (number, name) in ["one", "two"].enumerated() {
      var history = RandomHistory(
        seed: UInt64(seed * 2 + number), name: name, from: today.adding(days: number * 50),
        dates: 3)
      let home = TestHome()
      try play(home, seed: seed * 2 + number, batches: 5, &history)
      let device = try device(home.places())
      journals[device] = try home.read(home.places().journal(of: device))
    }
    let names = journals.keys.sorted()
    var players: [Player] = []
    for (number, order) in [[names], [[names[0]], [names[1]]], [[names[1]], [names[0]]]]
      .enumerated()
    {
      let places = Places(
        config: sources.file("\(number)"), data: sources.file("\(number)"),
        state: sources.file("\(number)"), cache: sources.file("\(number)"))
      let store = Store(places: places, files: Files(.unsynced), clock: .fixed(at: noon))
      for arrival in order {
        for name in arrival { sources.write(journals[name] ?? "", to: places.journal(of: name)) }
        _ = try store.open()
      }
      players.append(try store.open().player)
    }
    #expect(players[0] == players[1] && players[0] == players[2], "seed \(seed)")
  }
}

/// Two machines that did the same daily without knowing of each other; returns both journals.
private func sameDailyTwice(firstXP: Int, secondXP: Int) throws -> [(device: String, text: String)]
{
  try [(firstXP, Int64(0)), (secondXP, -5000)].enumerated().map { number, daily in
    let home = TestHome()
    _ = try home.store(at: daily.1 - 9000, seed: UInt64(number)).record { _ in
      [.renamed("Ann"), .drawn(.daily(today), [question(0)])]
    }
    _ = try home.store(at: daily.1).record { _ in [answered(0, xp: daily.0)] }
    let device = try device(home.places())
    return (device, try home.read(home.places().journal(of: device)))
  }
}

@Test func `a daily done on two machines pays once, the earlier answer`() throws {
  let home = TestHome()
  let places = home.places()
  let journals = try sameDailyTwice(firstXP: 1000, secondXP: 1500)
  home.write(journals[0].text, to: places.journal(of: journals[0].device))
  #expect(try home.store().open().player.profile.standing.lifetimeXP == 1000)
  home.write(journals[1].text, to: places.journal(of: journals[1].device))
  let opened = try home.store().open()
  #expect(opened.player.profile.standing.lifetimeXP == 1500 && opened.notices == [])
}

@Test func `an older answer counts also where it leaves less, and that is said once`() throws {
  let home = TestHome()
  let places = home.places()
  let journals = try sameDailyTwice(firstXP: 1500, secondXP: 1000)
  home.write(journals[0].text, to: places.journal(of: journals[0].device))
  #expect(try home.store().open().player.profile.standing.lifetimeXP == 1500)
  home.write(journals[1].text, to: places.journal(of: journals[1].device))
  let opened = try home.store().open()
  #expect(opened.player.profile.standing.lifetimeXP == 1000)
  #expect(opened.notices == [.earlierLinesCount])
  #expect(try home.store().open() == OpenedStore(player: opened.player, notices: [], isNew: false))
  #expect(try home.store("fresh").open().player == opened.player)
}

@Test func `a card that was edited stands when an older line comes in`() throws {
  let home = TestHome()
  let places = home.places()
  let journals = try sameDailyTwice(firstXP: 1500, secondXP: 1000)
  home.write(journals[0].text, to: places.journal(of: journals[0].device))
  _ = try home.store().open()
  let card = try home.read(places.card)
  home.write(card.replacing("<integer>1500<", with: "<integer>7000<"), to: places.card)
  home.write(journals[1].text, to: places.journal(of: journals[1].device))
  let opened = try home.store().open()
  #expect(opened.player.profile.standing.lifetimeXP == 7000 && opened.notices == [.cardStands])
  #expect(try home.store().open() == OpenedStore(player: opened.player, notices: [], isNew: false))
}

@Test func `what comes new from elsewhere counts on top of a card that stands`() throws {
  let home = TestHome()
  let places = home.places()
  let other = TestHome()
  _ = try other.store(at: -9000, seed: 9).record { _ in [practised(0, session: "o", xp: 70)] }
  let name = try device(other.places())
  _ = try home.store().record { _ in [answered(0, xp: 5000)] }
  let card = try home.read(places.card)
  home.write(
    card.replacing("<integer>5000</integer>", with: "<integer>9000</integer>"), to: places.card)
  home.write(try other.read(other.places().journal(of: name)), to: places.journal(of: name))
  let opened = try home.store().open()
  #expect(
    opened.player.profile.standing == Standing(rank: .bronze, xp: 9070, lifetimeXP: 9070))
  #expect(opened.notices == [.cardStands])
  #expect(try home.store().open() == OpenedStore(player: opened.player, notices: [], isNew: false))
}

@Test func `a reset on another machine counts, though its clock is behind`() throws {
  let home = TestHome()
  _ = try home.store("a", at: 100_000).record { _ in [practised(0, session: "s", xp: 500)] }
  _ = try home.store("b", at: 0, seed: 7).open()
  let other = TestHome()
  _ = try other.store(at: 0, seed: 9).record { _ in [.reset(all: false, backup: "b")] }
  let name = try device(other.places())
  home.write(try other.read(other.places().journal(of: name)), to: home.places().journal(of: name))
  let opened = try home.store("a", at: 200_000).open()
  #expect(opened.player.profile.standing.lifetimeXP == 500 && opened.notices == [])
  _ = try home.store("b", at: 50_000, seed: 7).reset(all: false)
  #expect(try home.store("a", at: 300_000).open().player.profile.standing == .start)
}

@Test func `a mark beyond all bounds is a mark that does not fit`() throws {
  let home = TestHome()
  let path = home.places().card
  let player = try home.store().record { _ in [answered(0)] }.player
  let card = try home.read(path)
  let offset = try #require(card.firstMatch(of: /offset<\/key>\s*<integer>([0-9]+)/)).1
  for bad in ["9223372036854775807", "1", "0", "-5", "99999999999999999999", "x"] {
    home.write(card.replacing("<integer>\(offset)<", with: "<integer>\(bad)<"), to: path)
    let opened = try home.store().open()
    let isOlder = bad == "0"
    let lifetime = opened.player.profile.standing.lifetimeXP
    #expect(lifetime == (isOlder ? 2000 : 1000), "\(bad)")
    #expect(opened.player.diary == player.diary, "\(bad)")
  }
}

@Test func `a line longer than what is read at once is one line`() throws {
  let home = TestHome()
  let response = String(repeating: "é", count: JournalFile.pieceSize)
  let answer = Answer(
    index: 0, reference: question(0), response: [response], share: .full, xp: 900)
  _ = try home.store().record { _ in [.answered(.daily(today), answer)] }
  _ = try home.store(at: 1).record { _ in [.answered(.daily(today.adding(days: 1)), answer)] }
  let player = try home.store(at: 2).record { _ in [practised(0, session: "s", xp: 7)] }.player
  #expect(player.profile.standing.lifetimeXP == 1807)
  #expect(try home.store(at: 3).open() == OpenedStore(player: player, notices: [], isNew: false))
  #expect(try home.store("fresh", at: 3).open().player == player)
}
