import Host
import QuizCore

/// The lines of several journals in one order, the same on every machine that has them.
struct MergedJournals: Sendable {
  private var cursors: [JournalCursor]
  private var heads: [JournalCursor.Item?]

  /// Begins at the cursors' places.
  init(_ cursors: [JournalCursor]) throws(HostError) {
    self.cursors = cursors
    heads = []
    for index in cursors.indices { heads.append(try self.cursors[index].next()) }
  }

  /// The next entry of all journals.
  mutating func next() throws(HostError) -> JournalCursor.Item? {
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
