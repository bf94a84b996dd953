#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether a lock could be had, as a look at it told.
package enum LockState: Sendable, Equatable {
  /// There is no file yet; whoever writes first makes it.
  case absent
  case free
  /// Another process has it at this moment.
  case held
}

extension FileStatus {
  /// Whether the file belongs to the user of this process.
  package var isMine: Bool { owner == geteuid() }
}

// What is asked for without changing anything.
extension Files {
  /// Returns what the file system has left on which the path lies, or would lie.
  package func space(at path: String) throws(HostError) -> FileSystemSpace {
    let place = try nearestPresent(path)
    return try attempt(.inspect, place) { () throws(ErrorNumber) in try calls.statvfs(place) }
  }

  /// Returns the path, or the nearest folder above it that is there.
  package func nearestPresent(_ path: String) throws(HostError) -> String {
    var place = path
    while try status(place) == nil {
      let above = parentFolder(of: place)
      if above == place { break }
      place = above
    }
    return place
  }

  /// Throws unless this user may make files in a folder, or write to a file, that is there.
  package func checkAccess(_ path: String) throws(HostError) {
    try attempt(.open, path) { () throws(ErrorNumber) in try calls.access(path) }
  }

  /// Returns where a link at the path leads at last, be it there or not; nil where there is no link.
  package func linkTarget(_ path: String) throws(HostError) -> String? {
    guard try linkStatus(path)?.kind == .link else { return nil }
    if let real = try? realPath(path) { return real }
    return try destination(of: path)
  }

  /// Returns the names of what killed runs of `replace` left beside the file.
  package func leftovers(of path: String) throws(HostError) -> [String] {
    let target = try destination(of: path)
    let name = lastName(of: target)
    return try list(parentFolder(of: target)).filter { TemporaryName.matches($0, for: name) }
  }

  /// Takes the lock of a file for a moment, if it is there and free; a pipe or a device is an error.
  package func lockState(_ path: String) throws(HostError) -> LockState {
    guard let status = try status(path) else { return .absent }
    guard status.kind == .file else { throw HostError(.lock, path, code: EINVAL) }
    return try withOpenFile(path, O_RDWR) { descriptor throws(HostError) in
      do throws(HostError) {
        try retrying(.lock, path) { () throws(ErrorNumber) in try calls.flock(descriptor) }
        return .free
      } catch {
        if error.code == EWOULDBLOCK { return .held }
        throw error
      }
    }
  }

  /// Sets the permission bits of what the path leads to.
  package func setMode(_ path: String, _ mode: UInt32) throws(HostError) {
    try attempt(.write, path) { () throws(ErrorNumber) in try calls.chmod(path, mode) }
  }
}
