#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the file system knows about one file, without its content.
package struct FileStatus: Sendable, Equatable {
  /// The kinds that are told apart; a pipe, a socket and a device are all `other`.
  package enum Kind: Sendable, Equatable {
    case file
    case folder
    case link
    case other
  }

  package var kind: Kind
  /// The length in bytes.
  package var size: Int
  /// The permission bits, 0 to 0o7777.
  package var mode: UInt32
  /// The last change of the content, in whole seconds since 1970 UTC.
  package var modifiedSeconds: Int64
  /// What is to be added to `modifiedSeconds`, 0 to 999,999,999.
  package var modifiedNanoseconds: Int64
  package var device: UInt64
  package var inode: UInt64
  /// The user it belongs to.
  package var owner: UInt32
  package var group: UInt32

  /// Whether both are the same file on disk, whatever its content.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}

extension FileStatus {
  init(_ raw: stat) {
    kind = Kind(rawMode: UInt32(raw.st_mode))
    size = Int(raw.st_size)
    mode = UInt32(raw.st_mode) & 0o7777
    #if canImport(Darwin)
      let modified = raw.st_mtimespec
    #else
      let modified = raw.st_mtim
    #endif
    modifiedSeconds = Int64(modified.tv_sec)
    modifiedNanoseconds = Int64(modified.tv_nsec)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    inode = UInt64(truncatingIfNeeded: raw.st_ino)
    owner = UInt32(raw.st_uid)
    group = UInt32(raw.st_gid)
  }
}

extension FileStatus.Kind {
  fileprivate init(rawMode: UInt32) {
    switch rawMode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): self = .file
    case UInt32(S_IFDIR): self = .folder
    case UInt32(S_IFLNK): self = .link
    default: self = .other
    }
  }
}
