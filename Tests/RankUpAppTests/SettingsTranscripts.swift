import Foundation
import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)),
]

@Test(arguments: surfaces)
func `settings`(_ name: String, _ surface: Surface) throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...2), named: "t")
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup settings")
  session.run("rankup settings day-starts-at")
  session.run("rankup settings day-starts-at 4")
  session.run("rankup settings day-starts-at 4")
  session.run("rankup settings daily-banks t,starter")
  session.run("rankup settings theme DARK")
  session.run("rankup settings")
  session.run("rankup settings day-starts-at default")
  session.run("rankup settings theme default")
  session.run("rankup settings confirm default")
  session.run("rankup settings day-starts-at")
  session.expect("settings-" + name)
}

@Test func `settings that are refused`() throws {
  let world = TestWorld()
  var session = RecordedSession(in: world)
  for line in [
    "day-start", "xyzzy", "''", "day-starts-at 24", "day-starts-at -1", "day-starts-at four",
    "day-starts-at 100000000000000000000", "language english", "language kr", "theme darc",
    "theme ''", "confirm yes", "daily-banks ,", "daily-banks startre", "daily-banks starter,nosuch",
    "daily-banks starter nosuch", "daily-banks 'General knowledge'",
  ] {
    session.run("rankup settings \(line)")
  }
  session.run("rankup settings --json")
  session.expect("settings-refused")
}

@Test func `settings of a hand-edited card`() throws {
  let world = TestWorld()
  try world.writeCard(
    """
    <key>nickname</key><string>Leonidas</string><key>settings</key><dict>
    <key>day-starts-at</key><integer>25</integer><key>confirm</key><true/>
    <key>theme</key><string>a&#x202E;b</string><key>daily-banks</key><string>gone</string>
    <key>other</key><string>kept</string></dict>
    """)
  var session = RecordedSession(in: world)
  session.run("rankup settings")
  session.run("rankup settings theme")
  session.run("rankup settings theme auto")
  session.run("rankup settings theme")
  session.run("rankup banks")
  session.expect("settings-edited")
}

@Test func `what a setting changes`() throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...2), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup settings daily-banks t")
  session.run("rankup daily", typing: ["q"])
  session.run("rankup settings daily-banks default")
  session.note("It is three in the morning.")
  world.clock.advance(milliseconds: 7 * 3_600_000)
  session.run("rankup settings day-starts-at 4")
  session.run("rankup daily", typing: ["q"])
  session.run("rankup settings day-starts-at default --json")
  session.run("rankup settings language --json")
  session.expect("settings-effects")
}

@Test func `a setting that has the value already writes no line`() throws {
  let world = TestWorld()
  for line in ["theme auto", "day-starts-at 0", "daily-banks default", "confirm off"] {
    #expect(world.run("rankup settings \(line)").exit == .done)
  }
  #expect(world.run("rankup settings theme dark").exit == .done)
  #expect(world.run("rankup settings theme dark").exit == .done)
  #expect(try world.journal().components(separatedBy: #""kind":"set""#).count == 2)
}

/// A session of one page in colour, for a theme that is set before.
private func card(_ theme: String, _ line: String, _ variables: [String: String] = [:]) -> String {
  let world = TestWorld()
  _ = world.run("rankup settings theme \(theme)")
  world.variables.merge(variables) { $1 }
  return world.run(line, on: Surface(colors: .trueColor, isTerminal: true)).console
    .coloredTranscript
}

@Test func `a theme decides the colours`() {
  let pages = ["auto", "dark", "light", "mono"].map { card($0, "rankup ranks") }
  #expect(pages[3] == card("auto", "rankup ranks --color never"))
  #expect(!pages[3].contains("␛"))
  #expect(pages[1] != pages[2])
  #expect(pages[0] == card("auto", "rankup ranks", ["COLORFGBG": "0;15"]))
  #expect(card("mono", "rankup nosuch").hasPrefix("rankup: There is no command"))
  #expect(card("mono", "rankup help") == card("auto", "rankup help --color never"))
}

@Test func `a colour that is asked for beats the theme`() {
  #expect(card("mono", "rankup ranks --color always") == card("auto", "rankup ranks"))
  #expect(card("dark", "rankup ranks --color never") == card("mono", "rankup ranks"))
}
