import Foundation
import Host
import QuizCore
import Testing

@testable import QuizStore

private let forms = ["conflict \u{E9}", "conflict e\u{301}"]

@Test func `names are told apart and ordered by their bytes`() {
  let names = forms.map { DeviceName($0) }
  #expect(names[0] != names[1] && names[1] < names[0] && !(names[0] < names[1]))
  #expect(Set(names).count == 2)
  #expect(
    [DeviceName("b"), DeviceName("B"), DeviceName("a")].sorted().map(\.text) == ["B", "a", "b"])
}

@Test(arguments: [
  ("9f2c41d0", "9f2c41d0"), ("a b (2)", "a b (2)"), ("100%", "100%25"), ("é", "%c3%a9"),
  ("e\u{301}", "e%cc%81"), ("%41", "%2541"),
])
func `a name is escaped to ASCII and read back`(name: String, escaped: String) {
  #expect(DeviceName(name).escaped == escaped)
  #expect(DeviceName(escaped: escaped) == DeviceName(name))
}

@Test(arguments: ["%", "%4", "%zz", "%+1", "%é"])
func `what escapes nothing stands for itself`(text: String) {
  #expect(DeviceName(escaped: text).text == text)
}

/// Two journals that differ only in the form of their names, each with a practice of its own.
private func conflict(_ home: borrowing TestHome) throws {
  for (number, form) in forms.enumerated() {
    let other = TestHome()
    _ = try other.store(at: Int64(number - 9000), seed: UInt64(number + 9)).record { _ in
      [practised(0, session: "o\(number)", xp: 70 + number)]
    }
    let journal = other.places().journal(of: try device(other.places()))
    home.write(try other.read(journal), to: home.places().journal(of: form))
  }
}

@Test func `two journals whose names differ only in the form of an accent both count`() throws {
  let home = TestHome()
  try conflict(home)
  #expect(try home.store().open().player.profile.standing.lifetimeXP == 141)
  let recorded = try home.store(at: 1).record { _ in
    [.drawn(.daily(today), [question(0)]), answered(0, xp: 1000)]
  }
  #expect(recorded.player.profile.standing.lifetimeXP == 1141)
  let opened = OpenedStore(player: recorded.player, notices: [], isNew: false)
  #expect(try home.store(at: 2).open() == opened)
  #expect(try home.store("fresh", at: 2).open().player == recorded.player)
  let reports = try home.store(at: 3).journalReports()
  #expect(
    reports.count == 3 && Set(reports.map(\.device)).isSuperset(of: forms.map { DeviceName($0) }))
}

@Test func `a reset of everything keeps both of two such journals`() throws {
  let home = TestHome()
  try conflict(home)
  let journals = try forms.map { try home.read(home.places().journal(of: $0)) }
  _ = try home.store(at: 1, seed: 2).reset(all: true)
  #expect(home.names(in: home.places().journalFolder).count == 1)
  let restored = try home.store(at: 2, seed: 3).restore().1
  #expect(restored.profile.standing.lifetimeXP == 141)
  #expect(try forms.map { try home.read(home.places().journal(of: $0)) } == journals)
  #expect(try home.store("fresh", at: 4).open().player == restored)
}
