import Host

extension Store {
  /// Looks at each folder, and at the files that are there; of a file only what is odd is told.
  func placeChecks(hasPlayer: Bool) -> [Check] {
    let inner = [places.journalFolder, places.backupsFolder]
    let folders = [parentFolder(of: places.card), places.dataFolder] + inner
    var checks = folders.flatMap { folder in
      folderChecks(folder, isNeeded: hasPlayer && folder != places.backupsFolder)
    }
    checks += folderChecks(places.banksFolder, isNeeded: false, isPrivate: false)
    for folder in [parentFolder(of: places.deviceFile), places.cacheFolder] {
      checks += folderChecks(folder, isNeeded: false)
    }
    let single = [places.card, places.deviceFile, places.lockFile] + places.caches
    let listed = inner.flatMap { folder in
      ((try? files.list(folder)) ?? []).filter { !$0.hasPrefix(".") }.map { joined(folder, $0) }
    }
    return checks + (single + listed).flatMap(fileChecks)
  }

  private func folderChecks(
    _ path: String, isNeeded: Bool, isPrivate: Bool = true
  ) -> [Check] {
    do throws(HostError) {
      let target = try files.linkTarget(path)
      guard let status = try files.status(path) else {
        let finding = target.map { PlaceFinding.dangling(to: $0) } ?? .absent(isNeeded: isNeeded)
        return [Check(.place(finding), at: path)]
      }
      guard status.kind == .folder else { return [Check(.place(.notFolder), at: path)] }
      let odd = rightsFindings(status, path, needed: 0o700, isLink: target != nil, isPrivate)
      let findings = odd.isEmpty ? [.folder(mode: status.mode, leadsTo: target)] : odd
      return findings.map { Check(.place($0), at: path) }
    } catch {
      return [Check(.place(.unreachable(error)), at: path)]
    }
  }

  private func fileChecks(_ path: String) -> [Check] {
    do throws(HostError) {
      let target = try files.linkTarget(path)
      guard let status = try files.status(path) else {
        return target.map { [Check(.place(.dangling(to: $0)), at: path)] } ?? []
      }
      // What is no file is told of where its content is looked at.
      guard status.kind == .file else { return [] }
      let link = target.map { [PlaceFinding.link(to: $0)] } ?? []
      // Of a folder that can't be written to, that is told once.
      let isLocked = (try? files.checkAccess(parentFolder(of: path))) == nil
      let odd = rightsFindings(status, path, needed: 0o600, isLink: target != nil, true)
        .filter { if case .readOnly = $0 { !isLocked } else { true } }
      return (link + odd).map { Check(.place($0), at: path) }
    } catch {
      return [Check(.place(.unreachable(error)), at: path)]
    }
  }

  /// Whose it is, whether it may be written to, and who else gets at it.
  private func rightsFindings(
    _ status: FileStatus, _ path: String, needed: UInt32, isLink: Bool, _ isPrivate: Bool
  ) -> [PlaceFinding] {
    if status.isMine, status.mode & needed != needed { return [.closed(mode: status.mode)] }
    var findings: [PlaceFinding] = status.isMine ? [] : [.foreign(owner: status.owner)]
    do throws(HostError) {
      try files.checkAccess(path)
    } catch {
      findings.append(.readOnly(error))
    }
    if isPrivate, status.mode & 0o077 != 0 {
      findings.append(.open(mode: status.mode, isMendable: status.isMine && !isLink))
    }
    return findings
  }
}
