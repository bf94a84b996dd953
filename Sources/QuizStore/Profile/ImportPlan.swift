import Host
import QuizCore

/// What an import would write, and what the player would be then.
struct ImportPlan: Sendable {
  let merge: JournalMerge
  /// The player as it was.
  let before: Player
  /// Whether there was nothing of a player, or nothing that could be lost.
  let isUnused: Bool
  /// The player afterwards.
  let after: Player
  /// Events that bring what the journals don't tell of.
  let brought: [Event]

  /// Whether the document's state comes back whole.
  var bringsState: Bool {
    brought.contains { event in
      if case .restored = event { true } else { false }
    }
  }

  /// Whether everything is here already.
  var isNothing: Bool {
    merge.writes.isEmpty && merge.superseded.isEmpty && brought.isEmpty
  }
}

extension Store {
  /// Works out an import into what was loaded.
  func plan(_ document: ProfileDocument, _ loaded: Loaded) throws(StoreError) -> ImportPlan {
    try reading { () throws(HostError) in
      let present = loaded.journals.map { KnownJournal($0, files) }
      let merge = try JournalMerge(document.journals, into: present)
      let merged = merge.writes.isEmpty ? loaded.player : try player(merge, loaded)
      var after = merged
      let brought = try isFree(loaded, besides: document) ? merged.lacks(document.player) : []
      for event in brought { after.add(Entry(id: "", instant: now, event: event)) }
      return ImportPlan(
        merge: merge, before: loaded.player, isUnused: loaded.player.isUnused, after: after,
        brought: brought)
    }
  }

  /// The player that card and journals would tell of.
  private func player(_ merge: JournalMerge, _ loaded: Loaded) throws(HostError) -> Player {
    let planned = merge.known.compactMap { journal in
      journal.plannedBytes.map { (path: places.journal(of: journal.device), bytes: $0) }
    }
    let overlaid = files.overlaid(with: planned)
    let journals = merge.known.map { journal in
      JournalFile(
        device: journal.device, path: places.journal(of: journal.device), size: journal.size,
        files: overlaid)
    }
    var fold = Fold(
      card: loaded.cardFile.card, cache: nil, journals: journals, beginning: beginning)
    return try fold.state().player
  }

  /// Whether what is here beyond the document is no more than names and resets.
  private func isFree(
    _ loaded: Loaded, besides document: ProfileDocument
  ) throws(HostError) -> Bool {
    guard
      loaded.player.profile.standing.lifetimeXP <= document.player.profile.standing.lifetimeXP
    else { return false }
    for journal in loaded.journals {
      if try !isUnused(journal, beyond: document) { return false }
    }
    return true
  }

  /// Whether a journal has only names and resets beyond what the document has of it.
  private func isUnused(
    _ journal: JournalFile, beyond document: ProfileDocument
  ) throws(HostError) -> Bool {
    var common = 0
    for (device, content) in document.journals where device.original == journal.device.original {
      common = max(common, try KnownJournal(journal, files).commonLength(with: content))
    }
    var cursor = JournalCursor(journal)
    while let item = try cursor.next() {
      switch item.entry.event {
      case .renamed, .reset: continue
      default: if item.end > common { return false }
      }
    }
    return true
  }
}

extension Player {
  /// Whether nothing could be lost: there are no days, no XP and no settings, and nobody chose the name.
  fileprivate var isUnused: Bool {
    profile.hasFirstName && self == Player(profile: Profile(nickname: profile.nickname))
  }

  /// The events that bring the state of a document where the journals don't tell of it: as a whole
  /// where the XP differ, as when its card was edited or journals were lost; else name and settings
  /// alone, so that nothing that another machine won meanwhile is taken back.
  fileprivate func lacks(_ other: Player) -> [Event] {
    let (own, wanted) = (profile, other.profile)
    if wanted.standing != own.standing {
      let isMore = wanted.standing.lifetimeXP >= own.standing.lifetimeXP
      return isMore ? [.restored(backup: "", other)] : []
    }
    var events: [Event] = []
    if own.hasFirstName, wanted.nickname != own.nickname {
      events.append(.renamed(wanted.nickname))
    }
    if let avatar = wanted.avatar, avatar != own.avatar {
      events.append(.set(key: Profile.avatarKey, value: avatar))
    }
    let settings = wanted.settings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (key, value) in settings where own.settings[key] != value {
      events.append(.set(key: key, value: value))
    }
    return events
  }
}

extension Profile {
  /// Whether the nickname is one that a new player gets.
  fileprivate var hasFirstName: Bool {
    let start = Array("Sparta".utf8)
    let bytes = Array(nickname.utf8)
    return bytes.count == start.count + 3 && bytes.starts(with: start)
      && bytes.suffix(3).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
