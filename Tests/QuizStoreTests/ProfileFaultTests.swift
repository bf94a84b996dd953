import Foundation
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

/// Homes into which the same document is imported.
private struct Scenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let prepare: @Sendable (borrowing TestHome) throws -> Void
}

private let scenarios = [
  Scenario(testDescription: "an empty home", prepare: { _ in }),
  Scenario(
    testDescription: "a player of another name",
    prepare: { home in
      _ = try home.store(at: 100, seed: 7).record { _ in
        [.renamed("Bob"), practised(3, session: "b", on: today.adding(days: -1), xp: 700)]
      }
      // What is here of one journal went another way, and of another it is the beginning.
      home.write("{}\n", to: home.places().journal(of: "c"))
      home.write("", to: home.places().journal(of: "d"))
    }),
  Scenario(
    testDescription: "a new player",
    prepare: { _ = try $0.store(at: 100, seed: 7).record { _ in [] } }),
]

/// A profile of three journals, whose card says more than they do.
private func sample() throws -> ProfileDocument {
  let home = TestHome()
  _ = try playAnn(home, xp: 5000)
  for (name, xp) in [("c", 300), ("d", 40)] {
    let other = TestHome()
    _ = try other.store(seed: UInt64(xp)).record { _ in [practised(xp, session: name, xp: xp)] }
    let device = try device(other.places())
    home.write(
      try other.read(other.places().journal(of: device)), to: home.places().journal(of: name))
  }
  let card = home.places().card
  _ = try home.store(at: 10).record { _ in [.flagged(question(1))] }
  home.write(
    try home.read(card).replacing("<integer>7440</integer>", with: "<integer>70440</integer>"),
    to: card)
  return try document(try export(home.store(at: 1000)))
}

private func state(_ home: borrowing TestHome) throws -> Player {
  var player = try home.store(at: 5000, seed: 8).open().player
  if player.profile.nickname.hasPrefix("Sparta") { player.profile.nickname = "Sparta000" }
  return player
}

@Test(arguments: scenarios)
private func `an import that was killed anywhere is finished by the next one`(_ scenario: Scenario)
  throws
{
  let document = try sample()
  let prepared = TestHome()
  try scenario.prepare(prepared)
  let calm = try TestHome(copying: prepared)
  let old = try state(calm)
  let log = CallLog()
  _ = try calm.store(at: 2000, seed: 2, calls: .unsynced.failing(log) { _, _ in nil })
    .importProfile(document)
  let new = try state(calm)
  #expect(new.profile.standing.lifetimeXP == (old.profile.nickname == "Bob" ? 8140 : 70_440))
  let journals = try calm.journals()
  // To die before a call that changes nothing is to die before the next one that does.
  let changing: Set<SystemCall> = [.write, .rename, .unlink, .mkdir, .ftruncate, .fchmod]
  for number in log.calls.indices where changing.contains(log.calls[number]) {
    for fault in [Fault.kill, .killAfter] where fault == .kill || log.calls[number] == .write {
      let home = try TestHome(copying: prepared)
      let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in
        index == number ? fault : nil
      }
      _ = try? home.store(at: 2000, seed: 2, calls: calls).importProfile(document)
      let label: Comment = "\(fault) at \(number) \(log.calls[number])"
      let left = try state(home).profile.standing.lifetimeXP
      #expect(left >= old.profile.standing.lifetimeXP, label)
      _ = try home.store(at: 6000, seed: 3).importProfile(document)
      #expect(try state(home) == new, label)
      #expect(try home.store("fresh").open().player.profile.standing == new.profile.standing, label)
      #expect(try home.journals().count == journals.count, label)
      #expect(try home.store(at: 7000, seed: 4).importProfile(document).isNothing, label)
    }
  }
}

@Test(arguments: scenarios)
private func `an import that fails leaves the journals as they were`(_ scenario: Scenario) throws {
  let document = try sample()
  let prepared = TestHome()
  try scenario.prepare(prepared)
  let calm = try TestHome(copying: prepared)
  let log = CallLog()
  _ = try calm.store(at: 2000, seed: 2, calls: .unsynced.failing(log) { _, _ in nil })
    .importProfile(document)
  let new = try state(calm)
  for number in log.calls.indices {
    let home = try TestHome(copying: prepared)
    let old = try home.journals()
    let calls = SystemCalls.unsynced.failing(CallLog()) { index, _ in
      index == number ? .error(ENOSPC) : nil
    }
    let label: Comment = "ENOSPC at \(number) \(log.calls[number])"
    do {
      _ = try home.store(at: 2000, seed: 2, calls: calls).importProfile(document)
      #expect(try state(home) == new, label)
    } catch {
      #expect(error is StoreError, label)
      // A journal of this machine may have been made for the line that failed.
      #expect(try home.journals().filter { !$0.value.isEmpty || old[$0.key] != nil } == old, label)
    }
  }
}
