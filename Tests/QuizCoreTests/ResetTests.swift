import QuizCore
import Testing

@Suite struct ResetTests {
  private let reset = Event.reset(all: false, backup: "b")
  private let resetAll = Event.reset(all: true, backup: "b")

  /// Ten finished dates up to today, a name, a setting and 150 XP of practice.
  private let veteran = newcomer.after(
    (-9...0).flatMap { finishedDaily(today.adding(days: $0)) } + [
      .renamed("Ada"), .set(key: "avatar", value: "owl"), .set(key: "theme", value: "dark"),
      .answered(SittingKey(mode: .practice, date: today, session: "s"), answer(0, xp: 150)),
    ])

  @Test func `a reset takes xp and streak and leaves the rest`() {
    let player = veteran.after(reset)
    #expect(veteran.diary.streak(asOf: today).current == 10)
    #expect(player.profile.standing == .start)
    #expect(player.diary.streak(asOf: today) == Streak(of: DaySet(), asOf: today))
    #expect(player.profile.nickname == "Ada")
    #expect(player.profile.avatar == "owl")
    #expect(player.profile.settings == ["theme": "dark"])
    #expect(player.diary.finished == veteran.diary.finished)
    #expect(player.diary.dailies == veteran.diary.dailies)
    #expect(player.diary.trainingXP(.practice, on: today) == 150)
    #expect(player.after(finishedDaily(today)) == player)
  }

  @Test func `a daily that runs over a reset counts for the new streak`() {
    let key = SittingKey.daily(today)
    let player = newcomer.after(
      .drawn(key, references(2)), .answered(key, answer(0, xp: 100)), reset,
      .answered(key, answer(0, xp: 100)), .answered(key, answer(1, xp: 70)))
    #expect(player.profile.standing.lifetimeXP == 70)
    #expect(player.diary.streak(asOf: today).current == 1)
  }

  @Test func `a reset of all forgets history and settings too`() {
    let player = veteran.after(resetAll)
    #expect(player.diary == Diary())
    #expect(player.profile == Profile(nickname: player.profile.nickname))
    #expect(player.after(finishedDaily(today)).profile.standing.xp == 1000)
  }

  @Test func `a restored backup undoes a reset, and is undone itself`() {
    for event in [reset, resetAll] {
      let empty = veteran.after(event)
      let restored = empty.after(.restored(backup: "b", veteran))
      #expect(restored == veteran)
      let again = restored.after(.restored(backup: "c", empty))
      #expect(again.profile == empty.profile)
      #expect(again.diary.streak(asOf: today).current == 0)
      #expect(again.after(finishedDaily(today)) == again)
    }
  }

  @Test func `what was finished since the backup goes on counting`() {
    let tomorrow = today.adding(days: 1)
    for events in [[], [reset], [resetAll]] {
      let later = veteran.after(events + finishedDaily(tomorrow))
      let restored = later.after(.restored(backup: "b", veteran))
      #expect(restored.profile == veteran.profile, "\(events)")
      #expect(restored.diary.streak(asOf: tomorrow).current == 11, "\(events)")
      #expect(restored.after(finishedDaily(tomorrow)) == restored, "\(events)")
    }
  }

  @Test func `what either side paid is not paid again`() {
    let key = SittingKey.daily(today)
    let half = newcomer.after(
      .drawn(key, references(4)), .answered(key, answer(0, xp: 9)), .answered(key, answer(1, xp: 9))
    )
    let practice = SittingKey(mode: .practice, date: today, session: "s")
    let backup = half.after(.answered(practice, answer(0, xp: 4900)))
    let restored = half.after(
      resetAll, .drawn(key, references(4)), .answered(key, answer(0, xp: 9)),
      .restored(backup: "b", backup))
    #expect(restored == backup)
    #expect(restored.after(.answered(key, answer(1, xp: 9))) == restored)
    #expect(restored.after(.answered(practice, answer(0, xp: 50))) == restored)
    let capped = restored.after(.answered(practice, answer(1, xp: 500)))
    #expect(capped.profile.standing.lifetimeXP == 9 + 9 + 5000)
  }

  @Test func `a daily that two sides answered to its end is finished once they come together`() {
    let key = SittingKey.daily(today)
    let drawn = newcomer.after(.drawn(key, references(2)))
    let backup = drawn.after(.answered(key, answer(0, xp: 9)))
    let restored = drawn.after(
      .answered(key, answer(1, xp: 9)), .restored(backup: "b", backup))
    #expect(restored.diary.isFinished(today))
    #expect(restored.diary.streak(asOf: today).current == 1)
  }

  @Test func `a restored rank is not announced as a promotion`() {
    let gold = Player(
      profile: Profile(
        nickname: "a", standing: Standing(rank: .gold, xp: 5, lifetimeXP: 300_005)))
    var player = newcomer
    #expect(player.add(entries([.restored(backup: "b", gold)])[0]) == [])
    #expect(player.profile == gold.profile)
  }
}
