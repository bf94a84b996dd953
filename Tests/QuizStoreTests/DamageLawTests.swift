import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

/// What can happen to the bytes of a file.
private enum FileDamage: String, CaseIterable, Sendable {
  case flipped
  case cut
  case zeroed
  case torn
  case repeated
  case moved

  func apply(to bytes: [UInt8], _ dice: inout RandomHistory) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    let place = dice.number(below: bytes.count)
    switch self {
    case .flipped:
      for _ in 0...dice.number(below: 3) {
        bytes[dice.number(below: bytes.count)] ^= UInt8(1 << dice.number(below: 8))
      }
    case .cut: bytes.removeLast(bytes.count - place)
    case .zeroed:
      for index in place..<min(bytes.count, place + 1 + dice.number(below: 600)) {
        bytes[index] = 0
      }
    case .torn:
      bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.number(below: 300)))
    case .repeated:
      let end = min(bytes.count, place + 1 + dice.number(below: 600))
      bytes.insert(contentsOf: bytes[place..<end], at: end)
    case .moved:
      let end = min(bytes.count, place + 1 + dice.number(below: 600))
      let piece = Array(bytes[place..<end])
      bytes.removeSubrange(place..<end)
      bytes.insert(contentsOf: piece, at: dice.number(below: bytes.count + 1))
    }
    return bytes
  }
}

/// A machine with some history, and all it has.
private final class Veteran {
  let home = TestHome()
  let player: Player
  let device: String

  init(seed: Int) throws {
    var history = RandomHistory(seed: UInt64(seed), dates: 5)
    for batch in 0..<5 {
      let events = (0...history.number(below: 9)).map { _ in history.event() }
        .filter { if case .reset = $0 { false } else { true } }
      let store = home.store(at: Int64(batch) * 60_000, seed: UInt64(seed * 50 + batch))
      _ = try store.record { _ in events + [.set(key: Profile.avatarKey, value: "owl")] }
    }
    player = try home.store(at: 600_000).open().player
    device = try QuizStoreTests.device(home.places())
  }

  var journal: String { home.places().journal(of: device) }

  func bytes(_ path: String) -> [UInt8] { Array(home.text(path).map(\.utf8) ?? "".utf8) }

  func raw(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { Array($0) } ?? []
  }

  func open(_ machine: String = "a", at instant: Int64 = 700_000) throws -> OpenedStore {
    try home.store(machine, at: instant, seed: 9).open()
  }

  /// What the lines of the journal come to that are whole, each counted once.
  func foldOfWholeLines() -> Player {
    var player = Player(profile: Profile(nickname: self.player.profile.nickname))
    var seen: Set<String> = []
    let lines = raw(journal).split(separator: newline, omittingEmptySubsequences: false).dropLast()
    for line in lines {
      guard case .entry(let entry) = JournalLine(line),
        seen.insert(entry.id + entry.instant.description).inserted
      else { continue }
      player.add(entry)
    }
    return player
  }
}

/// What may be said of damage.
private func isDocumented(_ notice: StoreNotice) -> Bool {
  switch notice {
  case .cardMovedAside, .cardRebuilt, .cardKeysMended, .cardStands, .earlierLinesCount: true
  case .newerFormat: true
  default: false
  }
}

@Test(arguments: FileDamage.allCases)
private func `of a damaged journal every line counts that is still whole`(damage: FileDamage) throws
{
  for seed in 0..<10 {
    let label: Comment = "\(damage) seed \(seed)"
    let veteran = try Veteran(seed: seed % 5)
    var dice = RandomHistory(seed: UInt64(seed + 900))
    let damaged = damage.apply(to: veteran.raw(veteran.journal), &dice)
    veteran.home.write(damaged, to: veteran.journal)
    let whole = veteran.foldOfWholeLines()
    // Who knows only the journal.
    let fresh = try veteran.open("fresh-\(seed)")
    var expected = whole
    if expected.profile.nickname != fresh.player.profile.nickname {
      expected.profile.nickname = fresh.player.profile.nickname
    }
    #expect(fresh.player == expected, label)
    // Who has a card of the time before: nothing that stands on it is lost.
    let first = try veteran.open()
    let standing = first.player.profile.standing
    #expect(
      standing == veteran.player.profile.standing || standing == whole.profile.standing, label)
    #expect(standing.lifetimeXP >= veteran.player.profile.standing.lifetimeXP, label)
    #expect(first.player.profile.avatar == "owl", label)
    #expect(first.notices.allSatisfy(isDocumented) && first.notices.count <= 1, label)
    #expect(
      try veteran.open() == OpenedStore(player: first.player, notices: [], isNew: false), label)
    // What comes later counts on top.
    let later = practised(0, session: "later", on: today.adding(days: 90), xp: 31)
    let recorded = try veteran.home.store(at: 800_000, seed: 77).record { _ in [later] }
    #expect(
      recorded.player.profile.standing.lifetimeXP == standing.lifetimeXP + 31
        && recorded.notices == [], label)
    #expect(try veteran.open(at: 900_000).player == recorded.player, label)
  }
}

