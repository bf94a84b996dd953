import Foundation
import Host
import QuizCore
import Synchronization
import Testing

@testable import QuizStore

private let aside = "preferences.plist.corrupt-20261130T120000Z"

/// A home with 2,500 XP.
private func played(_ home: borrowing TestHome) throws -> Player {
  try home.store().record { _ in
    [.renamed("Ann"), .set(key: "theme", value: "dark"), answered(0, xp: 2500)]
  }.player
}

@Test(arguments: [
  "", String(repeating: "\u{0}", count: 64),
  "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>nickname</key><str",
  "<plist version=\"1.0\"><array/></plist>", "plain words",
])
func `a damaged card is put aside once and made anew`(text: String) throws {
  let home = TestHome()
  let player = try played(home)
  let places = home.places()
  let folder = (places.card as NSString).deletingLastPathComponent
  home.write(text, to: places.card)
  let first = try home.store().open()
  let path = folder + "/" + aside
  #expect(
    first == OpenedStore(player: player, notices: [.cardMovedAside(to: path)], isNew: false))
  #expect(home.text(path) == text)
  #expect(home.names(in: folder) == ["preferences.plist", aside])
  #expect(try home.store().open() == OpenedStore(player: player, notices: [], isNew: false))
  home.write(text, to: places.card)
  let recorded = try home.store().record { _ in [] }
  #expect(recorded.notices == [.cardMovedAside(to: path + "-2")])
  #expect(recorded.player == player)
}

@Test func `a damaged card that can't be put aside is only said`() throws {
  let home = TestHome()
  let player = try played(home)
  home.write("junk", to: home.places().card)
  let readOnly = home.store(calls: .unsynced.readOnly)
  #expect(
    try readOnly.open() == OpenedStore(player: player, notices: [.cardDamaged], isNew: false))
  #expect(home.text(home.places().card) == "junk")
}

@Test func `a lost card is rebuilt from the journal`() throws {
  let home = TestHome()
  let player = try played(home)
  try FileManager.default.removeItem(atPath: home.places().card)
  #expect(
    try home.store().open() == OpenedStore(player: player, notices: [.cardRebuilt], isNew: false))
  #expect(try home.store().open() == OpenedStore(player: player, notices: [], isNew: false))
}

@Test func `the card stands when the journals are lost`() throws {
  let home = TestHome()
  let player = try played(home)
  try FileManager.default.removeItem(atPath: home.places().journalFolder)
  let lost = try home.store().open()
  let profile = player.profile
  #expect(lost.player == Player(profile: profile) && lost.notices == [.cardStands])
  #expect(try home.store().open().notices == [])
  let recorded = try home.store(at: 1).record { _ in [practised(0, session: "s")] }
  #expect(recorded.player.profile.standing.lifetimeXP == 2600)
  #expect(recorded.entries.map(\.event.kind) == [.renamed, .answered])
  #expect(try home.store(at: 2).open().player == recorded.player)
}

@Test func `the card stands when a journal was cut, and what comes later counts`() throws {
  let home = TestHome()
  let places = home.places()
  let player = try played(home)
  let journal = places.journal(of: try device(places))
  let text = try home.read(journal)
  home.write(text.prefix { $0 != "\n" } + "\n", to: journal)
  let cut = try home.store().open()
  #expect(cut.notices == [.cardStands] && cut.player.profile == player.profile)
  let recorded = try home.store(at: 1).record { _ in [practised(0, session: "s")] }
  #expect(recorded.player.profile.standing.lifetimeXP == 2600 && recorded.notices == [])
}

