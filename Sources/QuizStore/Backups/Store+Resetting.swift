import Host
package import QuizCore

/// What a reset came to.
package struct ResetOutcome: Sendable, Equatable {
  /// The backup made before it, which undoes it.
  package let backup: Backup
  /// The player as the reset leaves it.
  package let player: Player
  /// What the player should be told about the files.
  package let notices: [StoreNotice]
}

extension Store {
  /// Starts XP, level and streak again, or with `all` everything, after a backup.
  ///
  /// With `all` the journals move into the backup: the new journal, of a new device name, stands
  /// before the old ones are removed, and the card is written last, so that a run that is killed in
  /// between is finished by the next one that writes.
  package func reset(all: Bool) throws(StoreError) -> ResetOutcome {
    try lookBeforeWriting(always: true)
    return try locked { () throws(StoreError) in
      var (loaded, device) = try loadForWriting()
      if all { return try resetEverything(&loaded) }
      let backup = try backUp(loaded, .reset)
      var ranks: [Rank] = []
      let reset = Event.reset(all: false, backup: backup.name)
      _ = try append([reset], to: device, &loaded, &ranks, afterAll: true)
      let notices = settle(loaded)
      rotateBackups(keeping: [backup.name])
      return ResetOutcome(backup: backup, player: loaded.player, notices: notices)
    }
  }

  private func resetEverything(_ loaded: inout Loaded) throws(StoreError) -> ResetOutcome {
    let journals = try journalContents()
    let backup = try backUp(loaded, .resetAll, journals: journals)
    guard try restorable(backup.name).1.journals == journals else {
      throw .badBackup(name: backup.name)
    }
    let device = try freshDevice()
    let nickname = Nickname.first(randomBits: randomBits())
    let events: [Event] = [.reset(all: true, backup: backup.name), .renamed(nickname)]
    var ranks: [Rank] = []
    _ = try append(events, to: device, &loaded, &ranks, afterAll: true)
    // From here on the reset stands: what fails now is done by the next run that writes.
    let staying = removeJournals(heldIn: journals)
    for cache in places.caches { try? files.remove(cache) }
    var notices: [StoreNotice] = staying.isEmpty ? [] : [.oldJournalsStay(at: staying)]
    let after = try? load()
    if let after { notices += settle(after) }
    return ResetOutcome(
      backup: backup, player: after?.player ?? Player(profile: Profile(nickname: nickname)),
      notices: notices)
  }

  /// A new name for this machine, written down before there is a journal of it: until then it does
  /// no harm, and whose the journal is can always be told.
  private func freshDevice() throws(StoreError) -> DeviceName {
    try writing { () throws(HostError) in
      let device = try Device.fresh(randomBits, places, files)
      try Device.write(device, places, files)
      return device
    }
  }

  /// The bytes of every journal by device.
  private func journalContents() throws(StoreError) -> [DeviceName: [UInt8]] {
    try reading { () throws(HostError) in
      var contents: [DeviceName: [UInt8]] = [:]
      for journal in try JournalFolder.journals(places, files) {
        contents[journal.device] = try files.read(journal.path)
      }
      return contents
    }
  }

  /// Removes the journals that have the bytes they have in a backup; returns where others of its
  /// devices stay.
  private func removeJournals(heldIn backup: [DeviceName: [UInt8]]) -> [String] {
    guard let present = try? JournalFolder.journals(places, files) else {
      return [places.journalFolder]
    }
    var staying: [String] = []
    for journal in present {
      guard let held = backup[journal.device] else { continue }
      let isHeld = held.count == journal.size && (try? files.read(journal.path)) == held
      if isHeld, (try? files.remove(journal.path)) != nil { continue }
      staying.append(journal.path)
    }
    // Else a power cut brings back what the player was told is gone.
    try? files.syncFolder(places.journalFolder, for: places.journalFolder)
    return staying
  }

  /// Finishes resets of everything by this machine that were cut off before the old journals were
  /// gone, and reads everything again if there was one.
  ///
  /// Such a reset is one that the card doesn't include, alone in its journal with the nickname that
  /// came with it, while the backup that it names holds other journals as they are. One of another
  /// machine is that machine's to finish. What can't be removed stays.
  func finishingResets(_ loaded: Loaded) throws(StoreError) -> Loaded {
    guard let device = try reading({ () throws(HostError) in try Device.read(places, files) })
    else { return loaded }
    var isFinished = false
    for reset in loaded.folded.freshResets where reset.device == device {
      guard let file = loaded.journals.first(where: { $0.device == device }),
        let (_, backup) = try? restorable(reset.backup), let held = backup.journals,
        held[device] == nil, try isAlone(file)
      else { continue }
      _ = removeJournals(heldIn: held)
      isFinished = true
    }
    return isFinished ? try load() : loaded
  }

  private func isAlone(_ journal: JournalFile) throws(StoreError) -> Bool {
    try reading { () throws(HostError) in
      var cursor = JournalCursor(journal)
      guard case .reset(true, _) = try cursor.next()?.entry.event else { return false }
      guard let second = try cursor.next() else { return true }
      guard case .renamed = second.entry.event else { return false }
      return try cursor.next() == nil
    }
  }
}
