import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

private let notice = StoreNotice.newerFormat(version: 7)

/// A card as a newer version might write it: without marks, with XP of its own and keys unknown here.
private let newerCard = """
  <plist version="1.0"><dict><key>formatVersion</key><integer>7</integer>
  <key>nickname</key><string>Zoe</string><key>exp</key><integer>4000</integer>
  <key>level</key><integer>1</integer><key>lifetimeExp</key><integer>104000</integer>
  <key>journalMarks</key><data>AQID</data><key>aura</key><string>blue</string></dict></plist>
  """

private let standing = Standing(rank: .silver, xp: 4000, lifetimeXP: 104_000)

/// A home in which a newer version took over after some answers.
private func takenOver(_ home: borrowing TestHome) throws {
  _ = try home.store(seed: 1).record { _ in
    [.renamed("Ann"), .drawn(.daily(today), [question(0), question(1)]), answered(0, xp: 900)]
  }
  home.write(newerCard, to: home.places().card)
}

@Test func `a newer card without marks counts with what came after it was met`() throws {
  let home = TestHome()
  try takenOver(home)
  let met = try home.store(at: 1).open()
  #expect(met.notices == [notice] && met.player.profile.standing == standing)
  #expect(met.player.profile.nickname == "Zoe")
  #expect(met.player.diary.daily(on: today).results.count == 1)
  let recorded = try home.store(at: 2, seed: 2).record { _ in
    [answered(1, xp: 500), .set(key: "theme", value: "dark")]
  }
  #expect(recorded.notices == [notice])
  #expect(
    recorded.player.profile.standing == Standing(rank: .silver, xp: 4500, lifetimeXP: 104_500))
  for at in [3, 4] {
    #expect(
      try home.store(at: Int64(at)).open()
        == OpenedStore(player: recorded.player, notices: [notice], isNew: false))
  }
  #expect(home.text(home.places().card) == newerCard)
  try? FileManager.default.removeItem(atPath: home.places().cacheFolder)
  #expect(try home.store(at: 5).open().player == recorded.player)
}

@Test func `a newer card that was never opened counts with the first record on it`() throws {
  let home = TestHome()
  try takenOver(home)
  let recorded = try home.store(at: 2, seed: 2).record { _ in [answered(1, xp: 500)] }
  #expect(recorded.player.profile.standing.lifetimeXP == 104_500)
  #expect(try home.store(at: 3).open().player == recorded.player)
}

@Test func `an older line from elsewhere counts on top of a newer card, once`() throws {
  let home = TestHome()
  try takenOver(home)
  _ = try home.store(at: 1).open()
  let other = TestHome()
  _ = try other.store(at: -9000, seed: 9).record { _ in [practised(0, session: "o", xp: 70)] }
  let name = try device(other.places())
  let text = try other.read(other.places().journal(of: name))
  home.write(text, to: home.places().journal(of: name))
  home.write(text, to: home.places().journal(of: name + " (1)"))
  let opened = try home.store(at: 2).open()
  #expect(opened.player.profile.standing.lifetimeXP == 104_070 && opened.notices == [notice])
  #expect(try home.store(at: 3).open() == opened)
}

@Test func `the newer version's next card is met anew`() throws {
  let home = TestHome()
  try takenOver(home)
  _ = try home.store(at: 1, seed: 2).record { _ in [answered(1, xp: 500)] }
  let later = newerCard.replacing("104000", with: "104500").replacing("4000", with: "4500")
  home.write(later, to: home.places().card)
  let expected = Standing(rank: .silver, xp: 4500, lifetimeXP: 104_500)
  #expect(try home.store(at: 2).open().player.profile.standing == expected)
  let more = try home.store(at: 3, seed: 3).record { _ in [practised(0, session: "s", xp: 7)] }
  #expect(more.player.profile.standing.lifetimeXP == 104_507)
  #expect(try home.store(at: 4).open().player == more.player)
}

@Test(arguments: [false, true])
func `a reset on a newer card counts from the journal on, and restore undoes it`(all: Bool) throws {
  let home = TestHome()
  try takenOver(home)
  let before = try home.store(at: 1).open().player
  let reset = try home.store(at: 2, seed: 2).reset(all: all)
  #expect(reset.player.profile.standing == .start)
  #expect(try home.store(at: 3).open().player == reset.player)
  let renamed = try home.store(at: 4, seed: 3).record { _ in [.renamed("Eve")] }
  #expect(renamed.player.profile.nickname == "Eve" && renamed.player.profile.standing == .start)
  #expect(try home.store(at: 5).open().player == renamed.player)
  let restored = try home.store(at: 6, seed: 4).restore(reset.backup.name).1
  #expect(restored.profile == before.profile)
  #expect(try home.store(at: 7).open().player == restored)
  #expect(home.text(home.places().card) == newerCard)
}

@Test func `nothing is recorded on a newer card where it can't be remembered`() throws {
  let home = TestHome()
  try takenOver(home)
  let path = home.places().metCardFile
  home.write("", to: path)
  try FileManager.default.removeItem(atPath: path)
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  let journal = home.places().journal(of: try device(home.places()))
  let text = home.text(journal)
  let error = StoreError.unwritable(HostError(.open, path, code: EISDIR))
  #expect(home.store(at: 1).canSave() == error)
  #expect(throws: error) { try home.store(at: 1).record { _ in [answered(1)] } }
  #expect(throws: error) { try home.store(at: 1).reset(all: false) }
  #expect(try home.store(at: 1).open().player.profile.standing == standing)
  #expect(home.text(journal) == text)
}
