import QuizCore

/// A repeatable source of chance for laws over seeds, so that a seed that fails can be run again.
package struct SeededGenerator: RandomNumberGenerator {
  private var source: SplitMix64

  /// Starts the sequence that belongs to a seed.
  package init(seed: Int) { source = SplitMix64(seed: UInt64(truncatingIfNeeded: seed)) }

  package mutating func next() -> UInt64 { source.next() }

  /// A number from 0 up to, not including, `bound`; 0 where that is no more than 0.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: source.below(UInt64(max(0, bound))))
  }

  /// Whether something happens that does so in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of the choices, of which there must be one.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }
}
