/// What may be the matter with GIFT, beside what all formats share.
package enum GIFTProblem: Sendable, Equatable {
  /// A text without braces, which asks nothing.
  case description
  /// An essay without general feedback that could be the back of a card.
  case essay
  /// A brace without its partner; most often a blank line stands inside the answers.
  case unbalancedBrace
  /// A gap of Moodle's Cloze, as in `{1:SHORTANSWER:=Paris}`.
  case clozeGap
  /// Further braces follow the answers, and are taken for text.
  case laterBraces
  /// Braces of LaTeX stand before or in the answers; the last pair that holds answers was taken.
  case mathBraces
  /// A line with nothing but `0`, which Moodle takes for a blank one.
  case lonelyZero
  /// The question follows `$CATEGORY:` without a blank line, so that Moodle would swallow it.
  case swallowedQuestion
  /// `true` or `false` in other letters than Moodle takes: as it stands there.
  case truthInSmallLetters(String)
  /// A right answer with `=` that has a weight too: the weight as it stands there.
  case weightOnRightAnswer(String)
  /// The weights above zero add up to this instead of 100; right answers count alike instead.
  case weightSum(Double)
  /// A part of a matching question without `->`.
  case noArrow(String)
  /// Two pairs of a matching question have the same left side.
  case repeatedLeftSide(String)
  /// A range whose ends stand the wrong way round: as it stands there.
  case reversedRange(String)
  /// Moodle would show only this many of the items that are to be put in order.
  case orderingSubset(Int, of: Int)
}
