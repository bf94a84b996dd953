import Host
import RankUpApp
import TestSupport
import Testing

@Test(arguments: [false, true])
func `a daily is told from the journals where the clock stood later since`(
  isForgotten: Bool
) throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...5), named: "t")
  func set(_ day: Int) { world.clock.set(to: LocalTime(year: 2026, month: 12, day: day, hour: 20)) }
  for day in 1...20 {
    set(day)
    let answers = ["A", "A", "A", "A", day == 3 ? "B" : "A"]
    #expect(world.run("rankup daily --bank t", typing: answers).exit == .done)
  }
  if isForgotten {
    _ = world.run("rankup reset --all --yes")
    _ = world.run("rankup restore --yes")
  }
  set(3)
  #expect(world.run("rankup rank").transcript.contains("done, 4 of 5 right"))
  #expect(world.run("rankup daily").transcript.contains("4 of 5 right"))
  #expect(world.run("rankup share").transcript.contains("4/5"))
}
