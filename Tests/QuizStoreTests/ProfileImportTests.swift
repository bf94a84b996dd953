import Foundation
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

@Test func `an empty home becomes the home that was exported`() throws {
  let home = TestHome()
  let new = TestHome()
  let player = try playAnn(home)
  let text = try export(home.store(at: 1000))
  let outcome = try new.store(at: 2000, seed: 2).importProfile(try document(text))
  #expect(
    outcome
      == ImportOutcome(
        before: Player(profile: Profile(nickname: outcome.before.profile.nickname)),
        wasUnused: true, after: player,
        takes: [
          JournalTake(device: DeviceName(try device(home.places())), way: .written, lines: 7)
        ],
        bringsState: false, isNothing: false, backup: nil, notices: []))
  #expect(outcome.lines == 7 && outcome.dailies == 1 && !outcome.changesPlayer)
  #expect(try new.journals() == home.journals())
  #expect(
    try new.store(at: 3000).open() == OpenedStore(player: player, notices: [], isNew: false))
  #expect(try document(try export(new.store())).journals == document(text).journals)
  let before = try new.everything()
  #expect(try new.store(at: 4000, seed: 3).importProfile(try document(text)).isNothing)
  #expect(try new.everything() == before)
}

@Test func `a new player gives way to the one that is imported`() throws {
  let home = TestHome()
  let new = TestHome()
  let player = try playAnn(home)
  _ = try new.store(at: 500, seed: 5).record { _ in [] }
  let text = try export(home.store(at: 1000))
  let outcome = try new.store(at: 2000, seed: 2).importProfile(try document(text))
  #expect(outcome.after == player && outcome.backup == nil && !outcome.bringsState)
  #expect(try new.store("fresh").open().player == player)
  #expect(try new.store(at: 4000, seed: 3).importProfile(try document(text)).isNothing)
  // A name that was taken since then stays.
  _ = try new.store(at: 5000, seed: 4).record { _ in [.renamed("Bob")] }
  #expect(try new.store(at: 6000, seed: 3).importProfile(try document(text)).isNothing)
}

@Test func `a reset of everything is undone by what was exported before it`() throws {
  let home = TestHome()
  let player = try playAnn(home)
  let text = try export(home.store(at: 1000))
  _ = try home.store(at: 2000, seed: 2).reset(all: true)
  let outcome = try home.store(at: 3000, seed: 3).importProfile(try document(text))
  #expect(outcome.after == player && outcome.bringsState)
  #expect(try home.store("fresh").open().player == player)
  #expect(try home.store(at: 4000, seed: 4).importProfile(try document(text)).isNothing)
}

@Test func `what a card says beyond its journals comes along`() throws {
  let home = TestHome()
  _ = try playAnn(home, xp: 5000)
  let card = home.places().card
  home.write(
    try home.read(card).replacing("<integer>7100</integer>", with: "<integer>70100</integer>"),
    to: card)
  let player = try home.store().open().player
  #expect(player.profile.standing.lifetimeXP == 70_100)
  let text = try export(home.store(at: 1000))
  let new = TestHome()
  let outcome = try new.store(at: 2000, seed: 2).importProfile(try document(text))
  #expect(outcome.after == player && outcome.bringsState)
  #expect(try new.store("fresh", at: 3000).open().player == player)
  #expect(try new.store(at: 4000, seed: 3).importProfile(try document(text)).isNothing)
  // Journals lost, nothing but the card left.
  try FileManager.default.removeItem(atPath: home.places().journalFolder)
  let bare = try document(try export(home.store(at: 1000)))
  #expect(bare.journals.isEmpty)
  let third = TestHome()
  #expect(
    try third.store(at: 2000, seed: 2).importProfile(bare).after.profile == player.profile)
}

@Test func `names and settings that only a card has come along, and no XP are taken back`() throws {
  let home = TestHome()
  _ = try playAnn(home)
  let card = home.places().card
  home.write(
    try home.read(card).replacing(">dark<", with: ">light<").replacing(
      "<key>nickname</key>", with: "<key>avatar</key><string>fox</string><key>nickname</key>"),
    to: card)
  let player = try home.store().open().player
  let new = TestHome()
  let outcome = try new.store(at: 2000, seed: 2).importProfile(
    try document(try export(home.store(at: 1000))))
  #expect(outcome.after == player && !outcome.bringsState)
  #expect(player.profile.avatar == "fox" && player.profile.settings == ["theme": "light"])
  var kinds: [EventKind] = []
  try new.store().forEachEntry { kinds.append($0.event.kind) }
  #expect(kinds.suffix(2) == [.set, .set] && !kinds.contains(.restored))
}

