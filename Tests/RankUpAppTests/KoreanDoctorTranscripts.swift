import Foundation
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
]

private func koreanWorld() throws -> TestWorld {
  let world = TestWorld(utcOffsetSeconds: 32_400, shipping: .none)
  world.variables["LANG"] = "ko_KR.UTF-8"
  try world.addBank(koreanBank, named: "hanguk")
  return world
}

@Test(arguments: surfaces)
func `the doctor in Korean`(_ name: String, _ surface: Surface) throws {
  let world = try koreanWorld()
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup doctor")
  _ = world.run("rankup nickname 별하")
  _ = world.run("rankup practice --seed 1 --count 1", typing: [":s"])
  session.note("After a practice, with much that is wrong.")
  let data = "~/.local/share/rankup"
  let files = FileManager.default
  let journal = try #require(
    try files.contentsOfDirectory(atPath: world.path(data + "/journal")).first)
  try world.damage("\(data)/journal/\(journal)", try world.journal() + "junk\n{\"v\":1,")
  try world.damage("~/.config/rankup/preferences.plist")
  try world.damage(data + "/backups/20261130T101400Z-reset.json", "{}")
  try world.damage("~/.cache/rankup/diary.json")
  try world.damage(data + "/backups/.x.json.0123456789abcdef.tmp")
  try world.addBank("{\n  \"format\": \"quizbank\",,\n}", named: "broken")
  try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: world.path(data))
  session.run("rankup backups")
  session.run("rankup doctor --repair", typing: ["아니요"])
  session.run("rankup doctor --repair", typing: ["네"])
  session.note("Variables that have no effect, and a clock that was set back.")
  world.variables["XDG_CONFIG_HOME"] = ""
  world.variables["XDG_CACHE_HOME"] = "cache"
  world.clock.advance(milliseconds: -4 * 86_400_000)
  session.run("rankup doctor")
  session.expect("korean-doctor-" + name)
}

@Test(arguments: surfaces)
func `a profile in Korean`(_ name: String, _ surface: Surface) throws {
  let world = try koreanWorld()
  var session = RecordedSession(in: world, on: surface)
  try world.addBank(statementBank("t", 1...4), named: "t")
  for line in ["nickname 별하", "settings theme dark"] { _ = world.run("rankup \(line)") }
  _ = world.run("rankup daily --bank t", typing: ["A", "A", "A", "A"])
  session.run("rankup profile export /home/sam/byeol.json --dry-run")
  session.run("rankup profile export /home/sam/byeol.json")
  session.run("rankup profile import /home/sam/byeol.json")
  try world.write("notes", to: "~/notes.txt")
  session.run("rankup profile export /home/sam/notes.txt", typing: ["아니요"])
  session.run("rankup profile export /home/sam/notes.txt", typing: ["네"])
  let profile = try String(contentsOfFile: world.path("~/byeol.json"), encoding: .utf8)
  let files = [
    ("empty", ""), ("other", "{}"),
    ("newer", profile.replacing("\"formatVersion\": 1", with: "\"formatVersion\": 2")),
    ("twice", profile.replacing("\"player\"", with: "\"state\"")),
    ("device", profile.replacing("\"journals\": {", with: "\"journals\": {\"../x\": [],")),
    ("lacking", profile.replacing("\"exportedAt\"", with: "\"at\"")),
  ]
  for (name, text) in files {
    try world.write(text, to: "~/\(name).json")
    session.run("rankup profile import /home/sam/\(name).json --yes")
  }
  session.run("rankup profile import - --yes", input: .pipe)
  session.run("rankup profile exprot x.json")

  // Made in the same way, it has the same name for its device: the journals go two ways.
  let other = try koreanWorld()
  other.clock.advance(milliseconds: 3_600_000)
  _ = other.run("rankup nickname 다솜")
  try other.addBank(statementBank("t", 1...4), named: "t")
  _ = other.run("rankup practice t --count 4", typing: ["A", "A", "A", "A"])
  try other.write(profile, to: "~/byeol.json")
  session.note("Another machine, of somebody else.")
  var second = RecordedSession(in: other, on: surface)
  second.run("rankup profile import /home/sam/byeol.json --dry-run")
  second.run("rankup profile import /home/sam/byeol.json", typing: ["네"])
  second.run("rankup profile import /home/sam/byeol.json", typing: ["다솜"])
  second.run("rankup backups")
  Transcript("korean-profile-" + name).expect(session.text + second.text)
}
