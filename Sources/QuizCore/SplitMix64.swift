/// Steele, Lea and Flood's SplitMix64: a small generator whose output is fixed by its seed for ever.
package struct SplitMix64: Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 up to, not including, `bound`, each as likely; 0 for a bound of 0.
  package mutating func below(_ bound: UInt64) -> UInt64 {
    guard bound > 1 else { return 0 }
    let unfair = (0 &- bound) % bound
    var bits = next()
    while bits < unfair { bits = next() }
    return bits % bound
  }

  /// Shuffles by Fisher and Yates, from the last place down to the second.
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for place in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(place, Int(below(UInt64(place + 1))))
    }
  }

  /// The first output for a seed, used as a mixing function.
  package static func mix(_ seed: UInt64) -> UInt64 {
    var generator = SplitMix64(seed: seed)
    return generator.next()
  }
}
