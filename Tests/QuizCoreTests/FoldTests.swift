import QuizCore
import Testing

@Suite struct FoldTests {
  @Test func `a fold that stops at a checkpoint ends as one that does not`() {
    for seed in 0..<150 {
      var numbers = SeededNumbers(seed)
      let entries = randomEntries(&numbers)
      let whole = entries.reduce(newcomer) { $0.adding($1) }
      let cut = numbers.number(in: 0...entries.count)
      let prefix = entries.prefix(cut).reduce(newcomer) { $0.adding($1) }
      let resumed = entries.dropFirst(cut).reduce(rebuilt(prefix)) { $0.adding($1) }
      #expect(resumed == whole, "seed \(seed), cut at \(cut)")
    }
  }

  @Test func `an answer written twice changes nothing the second time`() {
    for seed in 0..<150 {
      var numbers = SeededNumbers(seed)
      var player = newcomer
      for entry in randomEntries(&numbers) {
        player.add(entry)
        switch entry.event {
        case .answered, .corrected, .drawn, .hinted, .renamed, .set:
          #expect(player.adding(entry) == player, "seed \(seed), \(entry)")
        default: break
        }
      }
    }
  }

  @Test func `lifetime xp never fall but by a reset or a restore`() {
    for seed in 0..<150 {
      var numbers = SeededNumbers(seed)
      var player = newcomer
      for entry in randomEntries(&numbers) {
        let before = player
        player.add(entry)
        switch entry.event {
        case .reset, .restored: continue
        default: break
        }
        let (old, new) = (before.profile.standing, player.profile.standing)
        #expect(new.lifetimeXP >= old.lifetimeXP, "seed \(seed)")
        #expect(new.rank.level >= old.rank.level, "seed \(seed)")
        #expect((0...new.rank.threshold).contains(new.xp), "seed \(seed)")
      }
    }
  }

  @Test func `promotions are told exactly when the rank rises`() {
    for seed in 0..<150 {
      var numbers = SeededNumbers(seed)
      var player = newcomer
      for entry in randomEntries(&numbers) {
        let before = player.profile.standing.rank.level
        let told = player.add(entry)
        let after = player.profile.standing.rank.level
        if case .restored = entry.event {
          #expect(told == [], "seed \(seed)")
        } else {
          #expect(
            told.map(\.level) == Array(before..<max(before, after)).map { $0 + 1 }, "seed \(seed)")
        }
      }
    }
  }

  /// The player as a card that was written and read gives it back: through public parts alone.
  private func rebuilt(_ player: Player) -> Player {
    let (profile, diary) = (player.profile, player.diary)
    return Player(
      profile: Profile(
        nickname: profile.nickname, avatar: profile.avatar,
        standing: Standing(
          rank: profile.standing.rank, xp: profile.standing.xp,
          lifetimeXP: profile.standing.lifetimeXP),
        settings: profile.settings),
      diary: Diary(
        finished: DaySet(runs: diary.finished.runs),
        streakDates: DaySet(runs: diary.streakDates.runs), dailies: diary.dailies,
        sessions: diary.sessions, trainingXP: diary.trainingXP))
  }

  private func randomEntries(_ numbers: inout SeededNumbers) -> [Entry] {
    var events: [Event] = []
    var past = [newcomer]
    for _ in 0..<numbers.number(in: 0...120) {
      let event = randomEvent(&numbers, backup: numbers.pick(past))
      events.append(event)
      if let last = past.last, numbers.chance(percent: 10) { past.append(last.after(events)) }
    }
    return entries(events)
  }

  private func randomEvent(_ numbers: inout SeededNumbers, backup: Player) -> Event {
    let date = today.adding(days: numbers.number(in: 0...2))
    let mode = numbers.pick([Mode.daily, .daily, .daily, .practice, .review, .replay])
    let key = SittingKey(mode: mode, date: date, session: numbers.pick(["s", "t"]))
    switch numbers.number(in: 0...99) {
    case ..<10: return .drawn(key, references(numbers.pick([0, 1, 5, 10])))
    case ..<78: return .answered(key, randomAnswer(&numbers))
    case ..<85:
      return .hinted(
        key, index: numbers.number(in: -1...10), hints: numbers.pick([1, 2, 0, -1, .max]))
    case ..<92:
      return .corrected(
        key, index: numbers.number(in: -1...10), xp: numbers.pick([1500, 0, -5, .max, .min]))
    case ..<94: return .renamed(numbers.pick(["Ada", "Bob"]))
    case ..<96: return .set(key: numbers.pick(["avatar", "theme"]), value: "x")
    case ..<97: return .flagged(references(1)[0])
    case ..<98: return .reset(all: numbers.chance(percent: 50), backup: "b")
    default: return .restored(backup: "b", backup)
    }
  }

  private func randomAnswer(_ numbers: inout SeededNumbers) -> Answer {
    answer(
      numbers.pick(Array(0...9) + [-1, 99, .max, .min]),
      share: Share(millionths: numbers.pick([0, 500_000, 1_000_000])),
      hints: numbers.pick([0, 0, 1, .max]),
      xp: numbers.pick([0, 1515, 9000, 80_000, -7, .max]),
      bonus: numbers.pick([0, 0, 5050, .max, .min]), isSkipped: numbers.chance(percent: 10))
  }
}
