import Host
import QuizCore

/// What a repair came to.
package struct RepairOutcome: Sendable, Equatable {
  /// The backup made before it; nil where there was nothing to back up, or no lock to be had.
  package let backup: Backup?
  /// What could not be done.
  package let failures: [StoreError]
}

extension Store {
  /// Mends what an examination found and can be mended, after a backup.
  ///
  /// The rights of the player's own files come first, since nothing can be read or backed up without
  /// them. Each step is whole or not done at all; journals are never shortened. What fails is told,
  /// and the rest goes on, but nothing is mended where the backup fails.
  package func repair(_ checks: [Check]) -> RepairOutcome {
    var failures: [StoreError] = []
    for check in checks {
      guard case .place(.closed(let mode)) = check.finding, let path = check.path else { continue }
      attempt(&failures) { () throws(HostError) in
        let needed: UInt32 = try files.status(path)?.kind == .folder ? 0o700 : 0o600
        try files.setMode(path, mode & 0o7700 | needed)
      }
    }
    var backup: Backup?
    do throws(StoreError) {
      try locked { () throws(StoreError) in
        let loaded = try load()
        if !loaded.isNew || loaded.cardFile.bytes != nil { backup = try backUp(loaded, .repair) }
        mend(checks, &failures)
      }
    } catch {
      failures.append(error)
    }
    return RepairOutcome(backup: backup, failures: failures)
  }

  /// Mends one thing after the other; under the lock.
  private func mend(_ checks: [Check], _ failures: inout [StoreError]) {
    var needsCard = false
    for check in checks where check.finding.isMendable {
      guard let path = check.path else { continue }
      switch check.finding {
      case .card: needsCard = true
      case .journal: closeTornLine(&failures)
      default:
        attempt(&failures) { () throws(HostError) in try mend(check.finding, at: path) }
      }
    }
    if needsCard { mendCard(&failures) }
  }

  private func mend(_ finding: CheckFinding, at path: String) throws(HostError) {
    switch finding {
    case .place(.absent): try files.makeFolder(path)
    case .place(.open(let mode, _)): try files.setMode(path, mode & ~0o077)
    case .leftover:
      if leftovers().contains(path) { try files.remove(path) }
    case .cache: try files.remove(path)
    case .backup: try files.move(from: path, to: try unusedPath(path + ".damaged"))
    default: break
    }
  }

  private func closeTornLine(_ failures: inout [StoreError]) {
    do throws(StoreError) {
      guard let device = try reading({ () throws(HostError) in try Device.read(places, files) })
      else { return }
      try closeTornLine(of: device)
    } catch {
      failures.append(error)
    }
  }

  /// Puts a damaged card aside and writes the card anew; it takes the standing that the journals
  /// tell where nothing is lost by it.
  private func mendCard(_ failures: inout [StoreError]) {
    do throws(StoreError) {
      var loaded = try finishingResets(try load())
      let folded = try foldFromNothing()
      let told = folded.player.profile.standing
      if told != loaded.player.profile.standing,
        told.isNoLess(than: loaded.player.profile.standing)
      {
        loaded.folded.player.profile.standing = told
      }
      for case .notSaved(let error) in settle(loaded) { failures.append(.unwritable(error)) }
    } catch {
      failures.append(error)
    }
  }

  private func attempt(_ failures: inout [StoreError], _ step: () throws(HostError) -> Void) {
    do throws(HostError) {
      try step()
    } catch {
      failures.append(.unwritable(error))
    }
  }
}
