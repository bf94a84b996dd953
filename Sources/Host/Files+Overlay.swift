import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// The same files, but with some that are read from memory, whatever lies at their paths.
  ///
  /// Paths are told apart by their bytes. Such a file can be described and read, not written; a
  /// listing does not show it.
  package func overlaid(with contents: [(path: String, bytes: [UInt8])]) -> Files {
    let pairs = contents.map { (Array($0.path.utf8), $0.bytes) }
    let overlay = Overlay(
      contents: [[UInt8]: [UInt8]](pairs, uniquingKeysWith: { $1 }), real: calls)
    return Files(overlay.calls)
  }
}

/// Files in memory, and how far each open one is read.
private final class Overlay: Sendable {
  private struct Reading {
    let bytes: [UInt8]
    var offset = 0
  }

  private let contents: [[UInt8]: [UInt8]]
  private let real: SystemCalls
  private let open = Mutex<[Int32: Reading]>([:])

  /// Descriptors from here on are the overlay's; no system gives so many.
  private static let firstDescriptor: Int32 = 1 << 30

  init(contents: [[UInt8]: [UInt8]], real: SystemCalls) {
    self.contents = contents
    self.real = real
  }

  var calls: SystemCalls {
    var calls = real
    calls.open = { [self] path, flags, mode throws(ErrorNumber) in
      guard let bytes = contents[Array(path.utf8)] else { return try real.open(path, flags, mode) }
      guard flags & O_ACCMODE == O_RDONLY else { throw ErrorNumber(EROFS) }
      return begin(bytes)
    }
    calls.read = { [self] descriptor, buffer throws(ErrorNumber) in
      if let count = read(descriptor, buffer) { return count }
      return try real.read(descriptor, buffer)
    }
    calls.lseek = { [self] descriptor, offset throws(ErrorNumber) in
      if !seek(descriptor, to: offset) { try real.lseek(descriptor, offset) }
    }
    calls.close = { [self] descriptor throws(ErrorNumber) in
      if open.withLock({ $0.removeValue(forKey: descriptor) }) == nil { try real.close(descriptor) }
    }
    calls.fstat = { [self] descriptor throws(ErrorNumber) in
      if let reading = open.withLock({ $0[descriptor] }) { return Self.status(reading.bytes) }
      return try real.fstat(descriptor)
    }
    calls.stat = { [self] path throws(ErrorNumber) in
      if let bytes = contents[Array(path.utf8)] { return Self.status(bytes) }
      return try real.stat(path)
    }
    calls.lstat = { [self] path throws(ErrorNumber) in
      if let bytes = contents[Array(path.utf8)] { return Self.status(bytes) }
      return try real.lstat(path)
    }
    return calls
  }

  private func begin(_ bytes: [UInt8]) -> Int32 {
    open.withLock { open in
      var descriptor = Self.firstDescriptor
      while open[descriptor] != nil { descriptor &+= 1 }
      open[descriptor] = Reading(bytes: bytes)
      return descriptor
    }
  }

  /// Reads on; nil for a descriptor of the system's.
  private func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    guard descriptor >= Self.firstDescriptor,
      let reading = open.withLock({ $0[descriptor] })
    else { return nil }
    let start = min(reading.offset, reading.bytes.count)
    let end = min(reading.bytes.count, start &+ buffer.count)
    buffer.copyBytes(from: reading.bytes[start..<end])
    open.withLock { $0[descriptor]?.offset = end }
    return end - start
  }

  private func seek(_ descriptor: Int32, to offset: Int) -> Bool {
    open.withLock { open in
      guard open[descriptor] != nil else { return false }
      open[descriptor]?.offset = max(0, offset)
      return true
    }
  }

  private static func status(_ bytes: [UInt8]) -> FileStatus {
    FileStatus(
      kind: .file, size: bytes.count, mode: 0o600, modifiedSeconds: 0, modifiedNanoseconds: 0,
      device: 0, inode: 0, owner: 0, group: 0)
  }
}
