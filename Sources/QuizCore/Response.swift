/// What a player answered.
package enum Response: Sendable, Equatable {
  /// The picked choices, as positions in the bank's order.
  case choices([Int])
  /// Whether the prompt was called true.
  case truth(Bool)
  /// A typed text, for typed and numeric questions.
  case text(String)
}
