import Host
import QuizCore

/// The lines of several journals in one order, the same on every machine that has them.
///
/// A line that stands again, in its journal or in a copy of it that a sync program or a cloned
/// machine made, counts where it stands first.
struct MergedJournals: Sendable {
  private var cursors: [JournalCursor]
  private var heads: [JournalCursor.Item?]
  private var seen: Set<UInt64> = []
  /// When the lines were written that were read, and those before the cursors' places.
  private(set) var spans: WrittenSpans

  /// Begins at the cursors' places; `spans` are those of the lines before them.
  init(_ cursors: [JournalCursor], after spans: WrittenSpans = WrittenSpans()) throws(HostError) {
    self.cursors = cursors
    self.spans = spans
    heads = []
    for index in cursors.indices { heads.append(try self.cursors[index].next()) }
  }

  /// Goes on at other places; lines that were read count no more.
  func continued(at cursors: [JournalCursor]) throws(HostError) -> MergedJournals {
    var other = try MergedJournals(cursors, after: spans)
    other.seen = seen
    return other
  }

  /// The next entry of all journals that none before was a copy of.
  mutating func next() throws(HostError) -> JournalCursor.Item? {
    while let item = try nextLine() {
      guard seen.insert(item.entry.identity).inserted else { continue }
      spans.insert(item.entry.instant)
      return item
    }
    return nil
  }

  private mutating func nextLine() throws(HostError) -> JournalCursor.Item? {
    var first: Int?
    for (index, head) in heads.enumerated() {
      guard let head else { continue }
      if let best = first.flatMap({ heads[$0] }), !(head.key < best.key) { continue }
      first = index
    }
    guard let first, let item = heads[first] else { return nil }
    heads[first] = try cursors[first].next()
    return item
  }

  /// The marks after the last line of each journal; right once there is no entry left.
  var marks: JournalMarks {
    JournalMarks(cursors.map { ($0.device, $0.mark) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Entry {
  /// What tells a line from all others, and not from its copies: its id and its instant.
  var identity: UInt64 {
    var hash = FNV1a64()
    hash.combine(id)
    return SplitMix64.mix(hash.value ^ SplitMix64.mix(UInt64(bitPattern: instant.milliseconds)))
  }
}