@Test(arguments: FileDamage.allCases)
private func `a damaged card is kept and comes back from the journal`(damage: FileDamage) throws {
  for seed in 0..<10 {
    let label: Comment = "\(damage) seed \(seed)"
    let veteran = try Veteran(seed: seed % 5)
    var dice = RandomHistory(seed: UInt64(seed + 300))
    let places = veteran.home.places()
    let damaged = damage.apply(to: veteran.raw(places.card), &dice)
    veteran.home.write(damaged, to: places.card)
    let journal = veteran.raw(veteran.journal)
    let first = try veteran.open()
    #expect(first.notices.allSatisfy(isDocumented) && first.notices.count <= 2, label)
    if (try? Card(damaged)) == nil {
      #expect(first.player == veteran.player, label)
      let aside = places.card + ".corrupt-20261130T121140Z"
      #expect(first.notices == [.cardMovedAside(to: aside)], label)
      #expect(veteran.raw(aside) == damaged, label)
    }
    let lasting = first.notices.filter { if case .newerFormat = $0 { true } else { false } }
    #expect(
      try veteran.open() == OpenedStore(player: first.player, notices: lasting, isNew: false), label
    )
    #expect(veteran.raw(veteran.journal) == journal, label)
    #expect(try veteran.open("fresh").player == veteran.player, label)
  }
}

@Test(arguments: FileDamage.allCases)
private func `a damaged cache changes nothing`(damage: FileDamage) throws {
  for seed in 0..<10 {
    let veteran = try Veteran(seed: seed % 5)
    var dice = RandomHistory(seed: UInt64(seed + 600))
    let path = veteran.home.places().diaryCache
    let cache = veteran.raw(path)
    veteran.home.write(damage.apply(to: cache, &dice), to: path)
    #expect(
      try veteran.open() == OpenedStore(player: veteran.player, notices: [], isNew: false),
      "\(damage) seed \(seed)")
  }
}

@Test func `card and journal cut at any length come back as far as they go`() throws {
  let veteran = try Veteran(seed: 2)
  let places = veteran.home.places()
  let card = veteran.raw(places.card)
  for length in stride(from: 0, to: card.count, by: 41) {
    veteran.home.write(Array(card.prefix(length)), to: places.card)
    #expect(try veteran.open().player == veteran.player, "card of \(length) bytes")
    #expect(try veteran.open().notices == [], "card of \(length) bytes")
  }
  let journal = veteran.raw(veteran.journal)
  for length in stride(from: 0, to: journal.count, by: 97) {
    veteran.home.write(Array(journal.prefix(length)), to: veteran.journal)
    let opened = try veteran.open()
    #expect(opened.player.profile == veteran.player.profile, "journal of \(length) bytes")
    #expect(try veteran.open().notices == [], "journal of \(length) bytes")
    veteran.home.write(journal, to: veteran.journal)
    #expect(try veteran.open().player == veteran.player, "journal back after \(length) bytes")
  }
}

@Test func `files in each other's places destroy nothing`() throws {
  let veteran = try Veteran(seed: 1)
  let places = veteran.home.places()
  let files = [places.card, veteran.journal, places.diaryCache, places.deviceFile]
  let contents = files.map { veteran.raw($0) }
  for (one, two) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
    veteran.home.write(contents[two], to: files[one])
    veteran.home.write(contents[one], to: files[two])
    let opened = try veteran.open()
    #expect(opened.notices.count <= 1, "\(one) and \(two)")
    #expect(try veteran.open().notices == [], "\(one) and \(two)")
    if one == 0 {
      // The card's bytes were no card; they are beside it now.
      let folder = (places.card as NSString).deletingLastPathComponent
      let kept = veteran.home.names(in: folder).map { veteran.raw(folder + "/" + $0) }
      #expect(kept.contains(contents[two]), "\(one) and \(two)")
    }
    for (path, content) in zip(files, contents) { veteran.home.write(content, to: path) }
    #expect(try veteran.open().player == veteran.player, "\(one) and \(two)")
  }
}
