/// A pool ordered by a key, without sorting more of it than is looked at.
///
/// Members are dealt into buckets by the upper bits of their keys; a bucket is sorted when a rank
/// within it is first asked for.
struct Ranking: Sendable {
  private let pool: [PoolMember]
  private let keys: [UInt64]
  private let shift: UInt64
  private let firstRanks: [Int]
  private var sorted: [Int: [Int]] = [:]

  /// The number of members.
  var count: Int { pool.count }

  /// Ranks a pool by (hash's top bit, mix of hash and `mixing`), then by reference.
  init(_ pool: [PoolMember], mixing: UInt64) {
    self.pool = pool
    keys = pool.map { member in
      member.hash & (1 << 63) | SplitMix64.mix(member.hash ^ mixing) >> 1
    }
    let bits = UInt64(min(16, max(0, Int.bitWidth - pool.count.leadingZeroBitCount - 2)))
    shift = 64 - bits
    var counts = [Int](repeating: 0, count: 1 << Int(bits))
    for key in keys { counts[Self.bucket(of: key, shift)] += 1 }
    var rank = 0
    firstRanks = counts.map { count in
      defer { rank += count }
      return rank
    }
  }

  /// The member of a rank, which must be from 0 to below `count`.
  mutating func member(at rank: Int) -> PoolMember {
    precondition(pool.indices.contains(rank))
    let bucket = bucket(holding: rank)
    let order = sorted[bucket] ?? sort(bucket)
    sorted[bucket] = order
    return pool[order[rank - firstRanks[bucket]]]
  }

  /// The last bucket whose first rank is not above a rank (empty ones before it share that rank).
  private func bucket(holding rank: Int) -> Int {
    var low = 0
    var high = firstRanks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstRanks[middle] <= rank { low = middle } else { high = middle }
    }
    return low
  }

  private func sort(_ bucket: Int) -> [Int] {
    pool.indices.filter { Self.bucket(of: keys[$0], shift) == bucket }.sorted { left, right in
      keys[left] == keys[right]
        ? pool[left].reference < pool[right].reference : keys[left] < keys[right]
    }
  }

  private static func bucket(of key: UInt64, _ shift: UInt64) -> Int { Int(key >> shift) }
}
