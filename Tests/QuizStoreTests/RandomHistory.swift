import QuizCore

/// Events as a player of some habits makes them, fixed by a seed.
struct RandomHistory {
  private var generator: SplitMix64
  private let name: String
  private let firstDate: QuizDate
  private let dates: Int

  /// A history on so many dates; players of different names share no session.
  init(seed: UInt64, name: String = "", from firstDate: QuizDate = today, dates: Int = 12) {
    generator = SplitMix64(seed: seed)
    self.name = name
    self.firstDate = firstDate
    self.dates = dates
  }

  /// A number from 0 up to, not including, a bound.
  mutating func number(below bound: Int) -> Int { Int(generator.below(UInt64(max(1, bound)))) }

  /// The next thing that happens.
  mutating func event() -> Event {
    let date = firstDate.adding(days: number(below: dates))
    let key = SittingKey.daily(date)
    switch number(below: 16) {
    case 0:
      return .drawn(
        key, (0..<3).map { question($0 + number(below: 5)) },
        isAdaptive: date.dayNumber.isMultiple(of: 2))
    case 1: return .corrected(key, index: number(below: 3), xp: 1500)
    case 2: return .flagged(question(number(below: 9)))
    case 3: return .renamed("Anna \(number(below: 90))")
    case 4: return .set(key: "theme", value: ["auto", "dark", "mono"][number(below: 3)])
    case 5: return .set(key: Profile.avatarKey, value: "fox")
    case 6: return number(below: 6) == 0 ? .reset(all: false, backup: "b") : answer(to: key)
    case 7...9:
      let session = name + "s\(number(below: 3))"
      return answer(to: SittingKey(mode: .practice, date: date, session: session))
    case 10, 11: return .hinted(key, index: number(below: 3), hints: 1 + number(below: 3))
    default: return answer(to: key)
    }
  }

  private mutating func answer(to key: SittingKey) -> Event {
    let isSkipped = number(below: 5) == 0
    return .answered(
      key,
      Answer(
        index: number(below: 3), reference: question(number(below: 9)),
        response: isSkipped ? nil : ["é \"\\ \u{1F98A}\n", ""],
        share: Share(millionths: isSkipped ? 0 : number(below: 1_000_001)),
        hints: number(below: 3), milliseconds: number(below: 9000),
        xp: isSkipped ? 0 : number(below: 60_000), bonus: number(below: 2) * 5000))
  }

  /// A player with a history.
  mutating func player(entries: Int) -> Player {
    var player = Player(profile: Profile(nickname: "Sparta007"))
    for number in 0..<entries {
      player.add(Entry(id: "\(number)", instant: Instant(milliseconds: noon), event: event()))
    }
    return player
  }
}
