import JSON
import QuizCore
import Testing

@testable import QuizStore

/// Answers with texts of every kind, as lines.
private struct RandomLines {
  private var generator: SplitMix64

  init(seed: Int) { generator = SplitMix64(seed: UInt64(seed)) }

  mutating func number(below bound: Int) -> Int { Int(generator.below(UInt64(max(1, bound)))) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// One in ten times an odd value.
  private mutating func mostly<Value>(_ usual: Value, _ odd: [Value]) -> Value {
    number(below: 10) == 0 ? pick(odd) : usual
  }

  private mutating func text() -> String {
    if number(below: 3) > 0 { return pick(["x", "geo-capitals-australia", "캔버라"]) }
    return oddText()
  }

  private mutating func oddText() -> String {
    pick(["", "x", "geo-capitals-australia", "캔버라", "é", "\u{1F98A}", "a \"b\"", "a\\b", "\n", "/"])
  }

  mutating func line() -> [UInt8] {
    let date = QuizDate(dayNumber: pick([20_787, 0, -719_528, 2_932_896, 11_016, 19_782]))
    let key = SittingKey(
      mode: pick(Mode.allCases), date: date, session: pick([nil, "", "9f2c41d07be3a815"]))
    let answer = Answer(
      index: mostly(7, [0, 999_999, 1_000_000, .max]),
      reference: QuestionReference(bank: text(), question: text()),
      response: pick([nil, [], [text()], [text(), text()]]),
      share: Share(millionths: number(below: 1_000_001)), hints: mostly(0, [2, .max]),
      milliseconds: mostly(4210, [0, .max]), xp: mostly(1515, [0, 1_000_000, 1_000_001]),
      bonus: mostly(0, [5050, 1_000_001]))
    let instant = Instant(
      milliseconds: pick([noon, 0, -1, .min, .max, noon + Int64(number(below: 100_000_000))]))
    return Entry(
      id: pick(["9f2c41d07be3a815", "", text()]), instant: instant, event: .answered(key, answer)
    )
    .line.dropLast()
  }

  /// The line with a byte or a piece of it changed.
  mutating func mutated(_ line: [UInt8]) -> [UInt8] {
    var line = line
    let place = number(below: line.count)
    switch number(below: 8) {
    case 0: line.remove(at: place)
    case 1: line.insert(pick(Array(#" "{}[]:,\019-.e"#.utf8)), at: place)
    case 2: line[place] = pick(Array("0123456789".utf8))
    case 3: line[place] = UInt8(number(below: 256))
    case 4: line = Array(line[..<place])
    case 5: line += pick([[0x20], [0x0D], Array("{}".utf8), Array("}".utf8)])
    case 6:
      line.insert(
        contentsOf: pick([[0xC3, 0xA9], [0xC3], [0xED, 0xA0, 0x80], [0xF5]]), at: place)
    default:
      let other = self.line()
      line = Array(line[..<place]) + other.suffix(max(0, other.count - place))
    }
    return line
  }
}

@Test func `lines are read quickly as they are read at leisure`() {
  var (quick, slow) = (0, 0)
  for seed in 0..<1000 {
    var lines = RandomLines(seed: seed)
    let line = lines.line()
    for bytes in [line] + (0..<12).map({ _ in lines.mutated(line) }) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(JournalLine(bytes[...]) == JournalLine(json: bytes), "seed \(seed): \(text)")
      if let entry = JournalLine.answer(bytes[...]) {
        quick += 1
        #expect(JournalLine(json: bytes) == .entry(entry), "seed \(seed): \(text)")
      } else {
        slow += 1
      }
      let padded = Array("xx".utf8) + bytes + Array("yy".utf8)
      #expect(
        JournalLine(padded[2..<(padded.count - 2)]) == JournalLine(json: bytes), "seed \(seed)")
      if let instant = JournalLine.instantInPlace(bytes[...]),
        let root = try? JSONDocument(bytes).root
      {
        #expect(root.instant("at") == instant, "seed \(seed): \(text)")
      }
    }
  }
  #expect(quick > 600 && slow > 600)
}

@Test func `every answer that has no escapes is read quickly`() {
  for seed in 0..<200 {
    var history = RandomHistory(seed: UInt64(seed))
    guard case .answered(let key, let answer) = history.event(), answer.isSkipped else { continue }
    let entry = Entry(id: "9f", instant: Instant(milliseconds: noon), event: .answered(key, answer))
    #expect(JournalLine.answer(entry.line.dropLast()) == entry, "seed \(seed)")
  }
  for event in [answered(3), practised(2, session: "s", xp: 70)] {
    let entry = Entry(id: "9f", instant: Instant(milliseconds: noon), event: event)
    #expect(JournalLine.answer(entry.line.dropLast()) == entry)
  }
}
