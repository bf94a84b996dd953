import Host

/// What reading a file up to a limit gives, so that no file can fill the memory.
enum BoundedFile: Sendable, Equatable {
  /// There is none.
  case absent
  /// All of its bytes.
  case content([UInt8])
  /// It is longer than the limit, or a device or a pipe, which may never end; nothing was kept of it.
  case endless

  /// The bytes, if there are some and they are not too many.
  var bytes: [UInt8]? {
    if case .content(let bytes) = self { bytes } else { nil }
  }
}

extension Files {
  /// Reads a file of at most `limit` bytes.
  func read(_ path: String, upTo limit: Int) throws(HostError) -> BoundedFile {
    guard let status = try status(path) else { return .absent }
    if status.kind == .other || status.kind == .file && status.size > limit { return .endless }
    // It may have grown meanwhile.
    guard let bytes = try readIfPresent(path, limit: limit + 1) else { return .absent }
    return bytes.count > limit ? .endless : .content(bytes)
  }

  /// Replaces a file, or makes it; a pipe or a device in its place is refused, since nobody may ever
  /// read what is written there.
  func replaceRegular(_ path: String, with bytes: [UInt8]) throws(HostError) {
    try checkRegular(path)
    try replace(path, with: bytes)
  }

  /// Throws if there is a pipe or a device.
  func checkRegular(_ path: String) throws(HostError) {
    if try status(path)?.kind == .other { throw .occupied(path) }
  }
}

extension HostError {
  /// What the system says of a file beyond its limits: `EFBIG`, 27 on Linux and macOS alike.
  static func tooLarge(_ path: String) -> HostError { HostError(.write, path, code: 27) }

  /// What the system says where something else has the place of a file: `EEXIST`, 17 on both.
  static func occupied(_ path: String) -> HostError { HostError(.write, path, code: 17) }
}
