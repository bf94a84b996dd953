/// The calls to the operating system that can fail, as values, so that a test can put a full disk,
/// an interruption or a kill in their place.
///
/// Each is named after the call it makes and fails with that call's `errno`. Paths are UTF-8; one
/// that holds a NUL fails with `EINVAL`.
package struct SystemCalls: Sendable {
  /// Takes path, flags and mode; gives a descriptor.
  package var open: @Sendable (String, Int32, UInt32) throws(ErrorNumber) -> Int32
  /// Gives the number of bytes read, 0 at the end.
  package var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) throws(ErrorNumber) -> Int
  /// Gives the number of bytes written, which may be fewer than asked.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) throws(ErrorNumber) -> Int
  /// Moves to an offset from the start.
  package var lseek: @Sendable (Int32, Int) throws(ErrorNumber) -> Void
  /// Waits until the content is on the disk, through the drive's cache where the system can.
  package var fsync: @Sendable (Int32) throws(ErrorNumber) -> Void
  /// Sets the length in bytes.
  package var ftruncate: @Sendable (Int32, Int) throws(ErrorNumber) -> Void
  /// Gives up the descriptor, even when it fails.
  package var close: @Sendable (Int32) throws(ErrorNumber) -> Void
  /// Takes the exclusive lock or fails at once with `EWOULDBLOCK`.
  package var flock: @Sendable (Int32) throws(ErrorNumber) -> Void
  /// Describes an open file.
  package var fstat: @Sendable (Int32) throws(ErrorNumber) -> FileStatus
  /// Describes what the path leads to, through links.
  package var stat: @Sendable (String) throws(ErrorNumber) -> FileStatus
  /// Describes what lies at the path itself, so a link as a link.
  package var lstat: @Sendable (String) throws(ErrorNumber) -> FileStatus
  /// Asks whether this user may write to the path, and enter it where it is a folder.
  package var access: @Sendable (String) throws(ErrorNumber) -> Void
  /// Sets the permission bits of an open file.
  package var fchmod: @Sendable (Int32, UInt32) throws(ErrorNumber) -> Void
  /// Sets the permission bits of what a path leads to.
  package var chmod: @Sendable (String, UInt32) throws(ErrorNumber) -> Void
  /// Tells what the file system of a path has left.
  package var statvfs: @Sendable (String) throws(ErrorNumber) -> FileSystemSpace
  /// Gives an open file to a user and a group.
  package var fchown: @Sendable (Int32, UInt32, UInt32) throws(ErrorNumber) -> Void
  /// Renames the first path to the second, replacing what is there.
  package var rename: @Sendable (String, String) throws(ErrorNumber) -> Void
  /// Removes a file or a link.
  package var unlink: @Sendable (String) throws(ErrorNumber) -> Void
  /// Makes one folder with a mode.
  package var mkdir: @Sendable (String, UInt32) throws(ErrorNumber) -> Void
  /// Gives the text of a link; `EILSEQ` where it isn't UTF-8.
  package var readlink: @Sendable (String) throws(ErrorNumber) -> String
  /// Gives the absolute path without links and dots.
  package var realpath: @Sendable (String) throws(ErrorNumber) -> String
  /// Gives the names in a folder in no particular order, without `.` and `..`.
  package var list: @Sendable (String) throws(ErrorNumber) -> [String]
}
