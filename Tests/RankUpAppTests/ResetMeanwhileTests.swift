import RankUpApp
import Terminal
import TestSupport
import Testing

@Test func `a daily that is open while everything is reset elsewhere is drawn again, and finished`()
  throws
{
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...2), named: "t")
  var prompts = 0
  let visit = world.run("rankup daily --bank t") { _ in
    prompts += 1
    if prompts == 1 {
      let reset = world.run("rankup reset --all --yes")
      #expect(reset.exit == .done)
    }
    return prompts > 5 ? .endOfInput : .line("A")
  }
  #expect(visit.exit == .done && prompts == 2)
  let card = world.run("rankup rank --json").transcript
  for line in [#""answered": 2"#, #""asked": 2"#, #""right": 2"#, #""status": "done""#] {
    #expect(card.contains(line), "\(line)")
  }
  #expect(world.run("rankup daily --bank t").exit == .done)
}
