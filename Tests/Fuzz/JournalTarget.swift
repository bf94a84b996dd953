import JSON
import QuizCore

@testable import QuizStore

/// A line that is understood is written so that it is understood as the same, and a state that was
/// put down between two lines goes on as if it had not been.
@Sendable func checkJournal(_ bytes: [UInt8]) {
  var entries: [Entry] = []
  for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
    guard case .entry(let entry) = JournalLine(Array(line)) else { continue }
    let written = entry.line
    expectEqual(written.filter { $0 == newline }.count, 1, "line ends")
    expectEqual(JournalLine(Array(written.dropLast())), .entry(entry), "read again")
    entries.append(entry)
  }
  checkFolding(entries, cuts: [entries.count / 2])
}

/// Folding all at once and folding with stops between give the same player.
@Sendable func checkFold(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let cuts = (0..<3).map { _ in source.number(below: 64) }
  var entries: [Entry] = []
  while !source.isEmpty, entries.count < 200 { entries.append(source.entry()) }
  for entry in entries {
    expectEqual(JournalLine(Array(entry.line.dropLast())), .entry(entry), "the line of an entry")
  }
  checkFolding(entries, cuts: cuts)
}

private func checkFolding(_ entries: [Entry], cuts: [Int]) {
  var whole = Player(profile: Profile(nickname: "Sparta042"))
  var lifetime = whole.profile.standing.lifetimeXP
  var pieces = whole
  for (index, entry) in entries.enumerated() {
    if cuts.contains(index) { pieces = putDown(pieces) }
    pieces.add(entry)
    whole.add(entry)
    let standing = whole.profile.standing
    expect(standing.xp >= 0 && standing.xp <= standing.rank.threshold, "XP \(standing)")
    switch entry.event {
    case .reset, .restored: break
    default: expect(standing.lifetimeXP >= lifetime, "lifetime XP fell at \(entry)")
    }
    lifetime = standing.lifetimeXP
  }
  expectEqual(pieces, whole, "folded with stops")
  expectEqual(putDown(whole), whole, "put down at the end")
}

/// The player as the cache and a backup keep it.
private func putDown(_ player: Player) -> Player {
  guard let root = (try? JSONDocument(player.jsonValue.compactBytes))?.root,
    let again = Player(root)
  else { fail("a player that was written is refused: \(player.profile)") }
  return again
}
