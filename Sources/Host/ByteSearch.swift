#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Returns the index of the first byte of a value, by the C library's search, which takes many bytes
/// at once; nil when there is none.
package func firstIndex(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
  bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress,
      let found = memchr(start, Int32(byte), buffer.count)
    else { return nil }
    return bytes.startIndex + (UnsafeRawPointer(found) - start)
  }
}
