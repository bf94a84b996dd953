import QuizCore
import Testing

@testable import QuizBanks

struct ChecksumTests {
  @Test func `no changed byte, no cut and no zero more leaves a checksum`() {
    for count in 0...70 {
      var numbers = SplitMix64(seed: UInt64(count))
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
      var sums = [
        checksum(of: bytes), checksum(of: bytes + [0]), checksum(of: Array(bytes.dropLast())),
      ]
      for place in bytes.indices {
        var changed = bytes
        changed[place] ^= UInt8(1 + numbers.below(255))
        sums.append(checksum(of: changed))
      }
      let expected = count == 0 ? sums.count - 1 : sums.count
      #expect(Set(sums).count == expected, "\(count) bytes")
    }
  }
}
