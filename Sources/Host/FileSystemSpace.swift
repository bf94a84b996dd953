#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a file system has left for this user.
package struct FileSystemSpace: Sendable, Equatable {
  /// The bytes that can still be written.
  package let bytes: Int
  /// How many more files can be made; nil where the file system has no such limit.
  package let files: Int?

  /// Describes what is left.
  package init(bytes: Int, files: Int? = nil) {
    self.bytes = bytes
    self.files = files
  }
}

extension FileSystemSpace {
  init(_ raw: statvfs) {
    let (bytes, isOver) = UInt64(raw.f_bavail).multipliedReportingOverflow(
      by: UInt64(raw.f_frsize))
    self.bytes = isOver ? .max : Int(clamping: bytes)
    files = raw.f_files == 0 ? nil : Int(clamping: UInt64(raw.f_favail))
  }
}