@Test func `beside a player XP come together, and the backup takes it back`() throws {
  let home = TestHome()
  let other = TestHome()
  try playAnn(home)
  let own = try other.store(at: 100, seed: 7).record { _ in
    [.renamed("Bob"), practised(3, session: "b", on: today.adding(days: -1), xp: 700)]
  }.player
  let text = try export(home.store(at: 1000))
  let preview = try other.store(at: 2000, seed: 2).previewImport(of: try document(text))
  #expect(preview.changesPlayer && preview.backup == nil)
  let outcome = try other.store(at: 2000, seed: 2).importProfile(try document(text))
  #expect(outcome.after == preview.after && outcome.before == own)
  #expect(outcome.after.profile.standing.lifetimeXP == 101_800)
  let backup = try #require(outcome.backup)
  #expect(backup.name == "20261130T120002Z-import" && backup.lifetimeXP == 700)
  let restored = try other.store(at: 3000, seed: 3).restore(backup.name).1
  #expect(restored.profile == own.profile)
  #expect(try other.store("fresh").open().player.profile == own.profile)
}

/// Plays so many batches, at instants that no other home has.
private func play(
  _ home: borrowing TestHome, seed: Int, number: Int, batches: Int
) throws {
  var history = RandomHistory(
    seed: UInt64(seed * 7 + number), name: "\(number)", from: today.adding(days: number * 50),
    dates: 4)
  for batch in 0..<batches {
    let events = (0..<history.number(below: 12)).map { _ in history.event() }
    let instant = Int64((batch * 5 + history.number(below: 3)) * 1000 + number)
    _ = try home.store(at: instant, seed: UInt64(seed * 1000 + number * 100 + batch))
      .record { _ in events }
  }
}

@Test func `two homes that import each other are equal, in whatever order`() throws {
  for seed in 0..<24 {
    let a = TestHome()
    let b = TestHome()
    try play(a, seed: seed, number: 0, batches: 5)
    try play(b, seed: seed, number: 1, batches: seed % 6 == 0 ? 1 : 5)
    let early = try document(try export(a.store(at: 60_000)))
    let fromB = try document(try export(b.store(at: 60_001)))
    _ = try a.store(at: 70_000, seed: 900).importProfile(fromB)
    // Either what both were before, or what the first became.
    let fromA = seed % 2 == 0 ? early : try document(try export(a.store(at: 70_000)))
    _ = try b.store(at: 80_001, seed: 901).importProfile(fromA)
    let last = try document(try export(b.store(at: 90_001)))
    _ = try a.store(at: 90_002, seed: 902).importProfile(last)
    let players = [try a.store(at: 95_000).open(), try b.store(at: 95_000).open()]
    #expect(players[0].player == players[1].player, "seed \(seed)")
    #expect(try a.store("fresh").open().player == players[0].player, "seed \(seed)")
    #expect(try a.journals() == b.journals(), "seed \(seed)")
    #expect(try a.store(at: 96_000).importProfile(last).isNothing, "seed \(seed)")
  }
}

@Test func `a preview says what an import does`() throws {
  for seed in 0..<12 {
    let a = TestHome()
    let b = TestHome()
    try play(a, seed: seed, number: 0, batches: 4)
    try play(b, seed: seed, number: 1, batches: 2)
    let document = try document(try export(b.store(at: 60_001)))
    let preview = try a.store(at: 70_000, seed: 5).previewImport(of: document)
    let outcome = try a.store(at: 70_000, seed: 5).importProfile(document)
    #expect(preview.after == outcome.after && preview.takes == outcome.takes, "seed \(seed)")
    let (undo, _) = try a.store(at: 80_000, seed: 6).restore(outcome.backup?.name)
    #expect(
      try a.store("fresh").open().player.profile == outcome.before.profile, "seed \(seed)")
    #expect(undo.lifetimeXP == outcome.after.profile.standing.lifetimeXP, "seed \(seed)")
  }
}

@Test
func `a machine and its clone agree once each has the other's profile, and a line counts once`()
  throws
{
  let home = TestHome()
  let clone = TestHome()
  try playAnn(home, xp: 1000)
  for (name, text) in try home.everything() { clone.write(text, to: clone.file(name)) }
  _ = try home.store(at: 10_000, seed: 5).record { _ in [practised(0, session: "a", xp: 100)] }
  _ = try clone.store(at: 20_000, seed: 6).record { _ in [practised(0, session: "b", xp: 70)] }
  let profiles = (
    try document(try export(home.store(at: 30_000))),
    try document(try export(clone.store(at: 30_000)))
  )
  let here = try home.store(at: 40_000, seed: 7).importProfile(profiles.1)
  let there = try clone.store(at: 40_001, seed: 8).importProfile(profiles.0)
  #expect(here.after == there.after)
  #expect(here.after.profile.standing.lifetimeXP == 1000 + 2000 + 100 + 100 + 70)
  #expect(try home.store(at: 50_000).open().player == here.after)
  #expect(try clone.store("fresh").open().player == here.after)
  #expect(try home.store(at: 60_000).importProfile(profiles.1).isNothing)
}
