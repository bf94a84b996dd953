import Host

/// Which file it was, and in which state: another stamp means that its content may be another.
struct FileStamp: Sendable, Equatable {
  let path: String
  let size: Int
  let modifiedSeconds: Int64
  let modifiedNanoseconds: Int64
  let device: UInt64
  let inode: UInt64
}

extension FileStamp {
  init(_ path: String, _ status: FileStatus) {
    self.init(
      path: path, size: status.size, modifiedSeconds: status.modifiedSeconds,
      modifiedNanoseconds: status.modifiedNanoseconds, device: status.device,
      inode: status.inode)
  }

  /// Whether a file was made from this one so soon after its last change that a further change
  /// within the same tick of the file system's clock would not show.
  func isTooFresh(for made: FileStatus) -> Bool {
    // A time in whole seconds is most likely one of a file system that knows no smaller ones.
    let tick: Int64 = modifiedNanoseconds == 0 ? 2_000_000_000 : 20_000_000
    let (seconds, isFar) = made.modifiedSeconds.subtractingReportingOverflow(modifiedSeconds)
    guard !isFar, (-2...4).contains(seconds) else { return false }
    let elapsed = seconds * 1_000_000_000 + (made.modifiedNanoseconds &- modifiedNanoseconds)
    return (0..<tick).contains(elapsed)
  }
}
