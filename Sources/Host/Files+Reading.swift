#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// Returns the bytes from `offset` to the end, or at most `limit` of them.
  ///
  /// An offset past the end gives none; a negative number counts as 0. Without a limit a device
  /// that never ends is read until memory is full.
  package func read(
    _ path: String, from offset: Int = 0, limit: Int? = nil
  ) throws(HostError) -> [UInt8] {
    try withOpenFile(path, O_RDONLY) { descriptor throws(HostError) in
      let start = max(0, offset)
      let status = try attempt(.inspect, path) { () throws(ErrorNumber) in
        try calls.fstat(descriptor)
      }
      let size = status.size
      // Past the end there is nothing, also where an offset is more than the system can count.
      if status.kind == .file && start > 0 && start >= size { return [] }
      if start > 0 {
        try attempt(.read, path) { () throws(ErrorNumber) in try calls.lseek(descriptor, start) }
      }
      return try readToEnd(
        descriptor, path, expecting: max(0, size) &- min(start, max(0, size)),
        limit: max(0, limit ?? .max))
    }
  }

  /// Returns the bytes, or nil when the file or a folder on the way to it is not there.
  package func readIfPresent(
    _ path: String, from offset: Int = 0, limit: Int? = nil
  ) throws(HostError) -> [UInt8]? {
    do {
      return try read(path, from: offset, limit: limit)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Reads until the end or the limit; `expected` bytes take a single allocation.
  func readToEnd(
    _ descriptor: Int32, _ path: String, expecting expected: Int, limit: Int
  ) throws(HostError) -> [UInt8] {
    // One byte more than expected, so that the end is found in the first piece.
    let first = expected < Int.max ? expected + 1 : expected
    var bytes = try readPiece(descriptor, path, size: min(limit, max(first, 4_096)))
    var size = bytes.atEnd ? 0 : 65_536
    while !bytes.atEnd && bytes.content.count < limit {
      let more = try readPiece(descriptor, path, size: min(size, limit - bytes.content.count))
      bytes.content += more.content
      bytes.atEnd = more.atEnd
      size = min(size * 2, 1 << 24)
    }
    return bytes.content
  }

  /// Fills a piece of `size` bytes, or less when the file ends before.
  private func readPiece(
    _ descriptor: Int32, _ path: String, size: Int
  ) throws(HostError) -> (content: [UInt8], atEnd: Bool) {
    var failure: HostError?
    var atEnd = false
    let content = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(HostError) {
        while count < size {
          let rest = UnsafeMutableRawBufferPointer(
            UnsafeMutableBufferPointer(rebasing: buffer[count..<size]))
          let read = try retrying(.read, path) { () throws(ErrorNumber) in
            try calls.read(descriptor, rest)
          }
          if read == 0 {
            atEnd = true
            return
          }
          count += read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return (content, atEnd)
  }
}
