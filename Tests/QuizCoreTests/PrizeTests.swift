import QuizCore
import Testing

@Suite struct PrizeTests {
  @Test(arguments: [
    (Rate.easy, 0, 1, 1010), (.medium, 0, 1, 1515), (.hard, 0, 1, 2020),
    (.medium, 0, 0, 1500), (.medium, 1, 1, 1666), (.medium, 2, 1, 1818), (.medium, 3, 1, 1969),
    (.medium, 4, 1, 2121), (.medium, 5, 1, 2272), (.medium, 6, 1, 2272), (.medium, 9, 1, 2272),
    (.easy, 0, 29, 1290), (.easy, 0, 30, 1300), (.easy, 0, 31, 1300), (.hard, 5, 365, 3900),
    (.medium, -1, -1, 1500), (.hard, .max, .max, 3900), (.hard, .min, .min, 2000),
  ])
  func `a right answer pays base, combo and streak`(
    rate: Rate, combo: Int, streak: Int, xp: Int
  ) {
    let prize = Prize(
      mode: .daily, rate, share: .full, combo: combo, streak: streak, isHinted: false)
    #expect(prize.xp == xp)
  }

  @Test(arguments: [
    (1_000_000, false, 2121), (1_000_000, true, 1060), (500_000, false, 1060),
    (500_000, true, 530), (666_667, false, 1414), (333_333, false, 706), (1, false, 0),
    (0, false, 0), (0, true, 0),
  ])
  func `a share and a hint cut the prize with one division`(
    millionths: Int, isHinted: Bool, xp: Int
  ) {
    let prize = Prize(
      mode: .daily, .medium, share: Share(millionths: millionths), combo: 4, streak: 1,
      isHinted: isHinted)
    #expect(prize.xp == xp)
  }

  @Test(arguments: [
    (Mode.practice, Rate.easy, 1_000_000, false, 100),
    (.practice, .medium, 1_000_000, false, 150), (.practice, .hard, 1_000_000, true, 100),
    (.practice, .medium, 500_000, false, 75), (.practice, .medium, 500_000, true, 37),
    (.review, .easy, 1_000_000, false, 250), (.review, .medium, 1_000_000, false, 375),
    (.review, .medium, 1_000_000, true, 187), (.review, .hard, 666_667, false, 333),
    (.replay, .hard, 1_000_000, false, 0),
  ])
  func `training pays a part of the base`(
    mode: Mode, rate: Rate, millionths: Int, isHinted: Bool, xp: Int
  ) {
    let prize = Prize(
      mode: mode, rate, share: Share(millionths: millionths), combo: 5, streak: 9,
      isHinted: isHinted)
    #expect(prize.xp == xp)
    #expect(prize.modeBase == rate.difficulty.baseXP * mode.percent / 100)
    #expect(prize.comboPercent == 0)
    #expect(prize.streakPercent == 0)
  }

  @Test(arguments: [
    (0, 1, 0), (4, 1, 0), (5, 0, 5000), (5, 1, 5050), (10, 1, 5050), (10, 30, 6500),
    (10, 31, 6500), (10, -4, 5000),
  ])
  func `a perfect daily of five or more pays a bonus`(questions: Int, streak: Int, xp: Int) {
    #expect(Prize.perfectDaily(questions: questions, streak: streak) == xp)
  }

  @Test(arguments: [
    (Mode.daily, Rate.easy, 1_000_000, 0, 0, false, 250),
    (.daily, .medium, 1_000_000, 0, 1, false, 378), (.daily, .hard, 1_000_000, 0, 0, false, 500),
    (.daily, .medium, 500_000, 0, 0, false, 187), (.daily, .medium, 0, 5, 30, false, 0),
    (.daily, .medium, 1_000_000, 4, 1, true, 265), (.daily, .hard, 1_000_000, 9, 99, false, 975),
    (.practice, .medium, 1_000_000, 5, 9, false, 37), (.review, .easy, 500_000, 0, 0, true, 15),
    (.replay, .hard, 1_000_000, 0, 0, false, 0),
  ])
  func `a card that the player judges pays a quarter, with the one division`(
    mode: Mode, rate: Rate, millionths: Int, combo: Int, streak: Int, isHinted: Bool, xp: Int
  ) {
    let card = Question(
      id: "c", prompt: "?", kind: .flashcard(back: "!"), difficulty: rate.difficulty)
    #expect(card.rate == Rate(rate.difficulty, isSelfJudged: true))
    let prize = Prize(
      mode: mode, card.rate, share: Share(millionths: millionths), combo: combo, streak: streak,
      isHinted: isHinted)
    #expect(prize.xp == xp)
  }

  @Test func `a question without a difficulty pays as medium`() {
    let question = Question(id: "q", prompt: "?", kind: .trueFalse(answer: true))
    #expect(question.effectiveDifficulty == .medium)
    #expect(question.rate == .medium)
    #expect(Difficulty.allCases.map(\.baseXP) == [1000, 1500, 2000])
  }
}
