import Host
package import QuizCore

extension Store {
  /// Writes events down: whole lines in one write, synced, then the card.
  ///
  /// `events` is called under the lock with the player as of that moment, so that what another
  /// process wrote meanwhile is known. For a new player a line with the nickname comes first. When
  /// this throws nothing was recorded; a power cut while several lines are written may leave the
  /// first of them, so what belongs together is one event.
  package func record(_ events: (Player) -> [Event]) throws(StoreError) -> Recorded {
    try lookBeforeWriting()
    return try locked { () throws(StoreError) in
      var (loaded, device) = try loadForWriting()
      let found = loaded.notices + loaded.lastingNotices
      var new = events(loaded.player)
      let needsName = loaded.hasNoLines && (loaded.isNew || !new.isEmpty)
      if needsName { new.insert(.renamed(loaded.player.profile.nickname), at: 0) }
      let backedUp = new.isEmpty ? [] : backUpOnceADay(loaded)
      var ranks: [Rank] = []
      let finished = loaded.player.diary.finished
      let entries = try append(new, to: device, &loaded, &ranks)
      let settled = settle(loaded, remembersDiary: loaded.player.diary.finished != finished)
      return Recorded(
        player: loaded.player, entries: entries, ranks: ranks,
        notices: found.after(settling: settled) + backedUp + settled)
    }
  }

  /// Reads everything after closing off a line that a killed run left torn, and after finishing a
  /// reset that one left half done.
  ///
  /// Also returns the name of this machine's journal, which is chosen when there is none.
  func loadForWriting() throws(StoreError) -> (Loaded, device: DeviceName) {
    let device = try device()
    try checkJournal(of: device)
    try closeTornLine(of: device)
    sweepLeftovers()
    let loaded = try finishingResets(try load())
    try remember(loaded)
    return (loaded, device)
  }

  /// Removes what killed runs left half written in the player's folders; a failure is of no account.
  private func sweepLeftovers() {
    let folders = [
      places.backupsFolder, places.journalFolder, parentFolder(of: places.card),
      parentFolder(of: places.deviceFile), places.cacheFolder,
    ]
    for folder in folders {
      for name in (try? files.list(folder)) ?? [] where name.hasPrefix(".") {
        // A dot, the name, a dot, sixteen digits and `.tmp`; the digits are looked at by the callee.
        guard name.hasSuffix(".tmp"), name.utf8.count > 22 else { continue }
        let target = String(decoding: name.utf8.dropFirst().dropLast(21), as: UTF8.self)
        _ = try? files.removeLeftovers(of: joined(folder, target))
      }
    }
  }

  /// Throws where something else has the place of this machine's journal.
  func checkJournal(of device: DeviceName) throws(StoreError) {
    let path = places.journal(of: device)
    let status = try writing { () throws(HostError) in try files.status(path) }
    if let trouble = status.flatMap({ JournalTrouble($0) }) {
      throw .badJournal(path: path, trouble)
    }
  }

  /// Ends a line that a killed run left torn, so that the next one begins a line of its own.
  func closeTornLine(of device: DeviceName) throws(StoreError) {
    let path = places.journal(of: device)
    let isTorn = try reading { () throws(HostError) in
      guard let status = try files.status(path), status.size > 0 else { return false }
      return try files.read(path, from: status.size - 1, limit: 1) != [newline]
    }
    if isTorn {
      _ = try writing { () throws(HostError) in try files.append([newline], to: path) }
    }
  }

  /// Appends events to the journal of this machine and takes them into the state.
  ///
  /// Nothing is thrown once they are written. With `afterAll` they get an instant later than every
  /// line there is, so that no machine puts them before one; but not later than lines of a clock that
  /// is more than a day ahead.
  func append(
    _ events: [Event], to device: DeviceName, _ loaded: inout Loaded, _ ranks: inout [Rank],
    afterAll: Bool = false
  ) throws(StoreError) -> [Entry] {
    guard !events.isEmpty else { return [] }
    let now = now
    let instant = afterAll ? loaded.folded.marks.instant(afterAllBut: now) : now
    let entries = events.map { Entry(id: hexadecimal(randomBits()), instant: instant, event: $0) }
    let lines = entries.map(\.line)
    let end = try writing { () throws(HostError) in
      if lines.contains(where: { $0.count > JournalFile.lineLimit }) {
        throw .tooLarge(places.journal(of: device))
      }
      return try files.append(Array(lines.joined()), to: places.journal(of: device))
    }
    for entry in entries { ranks += loaded.folded.player.add(entry) }
    loaded.folded.isLate = loaded.folded.isLate || loaded.folded.spans.contains(instant)
    loaded.folded.spans.insert(instant)
    loaded.folded.lag += entries.count
    let before = loaded.folded.marks[device] ?? .start
    let mark = JournalMark(
      offset: end, hash: lineHash((lines.last ?? []).dropLast()),
      latest: max(before.latest, instant))
    loaded.folded.marks[device] = mark
    let isNext = before.offset + lines.reduce(0) { $0 + $1.count } == end
    let key = MergeKey(latest: mark.latest, device: device)
    let correctsOrder = ClockCorrection.isAhead(before.latest, of: instant)
    if !isNext || correctsOrder || key != loaded.folded.marks.lastKey { refold(&loaded) }
    return entries
  }
}