@Test func `journals that come back count once, with what was played meanwhile`() throws {
  let home = TestHome()
  let places = home.places()
  let player = try played(home)
  let journal = places.journal(of: try device(places))
  let text = try home.read(journal)
  let lines = text.split(separator: "\n").map { $0 + "\n" }
  for part in [[], lines[..<1], lines[..<3]] {
    home.write(part.joined(), to: journal)
    #expect(try home.store(at: 1).open().notices == [.cardStands], "\(part.count)")
    #expect(try home.store(at: 1).open().player.profile == player.profile, "\(part.count)")
    home.write(text, to: journal)
    #expect(
      try home.store(at: 2).open() == OpenedStore(player: player, notices: [], isNew: false),
      "\(part.count)")
  }
  try FileManager.default.removeItem(atPath: journal)
  let meanwhile = try home.store(at: 3, seed: 8).record { _ in
    [practised(0, session: "s", xp: 7)]
  }
  #expect(meanwhile.player.profile.standing.lifetimeXP == 2507)
  home.write(text, to: places.journal(of: try device(places) + " (1)"))
  let back = try home.store(at: 4).open()
  #expect(back.player.profile.standing.lifetimeXP == 2507 && back.notices == [])
  #expect(back.player.profile.nickname == "Ann")
  #expect(back.player.diary.daily(on: today).results.count == 1)
  #expect(home.text(places.card)?.contains("lostMarks") == true)
  let later = try home.store(at: 5, seed: 9).record { _ in [practised(1, session: "s", xp: 1)] }
  #expect(later.player.profile.standing.lifetimeXP == 2508)
  #expect(home.text(places.card)?.contains("lostMarks") == false)
  #expect(try home.store(at: 6).open().player == later.player)
}

@Test func `a card edited by hand counts as edited`() throws {
  let home = TestHome()
  let path = home.places().card
  _ = try played(home)
  let text = try home.read(path)
  home.write(
    text.replacing("<integer>2500</integer>", with: "<integer>99999</integer>", maxReplacements: 1),
    to: path)
  #expect(
    try home.store().open().player.profile.standing
      == Standing(rank: .bronze, xp: 99_999, lifetimeXP: 2500))
  let recorded = try home.store(at: 1).record { _ in [answered(1, xp: 3900)] }
  #expect(recorded.ranks == [.silver])
  #expect(
    recorded.player.profile.standing == Standing(rank: .silver, xp: 0, lifetimeXP: 6400))
}

private let handEdits: [(String, String, Standing, StoreNotice?)] = [
  (
    "<key>exp</key>\n\t<integer>2500</integer>", "<key>exp</key><real>5.5</real>",
    Standing(rank: .bronze, xp: 2500, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: ["exp"], adjusted: [])
  ),
  (
    "<key>exp</key>\n\t<integer>2500</integer>", "<key>exp</key><string>5</string>",
    Standing(rank: .bronze, xp: 2500, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: ["exp"], adjusted: [])
  ),
  (
    "<key>exp</key>\n\t<integer>2500</integer>",
    "<key>exp</key><integer>100000000000000000000</integer>",
    Standing(rank: .bronze, xp: 2500, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: ["exp"], adjusted: [])
  ),
  (
    "<key>exp</key>\n\t<integer>2500</integer>",
    "<key>exp</key><integer>9223372036854775807</integer>",
    Standing(rank: .bronze, xp: 100_000, lifetimeXP: 2500), nil
  ),
  (
    "<key>exp</key>\n\t<integer>2500</integer>", "<key>exp</key><integer>-7</integer>",
    Standing(rank: .bronze, xp: 0, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: [], adjusted: ["exp"])
  ),
  (
    "<key>level</key>\n\t<integer>0</integer>", "<key>level</key><integer>9</integer>",
    Standing(rank: .diamond, xp: 2500, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: [], adjusted: ["level", "rank"])
  ),
  (
    "<key>level</key>\n\t<integer>0</integer>", "<key>level</key><true/>",
    Standing(rank: .bronze, xp: 2500, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: ["level"], adjusted: [])
  ),
  (
    "<string>Bronze</string>", "<string>Gold</string>",
    Standing(rank: .bronze, xp: 2500, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: [], adjusted: ["rank"])
  ),
  (
    "<key>lifetimeExp</key>\n\t<integer>2500</integer>", "",
    Standing(rank: .bronze, xp: 2500, lifetimeXP: 2500), nil
  ),
  (
    "<string>Ann</string>", "<string>a\u{1b}[31mb\u{0}</string>",
    Standing(rank: .bronze, xp: 2500, lifetimeXP: 2500),
    .cardKeysMended(fromJournal: ["nickname"], adjusted: [])
  ),
]

