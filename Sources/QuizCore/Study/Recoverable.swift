/// What follows the journal beside the player, and is emptied by a reset of everything.
package protocol JournalFold: Sendable {
  /// The player that the entries come to.
  var player: Player { get set }
  /// Whether there is nothing that could be forgotten.
  var isEmpty: Bool { get }
  /// Takes an entry in.
  mutating func add(_ entry: Entry)
}

/// A fold that gets back what a reset of everything took, when the backup made then is restored.
///
/// It is then what it would be without that reset. For this it keeps what was forgotten beside it and
/// lets it go on, so that every reset of everything in the journals that was not empty costs as much
/// as the fold itself.
package struct Recoverable<Fold: JournalFold>: Sendable {
  /// What counts.
  package private(set) var present: Fold
  /// What was forgotten, in the order of the resets.
  private var forgotten: [(backup: String, fold: Fold)] = []

  /// Begins with a fold.
  package init(_ beginning: Fold) { present = beginning }

  /// Takes an entry in.
  package mutating func add(_ entry: Entry) {
    switch entry.event {
    case .reset(all: true, let backup):
      let before = present
      present.add(entry)
      if !before.isEmpty { forgotten.append((backup, before)) }
    case .restored(let backup, _):
      feed(entry)
      guard let place = place(of: backup) else { return }
      let player = present.player
      present = forgotten[place].fold
      present.player = player
      // What was forgotten later is part of it.
      forgotten.removeSubrange(place...)
    default: feed(entry)
    }
  }

  /// Where that lies which a backup has: what its own reset forgot.
  ///
  /// Where the line of that reset was itself moved away by a later one, it is what the next one
  /// forgot: names begin with the time.
  private func place(of backup: String) -> Int? {
    forgotten.lastIndex { $0.backup == backup }
      ?? forgotten.firstIndex { !$0.backup.utf8.lexicographicallyPrecedes(backup.utf8) }
  }

  private mutating func feed(_ entry: Entry) {
    present.add(entry)
    for place in forgotten.indices { forgotten[place].fold.add(entry) }
  }
}
