import Foundation
import Host
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)), ("pipe", Surface()),
]

/// A player who has practised, and has files that nobody else can read.
private func played() -> TestWorld {
  let world = TestWorld(utcOffsetSeconds: 32_400, shipping: .none)
  _ = world.run("rankup nickname Leonidas")
  _ = world.run("rankup practice --seed 1 --count 2", typing: ["A", "B"])
  return world
}

extension TestWorld {
  /// Puts words in the place of a file, for nobody else to read.
  func damage(_ path: String, _ text: String = "junk") throws {
    try write(text, to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: self.path(path))
  }

  /// The names in a folder, sorted.
  fileprivate func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}

@Test func `a home with nothing wrong`() {
  var session = RecordedSession(in: TestWorld(shipping: .none))
  session.run("rankup doctor")
  session.note("After a practice.")
  let world = played()
  session.add("rankup doctor", of: world.run("rankup doctor"))
  session.add("rankup doctor --repair", tail: 4, of: world.run("rankup doctor --repair"))
  session.add("rankup doctor --json", of: world.run("rankup doctor --json"))
  session.expect("doctor")
}

@Test(arguments: surfaces)
func `a home with much that is wrong`(_ name: String, _ surface: Surface) throws {
  let world = played()
  let journals = "~/.local/share/rankup/journal"
  let journal = try #require(try world.names(in: journals).first)
  let lines = try world.journal()
  try world.damage(journals + "/" + journal, lines + "junk\n{\"v\":1,")
  try world.damage("~/.config/rankup/preferences.plist")
  try world.damage("~/.local/share/rankup/backups/20261130T101400Z-reset.json", "{}")
  try world.damage("~/.cache/rankup/diary.json")
  try world.damage("~/.local/share/rankup/backups/.x.json.0123456789abcdef.tmp")
  try world.addBank("{\n  \"format\": \"quizbank\",,\n}", named: "broken")
  for folder in ["~/.local/share/rankup", "~/.cache/rankup"] {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: world.path(folder))
  }
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup doctor")
  if surface.isTerminal {
    session.run("rankup doctor --repair", typing: ["no"])
    session.run("rankup doctor --repair", typing: ["yes"])
  } else {
    session.run("rankup doctor --repair", input: .pipe)
    session.run("rankup doctor --repair --json", input: .pipe)
    session.run("rankup doctor --repair --yes --json", input: .pipe)
  }
  session.expect("doctor-" + name)
  #expect(
    try world.names(in: "~/.local/share/rankup/backups") == [
      "20261130T101400Z-reset.json.damaged", "20261130T111400Z-daily.json",
      "20261130T111400Z-repair.json",
    ])
}

@Test func `variables that have no effect, and a clock that was set back`() throws {
  let world = played()
  world.variables["XDG_CONFIG_HOME"] = ""
  world.variables["XDG_DATA_HOME"] = "data"
  world.variables["XDG_STATE_HOME"] = "/home/sam/.local/state"
  world.clock.advance(milliseconds: -4 * 86_400_000)
  var session = RecordedSession(in: world)
  session.run("rankup doctor")
  session.expect("doctor-variables")
}

@Test func `without a home the doctor says so`() {
  let world = TestWorld()
  world.variables = ["XDG_CONFIG_HOME": "relative"]
  world.calls.open = { _, _, _ throws(ErrorNumber) in throw ErrorNumber(2) }
  var session = RecordedSession(in: world)
  session.run("rankup doctor")
  session.run("rankup doctor --repair --yes --json")
  session.expect("doctor-homeless")
}

@Test func `the doctor of a home that can only be read`() throws {
  let world = played()
  try world.damage("~/.config/rankup/preferences.plist")
  world.makeReadOnly()
  var session = RecordedSession(in: world)
  session.run("rankup doctor")
  session.run("rankup doctor --repair --yes")
  session.expect("doctor-read-only")
}

@Test func `damaged backups are told beside the others`() throws {
  let world = played()
  try world.damage("~/.local/share/rankup/backups/20261130T101400Z-reset.json", "{}")
  var session = RecordedSession(in: world)
  session.run("rankup backups")
  session.run("rankup backups --json")
  session.expect("backups-damaged")
}