@Test(arguments: handEdits)
func `a hand-edited key is read kindly, and said once`(
  good: String, bad: String, standing: Standing, notice: StoreNotice?
) throws {
  let home = TestHome()
  let path = home.places().card
  _ = try played(home)
  let text = try home.read(path)
  try #require(text.contains(good))
  home.write(text.replacing(good, with: bad, maxReplacements: 1), to: path)
  let opened = try home.store().open()
  #expect(
    opened.player.profile
      == Profile(nickname: "Ann", standing: standing, settings: ["theme": "dark"]))
  #expect(opened.notices == (notice.map { [$0] } ?? []))
  #expect(try home.store().open() == OpenedStore(player: opened.player, notices: [], isNew: false))
  let after = try home.store(at: 1).record { _ in [answered(1, xp: 1_000_000)] }.player
  #expect(after.profile.standing.lifetimeXP == standing.lifetimeXP + 1_000_000)
  #expect(after.profile.standing.xp <= after.profile.standing.rank.threshold)
  #expect(try home.store(at: 2).open().player == after)
  #expect(home.text(path)?.utf8.contains(0x1B) == false)
}

@Test func `lifetime XP stop at the greatest number`() throws {
  let home = TestHome()
  let path = home.places().card
  _ = try played(home)
  home.write(
    try home.read(path).replacing(
      "<key>lifetimeExp</key>\n\t<integer>2500</integer>",
      with: "<key>lifetimeExp</key>\n\t<integer>9223372036854775807</integer>"), to: path)
  let after = try home.store(at: 1).record { _ in [answered(1, xp: 3900)] }.player
  #expect(after.profile.standing.lifetimeXP == .max)
  #expect(try home.store(at: 2).open().player == after)
}

@Test func `several keys give one notice`() throws {
  let home = TestHome()
  home.write(
    """
    <plist><dict><key>nickname</key><integer>5</integer><key>exp</key><date>x</date>
    <key>level</key><integer>-1</integer><key>settings</key><true/><key>avatar</key><real>1</real>
    <key>rank</key><true/><key>journalMarks</key><string/></dict></plist>
    """, to: home.places().card)
  let opened = try home.store().open()
  #expect(
    opened.notices == [
      .cardKeysMended(
        fromJournal: ["exp", "nickname", "avatar", "settings"], adjusted: ["level", "rank"])
    ])
  #expect(opened.player.profile.standing == .start && !opened.isNew)
}

@Test func `a card of four keys alone is enough`() throws {
  let home = TestHome()
  home.write(
    """
    <plist><dict><key>nickname</key><string>Ann</string><key>exp</key><integer>150</integer>
    <key>level</key><integer>2</integer><key>rank</key><string>Gold</string></dict></plist>
    """, to: home.places().card)
  let opened = try home.store().open()
  let standing = Standing(rank: .gold, xp: 150, lifetimeXP: 300_150)
  #expect(
    opened
      == OpenedStore(
        player: Player(profile: Profile(nickname: "Ann", standing: standing)), notices: [],
        isNew: false))
  let recorded = try home.store(at: 1).record { _ in [practised(0, session: "s")] }
  #expect(recorded.entries.map(\.event.kind) == [.renamed, .answered])
  #expect(
    recorded.player.profile.standing == Standing(rank: .gold, xp: 250, lifetimeXP: 300_250))
}

@Test func `a card of a newer format is read and never written`() throws {
  let home = TestHome()
  let path = home.places().card
  _ = try played(home)
  let text = try home.read(path).replacing(
    "<key>formatVersion</key>\n\t<integer>1</integer>",
    with: "<key>formatVersion</key>\n\t<integer>7</integer>")
  home.write(text, to: path)
  let recorded = try home.store(at: 1).record { _ in [answered(1, xp: 100)] }
  #expect(recorded.notices == [.newerFormat(version: 7)])
  #expect(recorded.player.profile.standing.xp == 2600)
  #expect(home.text(path) == text)
  let opened = try home.store(at: 2).open()
  #expect(
    opened
      == OpenedStore(player: recorded.player, notices: [.newerFormat(version: 7)], isNew: false))
  #expect(home.text(path) == text)
}

