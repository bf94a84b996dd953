/// The memory model FSRS-6 with its default parameters, whole days and no learning steps.
///
/// The formulas are those of the reference, PyPI's `fsrs` 6; elapsed time counts in whole spans of
/// 24 hours, as there. A pure function of the answers and their instants.
package struct Scheduler: Sendable, Equatable {
  /// The chance of recall at which a question is due, 0.70 to 0.97.
  package let retention: Double

  /// The chances that may be asked for.
  package static let retentions = 0.7...0.97
  /// The longest time to the next answer, in days.
  package static let longestInterval = 36_500

  /// What the stability is multiplied with.
  private let lengthening: Double

  /// Makes a scheduler, by default one for nine in ten.
  package init(retention: Double = 0.9) {
    let bounds = Self.retentions
    let bounded = retention.isNaN ? 0.9 : min(max(retention, bounds.lowerBound), bounds.upperBound)
    self.retention = bounded
    lengthening = power(bounded, 1 / Self.decay) - 1
  }

  /// The days from an answer until the question is due again, 1 to 36,500.
  package func interval(_ state: MemoryState) -> Int { interval(stability: state.stability) }

  private func interval(stability: Double) -> Int {
    let days = stability / Self.factor * lengthening
    guard days.isFinite else { return Self.longestInterval }
    let rounded = days.rounded(.toNearestOrEven)
    return Int(min(max(rounded, 1), Double(Self.longestInterval)))
  }

  /// When a question is due again.
  package func due(_ state: MemoryState) -> Instant {
    due(stability: state.stability, last: state.last)
  }

  /// When a question of a stability is due again that was answered last at an instant.
  package func due(stability: Double, last: Instant) -> Instant {
    last.adding(milliseconds: Int64(interval(stability: stability)) * millisecondsOfDay)
  }

  /// The chance that a question is recalled at an instant, 0 to 1.
  package static func retrievability(_ state: MemoryState, at instant: Instant) -> Double {
    retrievability(state.stability, after: max(0, wholeDays(from: state.last, to: instant)))
  }

  /// What is remembered after an answer at an instant; nil stands for a question never answered.
  package static func state(
    after recall: Recall, at instant: Instant, from state: MemoryState?
  ) -> MemoryState {
    guard let state else {
      return MemoryState(
        stability: max(initialStability(recall), leastStability),
        difficulty: bounded(initialDifficulty(recall.weight)), last: instant, repetitions: 1)
    }
    let days = wholeDays(from: state.last, to: instant)
    let stability =
      days < 1
      ? shortTermStability(state.stability, recall)
      : nextStability(state, recall, retrievability(state.stability, after: days))
    return MemoryState(
      stability: max(stability, leastStability),
      difficulty: nextDifficulty(state.difficulty, recall), last: instant,
      repetitions: saturatingSum(state.repetitions, 1))
  }
}

private let millisecondsOfDay: Int64 = 86_400_000

/// Whole spans of 24 hours between two instants, rounded down, negative where time went back.
private func wholeDays(from first: Instant, to last: Instant) -> Int {
  Int((last.milliseconds - first.milliseconds).flooredDivision(by: millisecondsOfDay).quotient)
}

// The formulas, named as in the reference; `weights` are its default parameters.
extension Scheduler {
  private static let weights: [Double] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let leastStability = 0.001
  private static let decay = -weights[20]
  private static let factor = power(0.9, 1 / decay) - 1

  private static func retrievability(_ stability: Double, after days: Int) -> Double {
    power(1 + factor * Double(days) / stability, decay)
  }

  private static func initialStability(_ recall: Recall) -> Double { weights[recall.grade - 1] }

  /// Of a grade from 1, again, to 4, easy, which only serves the mean here.
  private static func initialDifficulty(_ grade: Double) -> Double {
    weights[4] - exponential(weights[5] * (grade - 1)) + 1
  }

  private static func bounded(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  private static func shortTermStability(_ stability: Double, _ recall: Recall) -> Double {
    let increase =
      exponential(weights[17] * (recall.weight - 3 + weights[18])) * power(stability, -weights[19])
    return stability * (recall == .again ? increase : max(increase, 1))
  }

  private static func nextDifficulty(_ difficulty: Double, _ recall: Recall) -> Double {
    let change = -weights[6] * (recall.weight - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    return bounded(weights[7] * initialDifficulty(4) + (1 - weights[7]) * damped)
  }

  private static func nextStability(
    _ state: MemoryState, _ recall: Recall, _ retrievability: Double
  ) -> Double {
    let stability = state.stability
    if recall == .again {
      let long =
        weights[11] * power(state.difficulty, -weights[12])
        * (power(stability + 1, weights[13]) - 1) * exponential((1 - retrievability) * weights[14])
      return min(long, stability / exponential(weights[17] * weights[18]))
    }
    let growth =
      exponential(weights[8]) * (11 - state.difficulty) * power(stability, -weights[9])
      * (exponential((1 - retrievability) * weights[10]) - 1)
      * (recall == .hard ? weights[15] : 1)
    return stability * (1 + growth)
  }
}

extension Recall {
  /// The grade as a number to count with.
  fileprivate var weight: Double { Double(grade) }
}
