import Host
import QuizCore

extension Store {
  /// Says what an import would come to; nothing is written.
  package func previewImport(
    of document: ProfileDocument
  ) throws(StoreError) -> ImportOutcome {
    ImportOutcome(try plan(document, try load()), backup: nil, notices: [])
  }

  /// Takes a profile in, as a shared folder would bring its journals, after a backup.
  ///
  /// New journals are written first, then others are gone on with, then the state comes back by a
  /// line where the journals tell of less of it, and the card is written last. A run that is killed in
  /// between is finished by another import of the same document. When this throws, the journals are as
  /// they were.
  package func importProfile(
    _ document: ProfileDocument
  ) throws(StoreError) -> ImportOutcome {
    try locked { () throws(StoreError) in
      let loaded = try finishingResets(try load())
      let plan = try plan(document, loaded)
      if plan.isNothing { return ImportOutcome(plan, backup: nil, notices: []) }
      let backup = plan.isUnused ? nil : try backUp(loaded, .profileImport)
      let after = try carryOut(plan)
      let notices = settle(after, remembersDiary: true)
      if let backup { rotateBackups(keeping: [backup.name]) }
      return ImportOutcome(
        plan, after: after.player, backup: backup,
        notices: after.notices.filter { $0 != .cardRebuilt } + notices)
    }
  }

  private func carryOut(_ plan: ImportPlan) throws(StoreError) -> Loaded {
    var begun: [JournalWrite] = []
    do {
      for write in plan.merge.writes {
        begun.append(write)
        try carryOut(write)
      }
      var after = try load()
      if !plan.brought.isEmpty {
        let (loaded, device) = try loadForWriting()
        after = loaded
        var ranks: [Rank] = []
        _ = try append(plan.brought, to: device, &after, &ranks, afterAll: true)
      }
      return removing(plan.merge.superseded, after)
    } catch {
      for write in begun.reversed() { takeBack(write) }
      throw error
    }
  }

  private func takeBack(_ write: JournalWrite) {
    let path = places.journal(of: write.device)
    if let present = write.present {
      try? files.cut(path, to: present)
    } else {
      try? files.remove(path)
    }
  }

  private func carryOut(_ write: JournalWrite) throws(StoreError) {
    try writing { () throws(HostError) in
      let path = places.journal(of: write.device)
      if let present = write.present {
        try files.append(Array(write.content[present...]), to: path)
      } else {
        _ = try? files.removeLeftovers(of: path)
        try files.replace(path, with: write.content)
      }
    }
  }

  /// Removes copies that are within others; one that can't be removed does no harm.
  private func removing(_ superseded: [DeviceName], _ loaded: Loaded) -> Loaded {
    if superseded.isEmpty { return loaded }
    for device in superseded { try? files.remove(places.journal(of: device)) }
    return (try? load()) ?? loaded
  }
}

extension ImportOutcome {
  /// Describes what a plan came to.
  fileprivate init(
    _ plan: ImportPlan, after: Player? = nil, backup: Backup?, notices: [StoreNotice]
  ) {
    self.init(
      before: plan.before, wasUnused: plan.isUnused, after: after ?? plan.after,
      takes: plan.merge.takes, bringsState: plan.bringsState,
      isNothing: plan.isNothing,
      backup: backup, notices: notices)
  }
}
