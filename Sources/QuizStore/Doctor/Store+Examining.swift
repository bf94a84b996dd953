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
        + [cacheCheck(present, try? refolded.get())] + [lockCheck()] + spaceChecks(),
      player: player, newest: marks.values.filter { $0.offset > 0 }.map(\.latest).max())
  }

  /// What the journals alone come to.
  func foldFromNothing() throws(StoreError) -> Folded {
    try reading { () throws(HostError) in
      var fold = Fold(
        card: nil, cache: nil, journals: try JournalFolder.journals(places, files),
        beginning: beginning)
      return try fold.state()
    }
  }

  private func deviceCheck(_ device: DeviceName?) -> Check {
    let finding: DeviceFinding
    do throws(HostError) {
      if let device {
        finding = .named(device.text)
      } else {
        switch try files.read(places.deviceFile, upTo: 64) {
        case .absent: finding = .absent
        case .endless, .content: finding = .invalid
        }
        try files.checkRegular(places.deviceFile)
      }
    } catch {
      return Check(.device(.unreadable(error)), at: places.deviceFile)
    }
    return Check(.device(finding), at: places.deviceFile)
  }

  private func lockCheck() -> Check {
    do throws(HostError) {
      switch try files.lockState(places.lockFile) {
      case .absent: return Check(.lock(.absent), at: places.lockFile)
      case .free: return Check(.lock(.free), at: places.lockFile)
      case .held: return Check(.lock(.held), at: places.lockFile)
      }
    } catch {
      return Check(.lock(.failed(error)), at: places.lockFile)
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
