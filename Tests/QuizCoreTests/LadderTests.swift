import QuizCore
import Testing

@Suite struct LadderTests {
  @Test func `the ladder has five rungs`() {
    #expect(Rank.allCases.map(\.level) == [0, 1, 2, 3, 4])
    #expect(Rank.allCases.map(\.name) == ["Bronze", "Silver", "Gold", "Platinum", "Diamond"])
    #expect(Rank.allCases.map(\.threshold) == [100_000, 200_000, 300_000, 400_000, 500_000])
    #expect(Rank.allCases.map(\.next) == [.silver, .gold, .platinum, .diamond, nil])
  }

  @Test(arguments: [
    (Int.min, Rank.bronze), (-1, .bronze), (0, .bronze), (1, .silver), (4, .diamond),
    (5, .diamond), (.max, .diamond),
  ])
  func `a level that does not exist is clamped`(level: Int, rank: Rank) {
    #expect(Rank(clampingLevel: level) == rank)
  }

  @Test func `a rank is known by its name in any case`() {
    #expect(
      ["Gold", "gold", "GOLD", "Golden", ""].map(Rank.init(name:)) == [
        .gold, .gold, .gold, nil, nil,
      ])
  }

  @Test(arguments: Rank.allCases.dropLast())
  func `the exact threshold promotes and leaves nothing`(rank: Rank) throws {
    let next = try #require(rank.next)
    for (over, promotes) in [(-1, false), (0, true), (1, true)] {
      var standing = Standing(rank: rank, xp: rank.threshold - 100, lifetimeXP: 7)
      let reached = standing.add(award: 100 + over)
      #expect(reached == (promotes ? next : nil), "\(over) over the threshold")
      #expect(
        standing
          == Standing(
            rank: promotes ? next : rank, xp: promotes ? 0 : rank.threshold - 1,
            lifetimeXP: 107 + over), "\(over) over the threshold")
    }
  }

  @Test func `one award lifts by one level and drops what was over`() {
    var standing = Standing(rank: .bronze, xp: 99_999, lifetimeXP: 99_999)
    #expect(standing.add(award: 3900) == .silver)
    #expect(standing == Standing(rank: .silver, xp: 0, lifetimeXP: 103_899))
    #expect(standing.add(award: .max) == .gold)
    #expect(standing == Standing(rank: .gold, xp: 0, lifetimeXP: .max))
  }

  @Test func `the top stays full while lifetime xp grow`() {
    var standing = Standing(rank: .diamond, xp: 499_000, lifetimeXP: 1_500_000)
    #expect(standing.missingXP == nil)
    #expect(standing.add(award: 2000) == nil)
    #expect(standing.add(award: 1500) == nil)
    #expect(standing == Standing(rank: .diamond, xp: 500_000, lifetimeXP: 1_503_500))
    #expect(standing.isFull)
  }

  @Test(arguments: [
    (Rank.bronze, Int.min, 0), (.bronze, -1, 0), (.bronze, 100_000, 100_000),
    (.bronze, .max, 100_000), (.diamond, .max, 500_000), (.gold, 5, 5),
  ])
  func `a card edited by hand is read kindly`(rank: Rank, xp: Int, kept: Int) {
    let standing = Standing(rank: rank, xp: xp, lifetimeXP: -3)
    #expect(standing.xp == kept)
    #expect(standing.lifetimeXP == 0)
    #expect(standing.isFull == (kept == rank.threshold))
    #expect(standing.missingXP == (rank == .diamond ? nil : rank.threshold - kept))
  }

  @Test func `a full bar is settled by the next award`() {
    var standing = Standing(rank: .gold, xp: .max, lifetimeXP: .max)
    #expect(standing.add(award: 0) == nil)
    #expect(standing.add(award: -5) == nil)
    #expect(standing == Standing(rank: .gold, xp: 300_000, lifetimeXP: .max))
    #expect(standing.add(award: 1) == .platinum)
    #expect(standing == Standing(rank: .platinum, xp: 0, lifetimeXP: .max))
  }
}

@Test(arguments: [
  (Standing.start, 1_500_000), (Standing(rank: .silver, xp: 14_590, lifetimeXP: 0), 1_385_410),
  (Standing(rank: .diamond, xp: 500_000, lifetimeXP: 0), 0),
])
func `what is left to the top is this bar's rest and all bars above`(
  standing: Standing, missing: Int
) {
  #expect(standing.missingToTop == missing)
}
