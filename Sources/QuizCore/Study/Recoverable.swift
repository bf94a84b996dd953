/// A fold that gets back what a reset of everything took, when the backup made then is restored.
///
/// It is then what it was when the backup was made, with what was answered since the last restore or
/// reset of everything. For this it keeps each such state beside it, so that every one in the
/// journals costs as much as the fold itself.
package struct Recoverable<Fold: JournalFold>: Sendable {
  /// What counts.
  package private(set) var present: Fold
  /// What counted before, in the order in which it ceased to.
  private var layers: [Layer] = []

  /// How many states are kept, the latest ones; few journals tell of more than one.
  package static var memory: Int { 16 }

  /// What counted when a backup was made.
  private struct Layer: Sendable {
    let backup: String
    let fold: Fold
    /// The same with what came since the last restore or reset of everything; nil where that is what
    /// counts at present.
    var continued: Fold?
  }

  /// Begins with a fold.
  package init(_ beginning: Fold) { present = beginning }

  /// Takes an entry in.
  package mutating func add(_ entry: Entry) {
    switch entry.event {
    case .reset(all: true, let backup):
      keep(present, as: backup)
      present.add(entry)
      // Most often there was nothing before, so that what comes needn't be taken in twice.
      beginAgain { $0.isEmpty ? nil : $0 }
    case .restored(let backup, _, let undo):
      guard let place = place(of: backup) else { return feed(entry) }
      let before = present
      present.add(entry)
      if var restored = layers[place].continued {
        restored.add(entry)
        restored.player = present.player
        present = restored
      }
      if let undo { keep(before, as: undo) }
      beginAgain { $0 }
    default: feed(entry)
    }
  }

  /// Where that lies which a backup has: what counted when it was made.
  ///
  /// Where the line that names it was itself moved away by a later reset, or none does, it is what
  /// counted at the next one that is told of: names begin with the time. What came from another
  /// player has no name, and brings nothing back.
  private func place(of backup: String) -> Int? {
    guard !backup.isEmpty else { return nil }
    return layers.lastIndex { $0.backup == backup }
      ?? layers.firstIndex { !$0.backup.utf8.lexicographicallyPrecedes(backup.utf8) }
  }

  private mutating func keep(_ fold: Fold, as backup: String) {
    layers.append(Layer(backup: backup, fold: fold, continued: nil))
    layers.removeFirst(max(0, layers.count - Self.memory))
  }

  /// Forgets in every layer what came since the last restore or reset of everything.
  private mutating func beginAgain(_ beginning: (Fold) -> Fold?) {
    for place in layers.indices { layers[place].continued = beginning(layers[place].fold) }
  }

  private mutating func feed(_ entry: Entry) {
    present.add(entry)
    for place in layers.indices { layers[place].continued?.add(entry) }
  }
}
