/// One blank of a cloze prompt, where the prompt has its id between double braces.
package struct Gap: Sendable, Equatable {
  /// What is right in a gap.
  package enum Key: Sendable, Equatable {
    /// A typed text.
    case text(TextKey)
    /// A typed number.
    case number(NumberKey)
    /// One of several choices.
    case choice(ChoiceList)
  }

  /// Unique within the question: 1 to 32 letters, digits and underscores.
  package let id: String
  /// What is right.
  package let key: Key
  /// Its weight beside the other gaps, above 0.
  package let points: Double
  /// Shown with the gap when asked for.
  package let hint: String?

  /// Describes a gap, by default one that counts as much as every other.
  package init(_ id: String, _ key: Key, points: Double = 1, hint: String? = nil) {
    self.id = id
    self.key = key
    self.points = points
    self.hint = hint
  }
}
