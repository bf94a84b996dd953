import QuizCore
import Testing

@Suite struct HintTests {
  private let key = SittingKey.daily(today)

  @Test func `a hint is known after the sitting was left, until its question has a result`() {
    let drawn = newcomer.after(.drawn(key, references(3)))
    let hinted = drawn.after(.hinted(key, index: 1, hints: 2))
    #expect(hinted.diary.daily(on: today).hints == [1: 2])
    #expect(hinted.profile == drawn.profile)
    #expect(hinted.after(.hinted(key, index: 1, hints: 1)) == hinted)
    #expect(hinted.after(.hinted(key, index: 1, hints: 3)).diary.daily(on: today).hints == [1: 3])
    let answered = hinted.after(.answered(key, answer(1, hints: 2, xp: 757)))
    #expect(answered.diary.daily(on: today).hints == [:])
    #expect(answered.diary.daily(on: today).results[1]?.hints == 2)
    #expect(answered.after(.hinted(key, index: 1, hints: 5)) == answered)
  }

  @Test func `hints elsewhere mean nothing`() {
    let drawn = newcomer.after(.drawn(key, references(3)))
    for index in [Int.min, -1, 3, .max] {
      #expect(drawn.after(.hinted(key, index: index, hints: 1)) == drawn, "index \(index)")
    }
    for hints in [Int.min, -1, 0] {
      #expect(drawn.after(.hinted(key, index: 0, hints: hints)) == drawn, "hints \(hints)")
    }
    for mode in [Mode.practice, .review, .replay] {
      let key = SittingKey(mode: mode, date: today, session: "s")
      #expect(drawn.after(.hinted(key, index: 0, hints: 1)) == drawn, "\(mode)")
    }
    let done = newcomer.after(finishedDaily(today))
    #expect(done.after(.hinted(key, index: 0, hints: 1)) == done)
  }

  @Test func `hints alone finish nothing`() {
    let player = newcomer.after(.hinted(key, index: 0, hints: 1))
    #expect(player.diary.daily(on: today).status == .none)
    #expect(!player.diary.isFinished(today))
    #expect(player.after(.drawn(key, references(1))).diary.daily(on: today).hints == [0: 1])
  }

  @Test func `a restored backup keeps the open hints of both sides`() {
    let drawn = newcomer.after(.drawn(key, references(4)))
    let backup = drawn.after(
      .hinted(key, index: 0, hints: 1), .hinted(key, index: 1, hints: 3),
      .hinted(key, index: 2, hints: 1))
    let now = drawn.after(
      .hinted(key, index: 0, hints: 2), .hinted(key, index: 1, hints: 1), .answered(key, answer(2)),
      .hinted(key, index: 3, hints: 1))
    let restored = now.after(.restored(backup: "b", backup))
    #expect(restored.diary.daily(on: today).hints == [0: 2, 1: 3, 3: 1])
  }

  @Test func `a hint costs though the sitting was left and the answer says none`() {
    let record = DailyRecord(questions: references(2), hints: [0: 2])
    let sitting = Sitting(
      key: key, questions: record.questions, hints: record.hints, streak: 1)
    #expect([sitting.hintsTaken(at: 0), sitting.hintsTaken(at: 1)] == [2, 0])
    let prize = sitting.prize(.medium, share: .full, hints: 0)
    #expect(prize.isHinted && prize.xp == 757)
    let given = sitting.answer(
      0, references(1)[0], response: ["x"], prize: prize, hints: 0, milliseconds: 1)
    #expect(given.hints == 2)
    var next = sitting
    next.add(given)
    #expect(next.hintsTaken(at: 0) == 0)
    #expect(next.prize(.medium, share: .full, hints: 0).xp == 1666)
    next.add(hints: 1, at: 1)
    #expect(next.prize(.medium, share: .full, hints: 0).xp == 833)
  }
}
