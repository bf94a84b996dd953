import Foundation
import RankUpApp
import TestSupport
import Testing

/// A command line that writes, in a world prepared for it.
struct FaultSession: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let line: String
  /// How many questions it asks.
  var answers = 0
  /// Whether an interrupted one is not gone on with, but begun anew.
  var isPractice = false
  /// XP of a card that was edited by hand, of which no journal knows.
  var unwritten = 0
  let prepare: @Sendable (TestWorld) throws -> Void

  /// Every session that is broken.
  static let all = [
    FaultSession(
      testDescription: "daily with a level-up", line: "rankup daily --bank t", answers: 2,
      unwritten: 98_000
    ) { world in
      try world.writeCard(level: 0, exp: 98_000, lifetime: 98_000)
      _ = world.run("rankup nickname Ann")
    },
    FaultSession(
      testDescription: "first practice", line: "rankup practice t --count 1", answers: 1,
      isPractice: true
    ) { _ in },
    FaultSession(
      testDescription: "setting", line: "rankup settings day-starts-at 3", prepare: play),
    FaultSession(testDescription: "reset", line: "rankup reset --yes", prepare: play),
    FaultSession(testDescription: "reset --all", line: "rankup reset --all --yes", prepare: play),
    FaultSession(testDescription: "restore", line: "rankup restore 20261130T201400Z-reset --yes") {
      try play($0)
      _ = $0.run("rankup reset --yes")
    },
    FaultSession(testDescription: "damaged card", line: "rankup nickname Xerxes") { world in
      try play(world)
      try world.write("no property list", to: "~/.config/rankup/preferences.plist")
    },
    FaultSession(testDescription: "torn journal", line: "rankup nickname Xerxes") { world in
      try play(world)
      let folder = world.path("~/.local/share/rankup/journal")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let file = "~/.local/share/rankup/journal/" + name
        try world.write(
          String(contentsOfFile: world.path(file), encoding: .utf8) + #"{"v":1,"id":"#, to: file)
      }
    },
    FaultSession(testDescription: "linked card", line: "rankup nickname Xerxes") { world in
      try play(world)
      let card = world.path("~/.config/rankup/preferences.plist")
      try world.write(String(contentsOfFile: card, encoding: .utf8), to: "~/dotfiles/card.plist")
      try FileManager.default.removeItem(atPath: card)
      try FileManager.default.createSymbolicLink(
        atPath: card, withDestinationPath: "../../dotfiles/card.plist")
    },
  ]
}

@Sendable private func play(_ world: TestWorld) throws {
  _ = world.run("rankup nickname Ann")
  _ = world.run("rankup daily --bank t", typing: ["A", "q"])
}
