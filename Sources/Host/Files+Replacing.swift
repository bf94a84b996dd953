#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// Writes a whole file: after any failure, kill or power cut it has the old bytes or the new.
  ///
  /// Links are followed, also one to a file not yet there; missing folders are made with 0700. A
  /// new file gets `mode`; an existing one keeps its mode and, where that is allowed, its owner. A
  /// file that may not be written is refused even where its folder could be. A pipe or a device is
  /// written to directly. When only the last step fails, the sync of the folder, the new bytes
  /// stand and the error is thrown all the same. What is not `synced` may be gone or torn after a
  /// power cut, though not after a kill: for what is checked when it is read, and can be made again.
  package func replace(
    _ path: String, with bytes: [UInt8], mode: UInt32 = 0o600, synced: Bool = true
  ) throws(HostError) {
    try replace(path, mode: mode, synced: synced) { descriptor throws(HostError) in
      try writeAll(bytes, to: descriptor, path)
      return bytes.count
    }
  }

  /// Writes a copy of a file in pieces, as `replace` does with bytes.
  package func copy(
    from source: String, to path: String, mode: UInt32 = 0o600
  ) throws(HostError) {
    try withOpenFile(source, O_RDONLY) { input throws(HostError) in
      try replace(path, mode: mode, synced: true) { output throws(HostError) in
        var length = 0
        while true {
          let piece = try readToEnd(input, source, expecting: 1 << 18, limit: 1 << 18)
          if piece.isEmpty { return length }
          try writeAll(piece, to: output, path)
          length &+= piece.count
        }
      }
    }
  }

  /// Lets `write` fill a new file beside the real one and puts it in its place; `write` returns
  /// how long the file has to be.
  private func replace(
    _ path: String, mode: UInt32, synced: Bool, _ write: (Int32) throws(HostError) -> Int
  ) throws(HostError) {
    let existing = try status(path)
    if existing?.kind == .folder { throw HostError(.open, path, code: EISDIR) }
    if existing?.kind == .other {
      _ = try withOpenFile(path, O_WRONLY, write)
      return
    }
    let target = try destination(of: path)
    if existing == nil {
      try makeFolder(parentFolder(of: target))
    } else {
      try withOpenFile(target, O_WRONLY) { _ in }
    }
    let temporary = try withNewSibling(of: target, path, mode: mode) {
      descriptor throws(HostError) in
      try dress(descriptor, as: existing, path)
      try checkLength(of: descriptor, try write(descriptor), path)
      if synced {
        try retrying(.sync, path) { () throws(ErrorNumber) in try calls.fsync(descriptor) }
      }
    }
    do {
      try attempt(.rename, path) { () throws(ErrorNumber) in
        try calls.rename(temporary, target)
      }
    } catch {
      try? calls.unlink(temporary)
      throw error
    }
    if synced { try syncFolder(parentFolder(of: target), for: path) }
  }

  /// Makes a file with an unused name in the target's folder and lets `fill` write it; it is
  /// removed when that fails.
  private func withNewSibling(
    of target: String, _ path: String, mode: UInt32, _ fill: (Int32) throws(HostError) -> Void
  ) throws(HostError) -> String {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    for _ in 0..<16 {
      let name = joined(parentFolder(of: target), TemporaryName.fresh(for: lastName(of: target)))
      var isMade = false
      do {
        try withOpenFile(name, flags, mode: mode) { descriptor throws(HostError) in
          isMade = true
          try fill(descriptor)
        }
        return name
      } catch {
        if isMade { try? calls.unlink(name) }
        if isMade || error.code != EEXIST {
          throw HostError(error.operation, isMade ? error.path : path, code: error.code)
        }
      }
    }
    throw HostError(.open, path, code: EEXIST)
  }

  /// Gives the new file the owner and the mode of the one it is to replace.
  private func dress(
    _ descriptor: Int32, as existing: FileStatus?, _ path: String
  ) throws(HostError) {
    guard let existing else { return }
    let new = try attempt(.inspect, path) { () throws(ErrorNumber) in
      try calls.fstat(descriptor)
    }
    if new.owner != existing.owner || new.group != existing.group {
      try? calls.fchown(descriptor, existing.owner, existing.group)
    }
    if new.mode != existing.mode {
      try attempt(.write, path) { () throws(ErrorNumber) in
        try calls.fchmod(descriptor, existing.mode)
      }
    }
  }

  /// Checks that all bytes have arrived.
  private func checkLength(
    of descriptor: Int32, _ length: Int, _ path: String
  ) throws(HostError) {
    let size = try attempt(.inspect, path) { () throws(ErrorNumber) in
      try calls.fstat(descriptor).size
    }
    guard size == length else { throw HostError(.write, path, code: EIO) }
  }
}
