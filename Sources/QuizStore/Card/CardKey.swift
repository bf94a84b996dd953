/// The keys of the card that tell of the player.
enum CardKey: String, CaseIterable, Sendable {
  case nickname
  case rank
  case exp
  case level
  case lifetimeExp
  case avatar
  case settings

  /// The key of the format's version.
  static let formatVersion = "formatVersion"
  /// The key of how far the journals are folded into the card.
  static let journalMarks = "journalMarks"
  /// The key of what it includes of journals whose lines are gone.
  static let lostMarks = "lostMarks"
}
