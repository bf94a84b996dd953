import Host
import QuizCore

extension Store {
  /// Starts XP, level and streak again, or with `all` everything, after a backup, which is returned.
  ///
  /// With `all` the journals move into the backup: the new journal, of a new device name, stands
  /// before the old ones are removed, and the card is written last, so that a run that is killed in
  /// between is finished by the next one that writes.
  package func reset(all: Bool) throws(StoreError) -> Backup {
    try locked { () throws(StoreError) in
      var (loaded, device) = try loadForWriting()
      if all { return try resetEverything(&loaded) }
      let backup = try backUp(loaded, .reset)
      var ranks: [Rank] = []
      let reset = Event.reset(all: false, backup: backup.name)
      _ = try append([reset], to: device, &loaded, &ranks, afterAll: true)
      _ = settle(loaded)
      rotateBackups(keeping: [backup.name])
      return backup
    }
  }

  private func resetEverything(_ loaded: inout Loaded) throws(StoreError) -> Backup {
    let journals = try journalContents()
    let backup = try backUp(loaded, .resetAll, journals: journals)
    let device = try writing { () throws(HostError) in
      try Device.fresh(randomBits, places, files)
    }
    let events: [Event] = [
      .reset(all: true, backup: backup.name),
      .renamed(Nickname.first(randomBits: randomBits())),
    ]
    var ranks: [Rank] = []
    _ = try append(events, to: device, &loaded, &ranks, afterAll: true)
    // From here on the reset stands: what fails now is done by the next run that writes.
    do {
      try Device.write(device, places, files)
      try removeJournals(heldIn: journals)
      try files.remove(places.diaryCache)
      _ = settle(try load())
    } catch {}
    return backup
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

  /// Removes the journals that have the bytes they have in a backup.
  private func removeJournals(heldIn backup: [DeviceName: [UInt8]]) throws(HostError) {
    for journal in try JournalFolder.journals(places, files) {
      guard let held = backup[journal.device], held.count == journal.size,
        try files.read(journal.path) == held
      else { continue }
      try files.remove(journal.path)
    }
  }

  /// Finishes resets of everything that were cut off before the old journals were gone; returns
  /// whether there was one.
  ///
  /// Such a reset is one that the card doesn't include, alone in its journal with the nickname that
  /// came with it, while the backup that it names holds other journals as they are.
  func finishResets(_ loaded: Loaded) throws(StoreError) -> Bool {
    var isFinished = false
    for reset in loaded.folded.freshResets {
      guard let file = loaded.journals.first(where: { $0.device == reset.device }),
        let (_, backup) = try? restorable(reset.backup), let held = backup.journals,
        held[reset.device] == nil, try isAlone(file)
      else { continue }
      try writing { () throws(HostError) in
        try Device.write(reset.device, places, files)
        try removeJournals(heldIn: held)
      }
      isFinished = true
    }
    return isFinished
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
