#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// Adds bytes to the end of a file, all of them or none, and returns the length after.
  ///
  /// The bytes go in one `write` (a second one only when the system took a part) and are synced;
  /// when that fails the file is cut back to its former length, and one that was not there is gone. Links are followed, missing folders
  /// and the file are made. Callers hold a lock: the cut would take another writer's bytes too.
  @discardableResult
  package func append(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o600
  ) throws(HostError) -> Int {
    let existing = try status(path)
    if existing?.kind == .folder { throw HostError(.open, path, code: EISDIR) }
    if existing?.kind == .other { throw HostError(.open, path, code: EINVAL) }
    let target = try destination(of: path)
    let folder = parentFolder(of: target)
    if existing == nil { try makeFolder(folder) }
    let flags = O_WRONLY | O_APPEND | O_CREAT
    return try withOpenFile(target, flags, mode: mode) { descriptor throws(HostError) in
      let before = try attempt(.inspect, path) { () throws(ErrorNumber) in
        try calls.fstat(descriptor).size
      }
      do throws(HostError) {
        // Before the first byte, so that a file which has some is known to stay in its folder.
        if before == 0 { try syncFolder(folder, for: path) }
        try writeAll(bytes, to: descriptor, path)
        try retrying(.sync, path) { () throws(ErrorNumber) in try calls.fsync(descriptor) }
      } catch {
        cutBack(descriptor, to: before)
        if existing == nil && before == 0 { try? calls.unlink(target) }
        throw error
      }
      return before &+ bytes.count
    }
  }

  /// Cuts a file back to a length that it had, so that what was appended is gone; one that is no longer
  /// stays as it is.
  package func cut(_ path: String, to length: Int) throws(HostError) {
    guard let status = try status(path), status.kind == .file, status.size > length else { return }
    try withOpenFile(path, O_WRONLY) { descriptor throws(HostError) in
      try retrying(.write, path) { () throws(ErrorNumber) in
        try calls.ftruncate(descriptor, max(0, length))
      }
      try retrying(.sync, path) { () throws(ErrorNumber) in try calls.fsync(descriptor) }
    }
  }

  /// Undoes a part of an append as well as the system lets it.
  private func cutBack(_ descriptor: Int32, to length: Int) {
    try? retrying(.write, "") { () throws(ErrorNumber) in
      try calls.ftruncate(descriptor, length)
    }
    try? calls.fsync(descriptor)
  }

  /// Writes every byte, going on after interruptions and after a part was taken.
  func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(HostError) {
    var start = 0
    while start < bytes.count {
      let written = try retrying(.write, path) { () throws(ErrorNumber) in
        try bytes.withUnsafeBufferPointer { whole throws(ErrorNumber) in
          try calls.write(
            descriptor, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: whole[start...])))
        }
      }
      guard written > 0 else { throw HostError(.write, path, code: EIO) }
      start += written
    }
  }
}
