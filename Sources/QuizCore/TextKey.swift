/// The accepted texts of a typed question, and how loosely they are compared.
package struct TextKey: Sendable, Equatable {
  /// One accepted text with what it earns.
  package struct Accepted: Sendable, Equatable {
    /// The text as the bank writes it.
    package let text: String
    /// What it earns, −1 to 1.
    package let credit: Double
    /// What to tell someone who typed it.
    package let feedback: String?

    /// Describes an accepted text, by default one with full credit.
    package init(_ text: String, credit: Double = 1, feedback: String? = nil) {
      self.text = text
      self.credit = credit
      self.feedback = feedback
    }
  }

  /// At least one, one of them with full credit.
  package let accepted: [Accepted]
  /// Whether upper and lower case differ.
  package let isCaseSensitive: Bool
  /// Whether accents are folded away.
  package let ignoresDiacritics: Bool
  /// Whether punctuation and symbols within words are dropped too.
  package let ignoresPunctuation: Bool
  /// Whether `*` in an accepted text stands for any run of characters.
  package let hasWildcards: Bool

  /// The most Unicode scalars of a typed text that can match.
  package static let typedLimit = 4_000
  /// The most Unicode scalars of an accepted text that can be matched.
  package static let acceptedLimit = 2_000

  /// Describes the accepted texts, by default compared without regard to case alone.
  package init(
    _ accepted: [Accepted], isCaseSensitive: Bool = false, ignoresDiacritics: Bool = false,
    ignoresPunctuation: Bool = false, hasWildcards: Bool = false
  ) {
    self.accepted = accepted
    self.isCaseSensitive = isCaseSensitive
    self.ignoresDiacritics = ignoresDiacritics
    self.ignoresPunctuation = ignoresPunctuation
    self.hasWildcards = hasWildcards
  }

  /// Returns the accepted text of the highest credit that a typed one matches.
  ///
  /// Texts beyond the limits match nothing, so that no bank and no pasted file takes long to mark.
  package func match(_ typed: String) -> Accepted? {
    guard typed.unicodeScalars.count <= Self.typedLimit else { return nil }
    let answer = folded(typed)
    var best: Accepted?
    for candidate in accepted where candidate.credit > best?.credit ?? -.infinity {
      if matches(answer, candidate.text) { best = candidate }
    }
    return best
  }

  private func matches(_ answer: String, _ accepted: String) -> Bool {
    guard accepted.unicodeScalars.count <= Self.acceptedLimit else { return false }
    guard hasWildcards, accepted.utf8.contains(UInt8(ascii: "*")) else {
      return answer == folded(accepted)
    }
    return WildcardPattern(accepted, folding: folded).matches(answer)
  }

  /// The form in which a typed and an accepted text are compared; texts of the same form are equal to
  /// the question.
  package func folded(_ text: String) -> String {
    foldedForMarking(
      text, isCaseSensitive: isCaseSensitive, ignoresDiacritics: ignoresDiacritics,
      ignoresPunctuation: ignoresPunctuation)
  }
}
