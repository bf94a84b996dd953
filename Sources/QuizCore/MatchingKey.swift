/// The pairs of a matching question, and the right sides that belong to none.
package struct MatchingKey: Sendable, Equatable {
  /// What is shown, and what belongs to it.
  package struct Pair: Sendable, Equatable {
    /// What is shown in its place.
    package let left: String
    /// What has to be put beside it; several pairs may have the same.
    package let right: String

    /// Pairs two texts.
    package init(_ left: String, _ right: String) {
      self.left = left
      self.right = right
    }
  }

  /// At least two, in the bank's order.
  package let pairs: [Pair]
  /// Right sides that no left side has.
  package let distractors: [String]
  /// Whether the bank lets the left sides be shuffled; the right sides always are.
  package let isShuffled: Bool

  /// Describes pairs, by default without distractors.
  package init(_ pairs: [Pair], distractors: [String] = [], isShuffled: Bool = true) {
    self.pairs = pairs
    self.distractors = distractors
    self.isShuffled = isShuffled
  }

  /// What can be put beside a left side: the right sides in the bank's order, then the distractors;
  /// those that read the same are one.
  package var rightSides: [String] {
    var seen: Set<String> = []
    return (pairs.map(\.right) + distractors).filter { seen.insert($0.collapsed).inserted }
  }
}