@Test func `a card that may not be read is an error and is left alone`() throws {
  let home = TestHome()
  let path = home.places().card
  _ = try played(home)
  let text = home.text(path)
  let store = home.store(calls: .unsynced.refusing { $0 == path })
  let error = StoreError.unreadable(HostError(.open, path, code: EACCES))
  #expect(throws: error) { try store.open() }
  #expect(throws: error) { try store.record { _ in [answered(1)] } }
  #expect(home.text(path) == text)
}

@Test func `where nothing can be written reading works and saving is refused beforehand`() throws {
  let home = TestHome()
  let player = try played(home)
  let store = home.store(calls: .unsynced.readOnly)
  #expect(try store.open() == OpenedStore(player: player, notices: [], isNew: false))
  #expect(
    store.canSave() == .unwritable(HostError(.open, home.places().lockFile, code: EROFS)))
  #expect(throws: StoreError.self) { try store.record { _ in [answered(1)] } }
  #expect(try home.store().open().player == player)
}

@Test func `a card that can't be written is only a notice, and the next start catches up`() throws {
  let home = TestHome()
  _ = try played(home)
  let config = home.file("a/config")
  let calls = SystemCalls.unsynced.refusing { $0.hasPrefix(config) && $0.hasSuffix(".tmp") }
  let recorded = try home.store(at: 1, calls: calls).record { _ in [answered(1)] }
  #expect(
    recorded.notices == [.notSaved(HostError(.open, home.places().card, code: EACCES))])
  #expect(
    try home.store(at: 2).open()
      == OpenedStore(player: recorded.player, notices: [], isNew: false))
}

@Test(arguments: ["file", "dangling", "folder"])
func `links are followed and stay`(kind: String) throws {
  let home = TestHome()
  let path = home.places().card
  let manager = FileManager.default
  let dotfiles = home.file("dotfiles")
  try manager.createDirectory(atPath: dotfiles, withIntermediateDirectories: true)
  let link = kind == "folder" ? (path as NSString).deletingLastPathComponent : path
  let target = kind == "folder" ? dotfiles : dotfiles + "/card"
  try manager.createDirectory(
    atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
  if kind == "file" {
    home.write("<dict><key>nickname</key><string>Bob</string></dict>", to: target)
  }
  _ = try home.store().record { _ in [.renamed("Ann")] }
  #expect(try manager.destinationOfSymbolicLink(atPath: link) == target)
  let card = kind == "folder" ? target + "/preferences.plist" : target
  #expect(home.text(card)?.contains("<string>Ann</string>") == true)
}

@Test func `a held lock is waited for and then an error`() throws {
  let home = TestHome()
  let player = try played(home)
  let places = home.places()
  let lock = try FileLock(places.lockFile, waiting: 0)
  var clock = Clock.real
  clock.pause = { _ in }
  let time = Ticker()
  clock.monotonic = { time.next() }
  let store = Store(places: places, clock: clock)
  #expect(throws: StoreError.lockHeld(path: places.lockFile)) {
    try store.record { _ in [answered(1)] }
  }
  #expect(time.next() > Store.lockWait)
  #expect(try store.open().player == player)
  _ = consume lock
}

extension SystemCalls {
  /// Calls of a system on which nothing can be written.
  var readOnly: SystemCalls {
    var calls = self
    let real = self
    calls.open = { path, flags, mode throws(ErrorNumber) in
      if flags & (O_WRONLY | O_RDWR | O_CREAT) != 0 { throw ErrorNumber(EROFS) }
      return try real.open(path, flags, mode)
    }
    calls.mkdir = { _, _ throws(ErrorNumber) in throw ErrorNumber(EROFS) }
    calls.access = { _ throws(ErrorNumber) in throw ErrorNumber(EROFS) }
    return calls
  }

  /// Calls that may not open some paths.
  func refusing(_ isRefused: @escaping @Sendable (String) -> Bool) -> SystemCalls {
    var calls = self
    let real = self
    calls.open = { path, flags, mode throws(ErrorNumber) in
      if isRefused(path) { throw ErrorNumber(EACCES) }
      return try real.open(path, flags, mode)
    }
    return calls
  }
}

/// A clock that goes on by 100 ms whenever it is looked at.
private final class Ticker: Sendable {
  private let time = Mutex<Int64>(0)

  func next() -> Int64 {
    time.withLock { time in
      time += 100
      return time
    }
  }
}
