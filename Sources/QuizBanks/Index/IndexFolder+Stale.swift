package import Host

extension IndexFolder {
  /// The files of indexes that are of no use any more: damaged, of a bank that changed or is gone,
  /// or left half written by a killed run.
  package func staleFiles(_ files: Files) -> [String] {
    let names = (try? files.list(path)) ?? []
    return names.filter { isStale($0, files) }.map { joined(path, $0) }
  }

  private func isStale(_ name: String, _ files: Files) -> Bool {
    let file = joined(path, name)
    if name.hasPrefix(".") {
      // A dot, the name, a dot, sixteen digits and `.tmp`; the digits are looked at by the callee.
      guard name.hasSuffix(".index" + String(name.suffix(21))) else { return false }
      let target = String(decoding: name.utf8.dropFirst().dropLast(21), as: UTF8.self)
      return ((try? files.leftovers(of: joined(path, target))) ?? []).contains(name)
    }
    guard name.hasSuffix(".index"), let made = try? files.status(file), made.kind == .file else {
      return false
    }
    guard let index = BankIndex(files, file, size: made.size) else { return true }
    let stamp = index.head.stamp
    guard place(of: stamp.path) == file, let bank = try? files.status(stamp.path) else {
      return true
    }
    return FileStamp(stamp.path, bank) != stamp || stamp.isTooFresh(for: made)
  }
}
