import Foundation
import QuizCore
import TestSupport
import Testing

/// The variable that names a file of `Tests/Tools/reference.py`.
private let reference = ProcessInfo.processInfo.environment["RANKUP_REFERENCE"]

/// A history of answers to one question, with what PyPI's fsrs says of it.
private struct RecordedHistory {
  let retention: Double
  let answers: [RecordedAnswer]

  init?(_ line: some StringProtocol) {
    let parts = line.split(separator: ";")
    guard let retention = parts.first.flatMap({ Double($0) }) else { return nil }
    self.retention = retention
    answers = parts.dropFirst().compactMap { RecordedAnswer($0) }
    guard !answers.isEmpty, answers.count == parts.count - 1 else { return nil }
  }

  /// What this scheduler says otherwise.
  var differences: [String] {
    let scheduler = Scheduler(retention: retention)
    var state: MemoryState?
    var found: [String] = []
    for (number, answer) in answers.enumerated() {
      let next = Scheduler.state(after: answer.recall, at: answer.instant, from: state)
      let isEqual =
        abs(next.stability - answer.stability) <= 1e-6
        && abs(next.difficulty - answer.difficulty) <= 1e-6
        && scheduler.due(next) == answer.due && next.last == answer.instant
        && next.repetitions == number + 1
      if !isEqual { found.append("answer \(number): \(next) is to be \(answer)") }
      state = next
    }
    return found
  }
}

private struct RecordedAnswer {
  let instant: Instant
  let recall: Recall
  let stability: Double
  let difficulty: Double
  let due: Instant

  init?(_ text: some StringProtocol) {
    let fields = text.split(separator: ",")
    guard fields.count == 5, let at = Int64(fields[0]),
      let recall = Recall.allCases.first(where: { $0.grade.description == fields[1] }),
      let stability = Double(fields[2]), let difficulty = Double(fields[3]),
      let due = Int64(fields[4])
    else { return nil }
    instant = Instant(milliseconds: at)
    self.recall = recall
    self.stability = stability
    self.difficulty = difficulty
    self.due = Instant(milliseconds: due)
  }
}

/// Compares every history of a file; returns how many there are.
private func compare(_ path: String) throws -> Int {
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  for (number, line) in lines.enumerated() {
    let history = try #require(RecordedHistory(line), "history \(number)")
    #expect(history.differences == [], "history \(number)")
  }
  return lines.count
}

@Test func `the memory is that of fsrs 6 in recorded histories`() throws {
  let path = repositoryFolder + "/Tests/QuizCoreTests/Fixtures/memory.txt"
  #expect(try compare(path) == 50)
}

@Test(
  .enabled(if: reference != nil, "RANKUP_REFERENCE names no file: make reference makes one"))
func `the memory is that of fsrs 6 in ten thousand histories`() throws {
  #expect(try compare(#require(reference)) >= 10_000)
}

@Test(
  arguments: [
    (0, 0, .again), (499_999, 0, .again), (499_999, 1, .again), (500_000, 0, .hard),
    (999_999, 0, .hard), (500_000, 2, .hard), (1_000_000, 1, .hard), (1_000_000, 0, .good),
  ] as [(Int, Int, Recall)])
func `an answer is rated by its share and its hints`(_ share: Int, _ hints: Int, _ recall: Recall) {
  #expect(Recall(share: Share(millionths: share), hints: hints) == recall)
}

@Test func `no history leads out of bounds`() {
  for seed in 0..<200 {
    var numbers = SeededNumbers(seed)
    var state: MemoryState?
    var at = Instant(milliseconds: numbers.pick([0, .max, .min, 1_796_040_000_000]))
    for step in 0..<60 {
      state = Scheduler.state(after: numbers.pick(Recall.allCases), at: at, from: state)
      let scheduler = Scheduler(retention: numbers.pick([0.7, 0.9, 0.97, 0, 1, .nan, .infinity]))
      let label: Comment = "seed \(seed) step \(step)"
      guard let state else { return }
      #expect(state.stability >= 0.001 && state.stability.isFinite, label)
      #expect((1...10).contains(state.difficulty), label)
      #expect((1...36_500).contains(scheduler.interval(state)), label)
      let retrievability = Scheduler.retrievability(state, at: at)
      #expect((0...1).contains(retrievability), label)
      at = at.adding(
        milliseconds: numbers.pick([0, 1, -1, 86_400_000, .max, .min, 40_000_000_000]))
    }
  }
}

@Test func `a question is due when the chance of recall has come down to the one aimed at`() {
  for seed in 0..<100 {
    var numbers = SeededNumbers(seed)
    let retention = Double(numbers.number(in: 70...97)) / 100
    let scheduler = Scheduler(retention: retention)
    let state = MemoryState(
      stability: Double(numbers.number(in: 300...90_000)) / 100, difficulty: 5,
      last: Instant(milliseconds: 0), repetitions: 3)
    let days = scheduler.interval(state)
    let around = [days - 1, days + 1].map {
      Scheduler.retrievability(state, at: Instant(milliseconds: Int64($0) * 86_400_000))
    }
    guard days < 36_500 else { continue }
    #expect(around[0] > retention && around[1] < retention, "seed \(seed)")
  }
}
