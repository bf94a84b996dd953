import Host
package import QuizCore

extension Store {
  /// Brings the state of a backup back, the newest by default, after a backup of the present state.
  ///
  /// Journals that it holds are put back beside the present ones, and the state is appended as a
  /// line, so that it is what the journals come to. Returns the backup made before, which undoes
  /// this, and the player.
  package func restore(_ name: String? = nil) throws(StoreError) -> (Backup, Player) {
    try lookBeforeWriting(always: true)
    return try locked { () throws(StoreError) in
      let (chosen, content) = try restorable(name)
      var (loaded, device) = try loadForWriting()
      let undo = try backUp(loaded, .restore)
      if let journals = content.journals, !journals.isEmpty {
        try putBack(journals)
        loaded = try load()
      }
      var ranks: [Rank] = []
      let event = Event.restored(backup: chosen.name, content.player, undo: undo.name)
      _ = try append([event], to: device, &loaded, &ranks, afterAll: true)
      _ = settle(loaded)
      rotateBackups(keeping: [chosen.name, undo.name])
      return (undo, loaded.player)
    }
  }

  /// Writes journals beside the present ones: one that is there as it is, or longer, is left, and
  /// beside one that differs it gets another name.
  private func putBack(_ journals: [DeviceName: [UInt8]]) throws(StoreError) {
    for (device, bytes) in journals.sorted(by: { $0.key < $1.key }) {
      guard device.canNameFile else { continue }
      try writing { () throws(HostError) in
        let start = joined(places.journalFolder, device.text)
        var path = start + ".jsonl"
        if let present = try files.readIfPresent(path, limit: bytes.count) {
          if present == bytes { return }
          path = try unusedPath(start, ending: ".jsonl")
        }
        try files.replace(path, with: bytes)
      }
    }
  }
}
