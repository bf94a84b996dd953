import RankUpApp
import Terminal
import TestSupport
import Testing

private func partsWorld(_ bank: String = partsBank, korean: Bool = false) throws -> TestWorld {
  let world = TestWorld()
  if korean { world.variables["LANG"] = "ko_KR.UTF-8" }
  try world.addBank(bank, named: "parts")
  return world
}

/// One question of the bank, by its topic.
private func practice(_ topic: String) -> String {
  "rankup practice parts --count 1 --seed 1 --topic \(topic)"
}

@Test(
  arguments: [
    ("parts-80", Surface(isTerminal: true)), ("parts-40", Surface(width: 40, isTerminal: true)),
    ("parts-plain", Surface(isTerminal: true, isPlain: true)),
    ("parts-ascii", Surface(width: 40, isTerminal: true, isUnicode: false)),
  ])
func `questions of several parts by lines`(_ name: String, _ surface: Surface) throws {
  var session = RecordedSession(in: try partsWorld(), on: surface)
  session.run(
    practice("Capitals"), typing: ["?", "h", "Rome", "", "1A", "1A 2B 2C", "1A 2B 3C"])
  session.run(practice("Capitals"), typing: ["s"])
  session.run(practice("Parity"), typing: ["ABA"])
  session.run(practice("Parity"), typing: ["BAA"])
  session.run(practice("Planets"), typing: ["?", "Mars", "ABC", "ABCA", "d c a b"])
  session.run(practice("Planets"), typing: ["s"])
  session.run(
    practice("Water"), typing: [":?", ":h", ":h", ":h", "", "gas", "hot", "90", "x", "shrinks"])
  session.run(practice("Water"), typing: ["hydrogen", "100", ":s"])
  session.run(practice("Water"), typing: ["Hydrogen", "100 °C", "expands"])
  session.run(practice("French"), typing: ["?", "3", "h", "", "4", "2"])
  session.run(practice("French"), typing: ["s"])
  session.run(practice("French"), typing: ["t", "q"])
  session.expect(name)
}

@Test(
  arguments: [
    ("korean-parts-80", Surface(isTerminal: true)),
    ("korean-parts-40", Surface(width: 40, isTerminal: true)),
  ])
func `questions of several parts by lines in Korean`(_ name: String, _ surface: Surface) throws {
  let world = try partsWorld(koreanPartsBank, korean: true)
  var session = RecordedSession(in: world, on: surface)
  session.run(practice("수도"), typing: ["?", "로마", "1A", "1A 2B 2C", "1A 2B 3C"])
  session.run(practice("행성"), typing: ["?", "화성", "ABC", "ABCA", "DCAB"])
  session.run(practice("물"), typing: [":h", "산소와", "백", "100", "늘어난다"])
  session.run(practice("영어"), typing: ["?", "3", "", "어려움"])
  session.run("rankup help xp")
  session.expect(name)
}

@Test func `questions of several parts from a pipe, left and taken again`() throws {
  let world = try partsWorld()
  var session = RecordedSession(in: world)
  session.run(
    "rankup daily --bank parts", typing: ["", "2", "BCA", "x", "1", "A"], input: .pipe)
  session.run("rankup daily", typing: ["zz", "zz", "zz"], input: .pipe)
  session.run("rankup daily", typing: ["x", "1"], ending: .interrupted(signal: 2))
  session.expect("parts-pipe")
}

@Test func `the journal keeps the texts of every part`() throws {
  let world = try partsWorld()
  for (topic, lines) in [
    ("Capitals", ["ABC"]), ("Planets", ["ABCD"]), ("Water", ["gas", "1,5", "A"]),
    ("French", ["t", "hard"]),
  ] {
    #expect(world.run(practice(topic), typing: lines).exit == .done, "\(topic)")
  }
  let responses = try world.journal().split(separator: "\n").compactMap { line in
    line.split(separator: "\"response\":").dropFirst().first?.split(separator: ",\"share\"").first
  }.map(String.init)
  #expect(
    responses == [
      #"["Canada\tRome","Italy\tOttawa","Japan\tTokyo"]"#,
      #"["Mars","Mercury","Earth","Venus"]"#, #"["gas","1,5","expands"]"#, #"["hard"]"#,
    ])
}

@Test func `a past daily asks questions of several parts again`() throws {
  let world = try partsWorld()
  var session = RecordedSession(in: world)
  session.run("rankup daily --date 2026-11-29 --bank parts", typing: ["s", "s", "s", "s", "s"])
  session.expect("parts-replay")
}

@Test(
  arguments: [
    ("parts-80x24", Surface.testScreen), ("parts-40x20", .testScreen(40, 20)),
    ("parts-40x12", .testScreen(40, 12)),
    ("parts-ascii", Surface(isTerminal: true, isUnicode: false, movesCursor: true)),
  ])
func `questions of several parts by keys`(_ name: String, _ surface: Surface) throws {
  var session = ScreenSession(in: try partsWorld(), on: surface)
  session.run(
    practice("Capitals"), .type("a<enter><down><right>b"), .type("?xh<enter> "), .type(" "))
  session.run(practice("Parity"), .type("<left><backspace>aab<enter> "), .type(" "))
  session.run(
    practice("Planets"), .type("<enter> <down><down> <enter>"), .type(" "), .type(" "))
  session.run(practice("Planets"), .type("?xdbca<enter> "), .type(" "))
  session.run(
    practice("Water"),
    .type("gas<enter>hot<enter><esc>90<tab>x<enter><backspace>a<back-tab>"),
    .type(":?<enter>x:h<enter><tab><enter> "), .type(" "))
  session.run(practice("French"), .type("2?x 2"), .type(" "), .type(" "))
  session.run(practice("French"), .type("s"), .type(" "), .type(" "))
  session.expect(name)
}

@Test(
  arguments: [
    ("korean-parts-80x24", Surface.testScreen), ("korean-parts-40x16", .testScreen(40, 16)),
  ])
func `questions of several parts by keys in Korean`(_ name: String, _ surface: Surface) throws {
  let world = try partsWorld(koreanPartsBank, korean: true)
  world.prepare("rankup settings confirm on")
  var session = ScreenSession(in: world, on: surface)
  session.run(practice("수도"), .type("ㅁㅠ?x<enter>ㅊ<enter>"), .type(" "), .type(" "))
  session.run(practice("행성"), .type("<enter>? <down> <enter>"), .type(" "), .type(" "))
  session.run(
    practice("물"), .type("수소와<enter>100<enter>?"), .type("<backspace>A<enter>"), .type(" "),
    .type(" "))
  session.run(practice("영어"), .type("ㅅ3<enter>"), .type(" "), .type(" "))
  session.expect(name)
}
