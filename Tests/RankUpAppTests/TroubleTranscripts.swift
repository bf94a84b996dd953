import Host
import Terminal
import TestSupport
import Testing

@Test func `a home that can only be read`() throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...2), named: "t")
  try world.writeCard(level: 1, exp: 50_000, lifetime: 150_000)
  world.makeReadOnly()
  var session = RecordedSession(in: world)
  session.run("rankup")
  session.run("rankup daily --bank t", typing: ["A", "q"])
  session.run("rankup daily --bank t", typing: ["A", "A"])
  session.run("rankup practice t --seed 1", typing: ["q"])
  session.run("rankup nickname Xerxes")
  session.run("rankup reset --yes")
  session.expect("read-only")
}

@Test func `a new player whose home can only be read`() {
  let world = TestWorld()
  world.makeReadOnly()
  var session = RecordedSession(in: world)
  session.run("rankup")
  session.run("rankup nickname")
  session.expect("read-only-new")
}

@Test func `banks with faults`() throws {
  let world = TestWorld(shipping: .none)
  try world.addBank(
    #"""
    {"format": "quizbank", "formatVersion": 1, "id": "faulty", "title": "Faulty", "questions": [
      {"id": "f-1", "type": "true-false", "prompt": "Is it?", "answer": true},
      {"id": "f-2", "type": "multiple-choice", "prompt": "Which?", "choices": [{"text": "a"}]},
      {"id": "f-3", "type": "true-false", "prompt": "", "answer": true}]}
    """#, named: "faulty")
  try world.addBank("{\n  \"format\": \"quizbank\",,\n}", named: "broken")
  try world.addBank("[1, 2]", named: "other")
  try world.addBank(
    #"{"format": "quizbank", "formatVersion": 1, "id": "empty", "title": "E", "questions": []}"#,
    named: "empty")
  var session = RecordedSession(in: world)
  session.run("rankup daily --bank faulty", typing: ["q"])
  session.run("rankup practice faulty --seed 1", typing: ["A"])
  session.run("rankup practice empty")
  session.run("rankup daily --bank faulty", typing: ["A"])
  session.run("rankup daily --bank faulty")
  session.expect("faulty-banks")
}

@Test func `cards with faults`() throws {
  let world = TestWorld()
  var session = RecordedSession(in: world)
  session.run("rankup nickname Leonidas")
  session.note("The card is overwritten with other words.")
  try world.write("no property list", to: "~/.config/rankup/preferences.plist")
  session.run("rankup")
  session.run("rankup")
  session.note("The card is removed.")
  try world.remove("~/.config/rankup/preferences.plist")
  session.run("rankup")
  session.note("The card is edited: a real number, a text, a level that there is not.")
  try world.writeCard(
    """
    <key>nickname</key><string>a&#10;b</string><key>exp</key><real>5.5</real>
    <key>level</key><integer>9</integer><key>lifetimeExp</key><integer>-1</integer>
    """)
  session.run("rankup")
  session.run("rankup")
  session.note("The card is of a newer format.")
  try world.writeCard(
    """
    <key>nickname</key><string>Leonidas</string><key>exp</key><integer>99</integer>
    <key>level</key><integer>0</integer><key>formatVersion</key><integer>7</integer>
    """)
  session.run("rankup")
  session.run("rankup nickname Xerxes")
  session.expect("faulty-cards")
}

@Test func `no home at all`() {
  let world = TestWorld()
  world.variables = ["XDG_CONFIG_HOME": "relative"]
  world.calls.open = { _, _, _ throws(ErrorNumber) in throw ErrorNumber(2) }
  var session = RecordedSession(in: world)
  session.run("rankup rank")
  session.expect("no-home")
}
