import Host
package import QuizCore

/// Everything that a look at the disk found.
package struct Examination: Sendable {
  /// The findings, those of one thing together.
  package let checks: [Check]
  /// The player as a start shows it; nil where that can't be told.
  package let player: Player?
  /// The latest instant of a line in a journal.
  package let newest: Instant?
}

extension Store {
  /// Looks at everything on disk and changes nothing, whatever lies there.
  package func examine() -> Examination {
    let loaded = Result { () throws(StoreError) in try load() }
    let refolded = Result { () throws(StoreError) in try foldFromNothing() }
    let device = (try? Device.read(places, files)) ?? nil
    let present = try? loaded.get()
    let player = present.flatMap { $0.isNew ? nil : $0.player }
    let marks = present?.folded.marks ?? [:]
    return Examination(
      checks: placeChecks(hasPlayer: player != nil) + cardChecks(loaded, refolded)
        + [deviceCheck(device)] + journalChecks(own: device) + leftoverChecks() + backupChecks()
        + [cacheCheck(present, try? refolded.get())] + studyChecks(try? refolded.get())
        + sumsChecks(try? refolded.get())
        + [lockCheck()] + spaceChecks(),
      player: player, newest: marks.values.filter { $0.offset > 0 }.map(\.latest).max())
  }

  /// What the journals alone come to.
  func foldFromNothing() throws(StoreError) -> Folded {
    try reading { () throws(HostError) in
      var fold = Fold(
        card: nil, cache: nil, journals: try JournalFolder.journals(places, files),
        beginning: beginning, wantsStudy: true)
      return try fold.state()
    }
  }

  private func deviceCheck(_ device: DeviceName?) -> Check {
    let path = places.deviceFile
    do throws(HostError) {
      if let kind = try files.status(path)?.kind, kind != .file {
        return Check(.device(.notFile), at: path)
      }
      if let device { return Check(.device(.named(device.text)), at: path) }
      let isThere = try files.read(path, upTo: 64) != .absent
      return Check(.device(isThere ? .invalid : .absent), at: path)
    } catch {
      return Check(.device(.unreadable(error)), at: path)
    }
  }

  private func lockCheck() -> Check {
    let path = places.lockFile
    do throws(HostError) {
      if let kind = try files.status(path)?.kind, kind != .file {
        return Check(.lock(.notFile), at: path)
      }
      switch try files.lockState(path) {
      case .absent: return Check(.lock(.absent), at: path)
      case .free: return Check(.lock(.free), at: path)
      case .held: return Check(.lock(.held), at: path)
      }
    } catch {
      return Check(.lock(.failed(error)), at: path)
    }
  }
}

extension StoreError {
  /// The call to the system that failed, if one did.
  var hostError: HostError? {
    switch self {
    case .unreadable(let error), .unwritable(let error): error
    default: nil
    }
  }
}
