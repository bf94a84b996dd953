#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// Describes what the path leads to through links, or nil when there is nothing.
  package func status(_ path: String) throws(HostError) -> FileStatus? {
    try present(path) { () throws(ErrorNumber) in try calls.stat(path) }
  }

  /// Describes what lies at the path itself, a link as a link, or nil when there is nothing.
  package func linkStatus(_ path: String) throws(HostError) -> FileStatus? {
    try present(path) { () throws(ErrorNumber) in try calls.lstat(path) }
  }

  /// Returns the absolute path without links and dots; everything on it must be there.
  package func realPath(_ path: String) throws(HostError) -> String {
    try attempt(.resolve, path) { () throws(ErrorNumber) in try calls.realpath(path) }
  }

  /// Throws what `replace` would stumble over at once, a read-only home or a missing permission, and
  /// leaves nothing behind; a full disk only shows when it is written to.
  package func checkWritable(_ path: String) throws(HostError) {
    let target = try destination(of: path)
    _ = try checkFile(target, for: path)
    try checkFolder(of: target, for: path)
  }

  /// Throws what `append` would stumble over at once; a file that is there grows in a folder that may
  /// not be written, too.
  package func checkAppendable(_ path: String) throws(HostError) {
    let target = try destination(of: path)
    if try checkFile(target, for: path) { return }
    try checkFolder(of: target, for: path)
  }

  /// Whether there is a file, which then may be written.
  private func checkFile(_ target: String, for path: String) throws(HostError) -> Bool {
    switch try status(target)?.kind {
    case nil: return false
    case .folder: throw HostError(.open, path, code: EISDIR)
    case .some:
      try attempt(.open, path) { () throws(ErrorNumber) in try calls.access(target) }
      return true
    }
  }

  /// Looks at the folder, or at the nearest one above it that is there.
  private func checkFolder(of target: String, for path: String) throws(HostError) {
    var folder = parentFolder(of: target)
    var nearest = try status(folder)
    while nearest == nil {
      let above = parentFolder(of: folder)
      if above == folder { break }
      folder = above
      nearest = try status(folder)
    }
    if let nearest, nearest.kind != .folder { throw HostError(.open, path, code: ENOTDIR) }
    try attempt(.open, path) { [folder] () throws(ErrorNumber) in try calls.access(folder) }
  }

  private func present(
    _ path: String, _ call: () throws(ErrorNumber) -> FileStatus
  ) throws(HostError) -> FileStatus? {
    do {
      return try attempt(.inspect, path, call)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Returns the place where a write through the path would land: links followed by hand, since
  /// the last one may lead to a file that is yet to be made.
  ///
  /// Only the last name is followed; links among the folders before it are the kernel's task.
  package func destination(of path: String) throws(HostError) -> String {
    guard !path.isEmpty else { throw HostError(.open, path, code: ENOENT) }
    guard path.utf8.last != UInt8(ascii: "/") else { throw HostError(.open, path, code: EISDIR) }
    var place = path
    for _ in 0..<40 {
      guard let entry = try linkStatus(place), entry.kind == .link else { return place }
      let text = try attempt(.resolve, path) { [place] () throws(ErrorNumber) in
        try calls.readlink(place)
      }
      place = joined(parentFolder(of: place), text)
    }
    throw HostError(.resolve, path, code: ELOOP)
  }
}
