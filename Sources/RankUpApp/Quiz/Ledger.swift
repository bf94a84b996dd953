import QuizCore
import QuizStore

/// Where a quiz writes what happens: the store, or memory alone when nothing can be saved.
struct Ledger {
  private enum Kind {
    case store(Store)
    case memory(Desk)
  }

  private let kind: Kind
  /// The player as the last entry left it.
  private(set) var player: Player

  /// Writes to the player's files.
  init(saving player: Player, in store: Store) {
    kind = .store(store)
    self.player = player
  }

  /// Keeps everything in memory, to be forgotten at the end.
  init(unsaved player: Player, at desk: Desk) {
    kind = .memory(desk)
    self.player = player
  }

  /// Whether what is written stays.
  var isSaving: Bool {
    if case .store = kind { return true }
    return false
  }

  /// What the journals tell of learning; nil where nothing is written to them.
  func study() throws -> Study? {
    guard case .store(let store) = kind else { return nil }
    return try store.study()
  }

  /// Writes events made for the player as it is at that moment; returns new ranks and notices.
  mutating func record(_ events: (Player) -> [Event]) throws -> (
    ranks: [Rank], notices: [StoreNotice]
  ) {
    switch kind {
    case .store(let store):
      let recorded = try store.record(events)
      player = recorded.player
      return (recorded.ranks, recorded.notices)
    case .memory(let desk):
      var ranks: [Rank] = []
      for event in events(player) {
        ranks += player.add(Entry(id: desk.newID(), instant: desk.now, event: event))
      }
      return (ranks, [])
    }
  }
}
