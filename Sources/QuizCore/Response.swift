/// What a player answered.
package enum Response: Sendable, Equatable {
  /// The picked choices, as positions in the bank's order.
  case choices([Int])
  /// Whether the prompt was called true.
  case truth(Bool)
  /// A typed text, for typed and numeric questions.
  case text(String)
  /// For each left side in the bank's order, the position of its right side in
  /// `MatchingKey.rightSides`.
  case pairs([Int])
  /// The items in the order given, as positions in the right order.
  case order([Int])
  /// What was put into each gap, in the order of the gaps: a text, or one choice.
  case gaps([Response])
  /// How well the back of a card was known, by the player's own judgement.
  case recall(Recall)
}
