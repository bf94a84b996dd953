import Host
import QuizCore

/// Where the indexes of banks are kept; whatever is in it may be deleted at any time.
package struct IndexFolder: Sendable {
  /// The folder, made when the first index is written.
  package let path: String
  /// The fewest bytes of a bank that gets an index; smaller ones are read whole.
  package let minimumSize: Int

  /// Names the folder; by default banks from 16 KiB on get an index, which takes a sixth of the time
  /// to read that such a bank takes.
  package init(_ path: String, minimumSize: Int = 16_384) {
    self.path = path
    self.minimumSize = minimumSize
  }

  /// Reads the index of a file; nil when there is none of the file as it is now.
  func index(for stamp: FileStamp, _ files: Files) -> BankIndex? {
    let place = place(of: stamp.path)
    guard let status = try? files.status(place), status.kind == .file,
      !stamp.isTooFresh(for: status), let index = BankIndex(files, place, size: status.size),
      index.head.stamp == stamp
    else { return nil }
    return index
  }

  /// Writes an index; without it the bank is only indexed again the next time, and so it is when a
  /// power cut tears it, which shows in its checksums.
  func keep(_ index: BankIndex, _ files: Files) {
    let place = place(of: index.head.stamp.path)
    _ = try? files.removeLeftovers(of: place)
    if let bytes = index.bytes { try? files.replace(place, with: bytes, synced: false) }
  }

  /// Removes an index that turned out wrong, so that it is made again the next time.
  func drop(_ index: BankIndex, _ files: Files) {
    try? files.remove(place(of: index.head.stamp.path))
  }

  /// The file of an index, named by a hash of the bank's path; the path itself stands within.
  func place(of bank: String) -> String {
    let digits = String(FNV1a64.hash(bank), radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.utf8.count)
    return joined(path, zeros + digits + ".index")
  }
}
