#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// Makes a folder and those above it that are missing, with 0700; one that is there stays as it
  /// is, and a link to a folder that is missing has its target made.
  package func makeFolder(_ path: String) throws(HostError) {
    try makeFolder(path, linksLeft: 40)
  }

  private func makeFolder(_ path: String, linksLeft: Int) throws(HostError) {
    if let existing = try status(path) {
      guard existing.kind == .folder else { throw HostError(.createFolder, path, code: ENOTDIR) }
      return
    }
    guard !path.isEmpty else { throw HostError(.createFolder, path, code: ENOENT) }
    let parent = parentFolder(of: path)
    if try linkStatus(path)?.kind == .link {
      guard linksLeft > 0 else { throw HostError(.createFolder, path, code: ELOOP) }
      let text = try attempt(.resolve, path) { () throws(ErrorNumber) in
        try calls.readlink(path)
      }
      return try makeFolder(joined(parent, text), linksLeft: linksLeft - 1)
    }
    if parent != path { try makeFolder(parent, linksLeft: linksLeft) }
    do {
      try attempt(.createFolder, path) { () throws(ErrorNumber) in try calls.mkdir(path, 0o700) }
    } catch {
      // Another process may have made it meanwhile.
      if error.code == EEXIST, try status(path)?.kind == .folder { return }
      throw error
    }
    try syncFolder(parent, for: path)
  }

  /// Returns the names in a folder, sorted by their bytes, hidden ones too; none when it is absent.
  package func list(_ path: String) throws(HostError) -> [String] {
    do {
      let names = try retrying(.list, path) { () throws(ErrorNumber) in try calls.list(path) }
      return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      if error.code == ENOENT { return [] }
      throw error
    }
  }

  /// Removes a file, or a link without its target; nothing happens when it is absent.
  package func remove(_ path: String) throws(HostError) {
    do {
      try attempt(.remove, path) { () throws(ErrorNumber) in try calls.unlink(path) }
    } catch {
      if !error.isAbsence { throw error }
    }
  }

  /// Removes what killed runs of `replace` left beside the file, and returns those names.
  ///
  /// Callers hold the lock under which the file is written, else the new file of a run that is
  /// still alive goes too.
  @discardableResult
  package func removeLeftovers(of path: String) throws(HostError) -> [String] {
    let folder = parentFolder(of: try destination(of: path))
    let stale = try leftovers(of: path)
    for leftover in stale { try remove(joined(folder, leftover)) }
    return stale
  }

  /// Renames a file, or a link without its target, replacing what is at the new path.
  ///
  /// Missing folders are made. To another file system the bytes are copied, then the old file is
  /// removed.
  package func move(from old: String, to new: String) throws(HostError) {
    try makeFolder(parentFolder(of: new))
    do {
      try attempt(.rename, old) { () throws(ErrorNumber) in try calls.rename(old, new) }
    } catch {
      guard error.code == EXDEV, let status = try status(old) else { throw error }
      try copy(from: old, to: new, mode: status.mode)
      try remove(old)
    }
    try syncFolder(parentFolder(of: new), for: new)
    try syncFolder(parentFolder(of: old), for: old)
  }

  /// Waits until a folder's entries are on the disk; errors are about `path`.
  ///
  /// A folder that may not be read, or a file system that can't sync one, is let pass: the entry
  /// is made by then, and nothing better can be done.
  package func syncFolder(_ folder: String, for path: String) throws(HostError) {
    do {
      try withOpenFile(folder, O_RDONLY | O_DIRECTORY) { descriptor throws(HostError) in
        try retrying(.sync, path) { () throws(ErrorNumber) in try calls.fsync(descriptor) }
      }
    } catch {
      let isUnable =
        error.operation == .open
        ? error.code == EACCES
        : [EINVAL, ENOTSUP, EBADF].contains(error.code)
      if !isUnable { throw HostError(.sync, path, code: error.code) }
    }
  }
}
