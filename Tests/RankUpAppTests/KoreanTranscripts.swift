import Arguments
import Foundation
import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
]

private func koreanWorld(shipping banks: TestWorld.ShippedBanks = .none) throws -> TestWorld {
  let world = TestWorld(shipping: banks)
  world.variables["LANG"] = "ko_KR.UTF-8"
  try world.addBank(koreanBank, named: "hanguk")
  return world
}

@Test(arguments: surfaces)
func `Korean pages of a player`(_ name: String, _ surface: Surface) throws {
  let world = try koreanWorld()
  var session = RecordedSession(in: world, on: surface)
  for (level, exp) in [(0, 0), (2, 123_456), (4, 499_999), (4, 500_000)] {
    try world.writeCard("레오니다스", level: level, exp: exp, lifetime: 1_234_567)
    session.run("rankup rank")
  }
  session.run("rankup ranks")
  session.run("rankup settings")
  session.run("rankup settings day-starts-at 4")
  session.run("rankup settings day-starts-at 4")
  session.run("rankup settings theme darc")
  session.run("rankup nickname '별하'")
  session.run("rankup nickname '별하'")
  session.run("rankup nickname ''")
  session.run("rankup avatar owl")
  session.run("rankup avatar owl")
  session.run("rankup avatar owll")
  session.expect("korean-player-" + name)
}

@Test(arguments: surfaces)
func `a whole daily in Korean`(_ name: String, _ surface: Surface) throws {
  let world = try koreanWorld()
  try world.writeCard("별하", level: 0, exp: 99_000, lifetime: 99_000)
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup daily", typing: ["?", "hmm", "q"])
  session.run(
    "rankup daily", typing: ["h", "h", "h", "f", "f", "i", "", "B", ":x", "사", "28", "세종대와"])
  session.run("rankup daily", typing: ["s", "A,D", "거짓", ""])
  session.run("rankup daily")
  session.run("rankup")
  session.run("rankup practice --count 3 --seed 7", typing: ["A", "q"])
  session.run("rankup daily --date 2026-11-29", typing: ["q"])
  session.expect("korean-daily-" + name)
}

@Test(arguments: surfaces)
func `Korean pages of banks`(_ name: String, _ surface: Surface) throws {
  let world = try koreanWorld(shipping: .checkout)
  try world.write(faultyBank, to: "~/faulty.json")
  for (name, bytes) in brokenBanks {
    try world.write("", to: "~/broken/\(name).json")
    try Data(bytes).write(to: URL(filePath: world.path("~/broken/\(name).json")))
  }
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup banks")
  session.run("rankup bank hanguk")
  session.run("rankup bank hangul")
  session.run("rankup check /home/sam/faulty.json")
  session.run("rankup check /home/sam/broken")
  session.run("rankup check /home/sam/nosuch.json")
  session.expect("korean-banks-" + name)
}

@Test(arguments: surfaces)
func `reset and restore in Korean`(_ name: String, _ surface: Surface) throws {
  let world = try koreanWorld()
  try world.writeCard("별하", level: 1, exp: 50_000, lifetime: 150_000)
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup restore")
  session.run("rankup reset --no-input")
  session.run("rankup reset", typing: ["아니요"])
  session.run("rankup reset", typing: ["별하"])
  session.run("rankup restore", typing: ["아니요"])
  session.run("rankup restore", typing: ["네"])
  session.run("rankup restore nosuch --yes")
  world.clock.advance(milliseconds: 90_000)
  session.run("rankup reset --all --yes")
  session.run("rankup backups")
  session.expect("korean-reset-" + name)
}

@Test(arguments: surfaces.filter { $0.0 != "plain" })
func `Korean help pages`(_ name: String, _ surface: Surface) {
  let world = TestWorld()
  world.variables["LANG"] = "ko_KR.UTF-8"
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup help")
  for page in RankUp.program.commandNames + RankUp.program.topics.map(\.name) {
    session.run("rankup help \(page)")
  }
  for line in [
    "xyzzy", "help ranc", "daily --bnak t", "daily --seed 7", "--yes", "nickname a b",
    "daily --bank", "--plain=yes", "--color purple", "ranks --count=3 -x", "bank", "reset --json",
    "settings xyzzy", "daily --date 2027-01-01", "practice --topic 바다",
    "practice --difficulty hard --topic Arts",
  ] {
    session.run("rankup \(line)")
  }
  session.expect("korean-help-" + name)
}

@Test func `trouble in Korean`() throws {
  let world = try koreanWorld()
  var session = RecordedSession(in: world)
  session.run("rankup nickname 별하")
  session.note("The card is overwritten with other words.")
  try world.write("no property list", to: "~/.config/rankup/preferences.plist")
  session.run("rankup nickname")
  session.note("The card is removed.")
  try world.remove("~/.config/rankup/preferences.plist")
  session.run("rankup nickname")
  session.note("The card is edited: a real number, a text, a level that there is not.")
  try world.writeCard(
    """
    <key>nickname</key><string>a&#10;b</string><key>exp</key><real>5.5</real>
    <key>level</key><integer>9</integer><key>settings</key><dict>
    <key>theme</key><string>boo</string></dict>
    """)
  session.run("rankup settings theme")
  session.note("The card is of a newer version.")
  try world.writeCard(
    "<key>nickname</key><string>별하</string><key>formatVersion</key><integer>9</integer>")
  session.run("rankup nickname")
  session.note("Nothing can be written.")
  world.makeReadOnly()
  session.run("rankup daily", typing: ["q"])
  session.run("rankup nickname 다솜")
  session.expect("korean-trouble")
}

@Test(arguments: [80, 40])
func `Korean screens`(_ width: Int) throws {
  let world = try koreanWorld()
  try world.writeCard(
    """
    <key>nickname</key><string>별하</string><key>exp</key><integer>99000</integer>
    <key>level</key><integer>0</integer><key>settings</key><dict>
    <key>motion</key><string>off</string><key>splash</key><string>off</string></dict>
    """)
  let surface = Surface(width: width, isTerminal: true, movesCursor: true)
  // The home and its tabs, with what can be typed and chosen in them.
  let home: [Key] =
    [.right, .right, .character("ㅜ"), .escape, .character("v"), .escape, .right]
    + Array(repeating: .down, count: 9) + [.enter, .escape]
    + "?x1".map(Key.character)
  // A daily: a number, a level-up, the keys, choices, hints, a text that is nearly right.
  let daily: [Key] =
    [.enter] + "28".map(Key.character) + [.enter] + "xx?xfBxaㅊ".map(Key.character) + [.enter]
    + "xㅗhBx세종대와".map(Key.character) + [.enter] + "ixx".map(Key.character)
  let visit = world.run(
    "rankup", steps: (home + daily + [.character("q")]).map(ScriptedScreen.Step.key), on: surface)
  #expect(visit.exit == .done)
  Transcript("korean-screens-\(width)").expect(visit.screen.pictures)
}
