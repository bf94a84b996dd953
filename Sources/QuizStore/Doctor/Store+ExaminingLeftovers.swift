import Host

extension Store {
  /// Finds what killed runs left half written beside the files.
  func leftoverChecks() -> [Check] { leftovers().map { Check(.leftover, at: $0) } }

  /// The paths of new files that were never put in their place.
  func leftovers() -> [String] {
    var paths: [String] = []
    for file in [places.card, places.deviceFile] + places.caches {
      guard let names = try? files.leftovers(of: file),
        let folder = try? files.destination(of: file)
      else { continue }
      paths += names.map { joined(parentFolder(of: folder), $0) }
    }
    for folder in [places.journalFolder, places.backupsFolder] {
      for name in (try? files.list(folder)) ?? [] where name.hasPrefix(".") {
        // A dot, the name, a dot, sixteen digits and `.tmp`; the digits are looked at by the callee.
        guard name.hasSuffix(".tmp"), name.utf8.count > 22 else { continue }
        let target = String(decoding: name.utf8.dropFirst().dropLast(21), as: UTF8.self)
        let stale = (try? files.leftovers(of: joined(folder, target))) ?? []
        if stale.contains(name) { paths.append(joined(folder, name)) }
      }
    }
    return paths
  }
}
