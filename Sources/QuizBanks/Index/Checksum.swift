/// The checksum of some bytes; no change within eight bytes leaves it the same.
///
/// Four sums run side by side over every fourth word of eight bytes, since one alone would wait for
/// each of its multiplications. Their number comes in too, so that zeros at the end count.
func checksum(of bytes: [UInt8]) -> UInt64 {
  var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
  var offset = 0
  let raw = bytes.span.bytes
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
  while bytes.count - offset >= 32 {
    mix(&lanes.0, word(offset))
    mix(&lanes.1, word(offset + 8))
    mix(&lanes.2, word(offset + 16))
    mix(&lanes.3, word(offset + 24))
    offset += 32
  }
  var sum = UInt64(bytes.count)
  while offset < bytes.count {
    mix(&sum, UInt64(bytes[offset]))
    offset += 1
  }
  for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { mix(&sum, lane) }
  return sum
}

/// Takes a word into a sum so that other words or other sums before give another sum.
func mix(_ sum: inout UInt64, _ word: UInt64) {
  sum = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
  sum ^= sum >> 32
}
