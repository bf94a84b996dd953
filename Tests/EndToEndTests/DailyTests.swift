import Foundation
import TestSupport
import Testing

/// A whole daily, from the first question to the card.
struct DailyTests {
  @Test func `ten right answers pay to the point, and only once`() throws {
    let home = try ScratchHome.withAlphaBank()
    let played = try home.run(alphaDaily, input: .endless("alpha\n"))
    #expect(played.ending == .exit(0))
    #expect(played.errors == "")

    let rank = try home.rank()
    #expect(rank.nickname.wholeMatch(of: /Sparta\d{3}/) != nil)
    #expect(rank == .bronze(rank, xp: 25_499, done: 10))
    let paid = try home.answers().map(\.paid)
    #expect(paid == [1515, 1666, 1818, 1969, 2121, 2272, 2272, 2272, 2272, 2272 + 5050])

    let journal = try home.journal()
    let again = try home.run(alphaDaily, input: .endless("alpha\n"))
    #expect(again.ending == .exit(0))
    #expect(again.output.contains("25,499 XP"))
    #expect(try home.journal() == journal)
    #expect(try home.rank() == rank)
  }

  @Test(ReferencePlist.isNeeded)
  func `another reader finds nickname, rank, exp and level on the card`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .endless("alpha\n"))
    let nickname = try home.rank().nickname
    #expect(
      try ReferencePlist.values(["nickname", "rank", "exp", "level"], of: home.card)
        == ["\"\(nickname)\"", "\"Bronze\"", "25499", "0"])
  }

  @Test func `one point short of Silver, a right answer lifts once and is told once`() throws {
    let home = try ScratchHome.withAlphaBank()
    try home.writeCard(exp: 99_999, nickname: "Leonidas")
    #expect(try home.rank().xp == 99_999)
    let lines: [[String]] = [alphaDaily, ["rank"], ["daily"], ["rank"]]
    let texts = ["alpha\nq\n", "", "q\n", ""]
    let runs = try zip(lines, texts).map { try home.run($0, input: .text($1)) }
    #expect(runs.map(\.ending) == [.exit(3), .exit(0), .exit(3), .exit(0)])
    #expect(runs.map { $0.output.ranges(of: "Level up").count } == [1, 0, 0, 0])

    let rank = try home.rank()
    #expect(rank.nickname == "Leonidas")
    #expect(rank.rank == "Silver")
    #expect(rank.level == 1)
    #expect(rank.xp == 0)
    #expect(rank.threshold == 200_000)
  }

  @Test func `leaving and coming back shows the same question with the same choices`() throws {
    let home = try ScratchHome.withAlphaBank()
    let first = try home.run(alphaDaily, input: .text("alpha\nalpha\nq\n"))
    let second = try home.run(alphaDaily, input: .text("q\n"))
    #expect(first.ending == .exit(3))
    #expect(second.ending == .exit(3))
    let page = try #require(first.output.page(from: "Question 3 of 10"))
    #expect(second.output.page(from: "Question 3 of 10") == page)
    #expect(!second.output.contains("Question 2 of 10"))
  }
}

extension ScratchHome {
  /// Writes a card as somebody would by hand.
  func writeCard(exp: Int, nickname: String, level: Int = 0, rank: String = "Bronze") throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>nickname</key><string>\(nickname)</string>
        <key>rank</key><string>\(rank)</string>
        <key>exp</key><integer>\(exp)</integer>
        <key>level</key><integer>\(level)</integer>
      </dict>
      </plist>

      """, to: card)
  }
}

extension ShownRank {
  /// What a first finished daily makes of a new player, with nickname and date of `other`.
  static func bronze(_ other: ShownRank, xp: Int, done: Int) -> ShownRank {
    ShownRank(
      nickname: other.nickname, rank: "Bronze", level: 0, xp: xp, threshold: 100_000,
      lifetimeXP: xp, streak: Streak(current: 1, longest: 1, freezes: 0),
      daily: Daily(date: other.daily.date, status: "done", answered: done, asked: done, right: done)
    )
  }
}

extension String {
  /// The lines from the one that begins so to the next prompt, which ends where the answer begins.
  fileprivate func page(from start: String) -> String? {
    guard let begin = range(of: start), let end = self[begin.lowerBound...].range(of: promptEnd)
    else { return nil }
    return String(self[begin.lowerBound..<end.lowerBound])
  }
}
