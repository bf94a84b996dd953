import Foundation
import Host
import QuizCore
import Synchronization
import TestSupport
import Testing

@testable import QuizStore

/// Machines with a folder each, between which a program carries journals now and then.
private final class Machines {
  let home = TestHome()
  let names = ["a", "b", "c"]
  private let seed: Int
  private var history: RandomHistory
  private var step = 0
  private var clocks: [Int64] = [0, 0, 0]

  init(seed: Int) {
    self.seed = seed
    history = RandomHistory(seed: UInt64(seed), dates: 3)
  }

  /// The places of a machine; another `user` on it shares nothing but the data.
  func places(_ machine: Int, user: String = "") -> Places {
    let base = names[machine] + user
    return Places(
      config: home.file(base + "/config"), data: home.file(names[machine] + "/data"),
      state: home.file(base + "/state"), cache: home.file(base + "/cache"))
  }

  func store(_ machine: Int, user: String = "") -> Store {
    step += 1
    var generator = SplitMix64(seed: UInt64(seed * 10_000 + step))
    let bits = (0..<64).map { _ in generator.next() }
    let count = Counter()
    return Store(
      places: places(machine, user: user), files: Files(.unsynced),
      clock: .fixed(at: noon + Int64(step) * 600_000 + clocks[machine]),
      randomBits: { bits[count.next() % 64] })
  }

  /// Something happens on some machine.
  func advance() throws {
    let machine = history.number(below: 3)
    switch history.number(below: 8) {
    case 0...3:
      let events = (0...history.number(below: 5)).map { _ in history.event() }
      _ = try store(machine).record { _ in events }
    case 4: clocks[machine] = [0, 0, -5_000_000, 7_000_000, 400_000_000][history.number(below: 5)]
    case 5: _ = try store(machine).open()
    default: try carry(from: machine, to: (machine + 1 + history.number(below: 2)) % 3)
    }
  }

  /// Brings what one machine has of the others' journals, and its own, to another; sometimes only the
  /// first part of what is new, cut anywhere.
  func carry(from source: Int, to target: Int, isWhole: Bool = false) throws {
    let own = try Device.read(places(target), Files())?.text
    for name in home.names(in: places(source).journalFolder) where name != "\(own ?? "").jsonl" {
      let text = Array(try home.read(places(source).journalFolder + "/" + name).utf8)
      let path = places(target).journalFolder + "/" + name
      let known = home.text(path)?.utf8.count ?? 0
      guard text.count > known else { continue }
      let isCut = !isWhole && history.number(below: 3) == 0
      let end = isCut ? known + history.number(below: text.count - known) : text.count
      home.write(Array(text.prefix(end)), to: path)
    }
  }

  /// Expects of a machine what one comes to that reads its journals for the first time.
  func expectFullFold(_ machine: Int, _ label: Comment) throws -> Player {
    let player = try store(machine).open().player
    let fresh = try store(machine, user: "-fresh-\(step)").open().player
    #expect(nameless(player) == nameless(fresh), label)
    return player
  }

  /// Without the first nickname, which every machine has of its own while no line tells of one.
  private func nameless(_ player: Player) -> Player {
    var player = player
    if player.profile.nickname.hasPrefix("Sparta") { player.profile.nickname = "Sparta000" }
    return player
  }
}

/// Counts from 0.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

@Test func `machines agree in whatever order their lines come in`() throws {
  for seed in 0..<10 {
    let machines = Machines(seed: seed)
    for step in 0..<60 {
      try machines.advance()
      if step % 6 == 0 {
        _ = try machines.expectFullFold(step / 6 % 3, "seed \(seed) step \(step)")
      }
    }
    for _ in 0..<2 {
      for (source, target) in [(0, 1), (1, 2), (2, 0)] {
        try machines.carry(from: source, to: target, isWhole: true)
      }
    }
    let players = try (0..<3).map { try machines.expectFullFold($0, "seed \(seed) machine \($0)") }
    #expect(players[0] == players[1] && players[0] == players[2], "seed \(seed)")
  }
}
