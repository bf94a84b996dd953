/// What follows the journal beside the player, and is emptied by a reset of everything.
package protocol JournalFold: Sendable {
  /// The player that the entries come to.
  var player: Player { get set }
  /// Whether there is nothing that could be forgotten.
  var isEmpty: Bool { get }
  /// Takes an entry in.
  mutating func add(_ entry: Entry)
}
