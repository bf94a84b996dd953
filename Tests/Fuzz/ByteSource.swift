import QuizCore

/// Makes choices out of bytes, so that a fuzzer that changes bytes changes one choice; at the end of
/// the bytes every choice is the first.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// A number from 0 up to, not including, a bound of at most 256.
  mutating func number(below bound: Int) -> Int {
    Int(rest.popFirst() ?? 0) % max(1, bound)
  }

  /// A number of four bytes.
  mutating func wideNumber() -> Int {
    (0..<4).reduce(0) { number, _ in number << 8 | self.number(below: 256) }
  }

  /// A short text of whatever bytes come next, made valid.
  mutating func text() -> String {
    let length = number(below: 24)
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }

  /// All that is left as a text.
  mutating func remainingText() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The next entry of a journal; most are answers of few dates, so that they meet each other.
  mutating func entry() -> Entry {
    let base: Int64 = 1_796_040_000_000
    let instant = Instant(milliseconds: base + Int64(wideNumber() % 200_000_000))
    return Entry(id: "\(number(below: 256))", instant: instant, event: event())
  }

  private mutating func event() -> Event {
    let date = QuizDate(dayNumber: 20_787 + number(below: 16))
    let mode = Mode.allCases[number(below: 4)]
    let key = SittingKey(mode: mode, date: date, session: "s\(number(below: 3))")
    switch number(below: 16) {
    case 0: return .drawn(key, (0..<number(below: 12)).map { _ in reference() })
    case 1: return .corrected(key, index: number(below: 10), xp: wideNumber() % 1_000_001)
    case 2: return .flagged(reference())
    case 3: return .renamed((try? Nickname(text()))?.text ?? "Leonidas")
    case 4:
      return .set(key: ["theme", "avatar", "day-starts-at", ""][number(below: 4)], value: text())
    case 5: return .reset(all: number(below: 4) == 0, backup: text())
    case 6, 7: return .hinted(key, index: number(below: 10), hints: number(below: 5))
    case 8:
      return .drawn(
        .daily(date), (0...number(below: 3)).map { _ in reference() },
        isAdaptive: number(below: 2) == 0)
    default: return .answered(number(below: 3) == 0 ? key : .daily(date), answer())
    }
  }

  private mutating func reference() -> QuestionReference {
    QuestionReference(bank: "b\(number(below: 2))", question: "q\(number(below: 9))")
  }

  private mutating func answer() -> Answer {
    let isSkipped = number(below: 5) == 0
    return Answer(
      index: number(below: 4), reference: reference(), response: isSkipped ? nil : [text()],
      share: Share(millionths: isSkipped ? 0 : wideNumber() % 1_000_001), hints: number(below: 3),
      milliseconds: wideNumber(), xp: isSkipped ? 0 : wideNumber() % 1_000_001,
      bonus: number(below: 2) * 5000)
  }
}
