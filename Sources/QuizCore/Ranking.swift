/// A pool ordered by a key, without sorting or keeping more of it than is looked at.
///
/// Members are dealt into buckets by the upper bits of their keys, which costs one pass over the
/// hashes; a second one gathers and sorts the buckets around a rank that is asked for.
struct Ranking: Sendable {
  let pool: Pool
  private let mixing: UInt64
  private let shift: UInt64
  /// The rank of each bucket's first member.
  private let firstRanks: [Int]
  /// The positions of some ranks in a row, and the first of those ranks.
  private var gathered: [Int] = []
  private var firstGathered = 0

  /// How many ranks from the one asked for are gathered at least: a daily and some to pass over.
  private static let reach = 16

  /// The number of members.
  var count: Int { pool.count }

  /// Ranks a pool by (hash's top bit, mix of hash and `mixing`), then by reference.
  init(_ pool: Pool, mixing: UInt64) {
    self.pool = pool
    self.mixing = mixing
    let bits = UInt64(min(16, max(0, Int.bitWidth - pool.count.leadingZeroBitCount - 2)))
    shift = 64 - bits
    var counts = [Int](repeating: 0, count: 1 << Int(bits))
    for hash in pool.hashes { counts[Int(Self.key(hash, mixing) >> shift)] += 1 }
    var rank = 0
    firstRanks = counts.map { count in
      defer { rank += count }
      return rank
    }
  }

  /// The position in the pool of the member of a rank; nil outside the ranks.
  mutating func position(at rank: Int) -> Int? {
    guard (0..<count).contains(rank) else { return nil }
    if !gathered.indices.contains(rank - firstGathered) { gather(around: rank) }
    return gathered[rank - firstGathered]
  }

  /// Sorts the buckets from that of a rank to that of the last one in reach.
  private mutating func gather(around rank: Int) {
    let first = bucket(holding: rank)
    let last = bucket(holding: min(rank + Self.reach, count) - 1)
    firstGathered = firstRanks[first]
    let low = UInt64(first)
    let span = UInt64(last - first)
    var found: [(key: UInt64, position: Int)] = []
    for (position, hash) in pool.hashes.enumerated() {
      let key = Self.key(hash, mixing)
      if key >> shift &- low <= span { found.append((key, position)) }
    }
    found.sort { left, right in
      left.key == right.key
        ? precedes(left.position, right.position) : left.key < right.key
    }
    gathered = found.map(\.position)
  }

  /// Orders two members of one key; one that is gone comes last.
  private func precedes(_ left: Int, _ right: Int) -> Bool {
    guard let first = pool.reference(left) else { return false }
    return pool.reference(right).map { first < $0 } ?? true
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

  private static func key(_ hash: UInt64, _ mixing: UInt64) -> UInt64 {
    hash & (1 << 63) | SplitMix64.mix(hash ^ mixing) >> 1
  }
}
