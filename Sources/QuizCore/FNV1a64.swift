/// The 64-bit Fowler–Noll–Vo hash, variant 1a: the same in every process, unlike `hashValue`.
package struct FNV1a64: Sendable {
  /// The hash of all bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Starts with no bytes.
  package init() {}

  /// Takes more bytes in.
  package mutating func combine(_ bytes: Span<UInt8>) {
    // In a variable of its own, since every step waits for the one before.
    var hash = self
    for index in bytes.indices { hash.combine(bytes[index]) }
    self = hash
  }

  /// Takes the UTF-8 bytes of a text in.
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine($0.span) }
  }

  /// Takes one byte in.
  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Hashes texts as their UTF-8 bytes with one zero byte between two of them.
  package static func hash(_ parts: String...) -> UInt64 {
    var hash = FNV1a64()
    for (index, part) in parts.enumerated() {
      if index > 0 { hash.combine(0) }
      hash.combine(part)
    }
    return hash.value
  }
}
