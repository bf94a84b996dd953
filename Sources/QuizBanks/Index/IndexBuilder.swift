import QuizCore

/// Gathers the rows of an index while a bank is read, so that no question has to be kept.
struct IndexBuilder {
  private struct Entry {
    let hash: UInt64
    let id: String
    let row: IndexRow
  }

  private let bank: String
  private var entries: [Entry] = []
  private var topics: [String] = []
  private var topicNumbers: [String: Int] = [:]

  /// Begins an index of the bank of an id.
  init(bank: String) { self.bank = bank }

  /// How many questions there are so far.
  var count: Int { entries.count }

  /// Takes in a question and the bytes that it has in the file.
  mutating func add(_ question: Question, at range: Range<Int>) {
    let hash = QuestionReference(bank: bank, question: question.id).hash
    let topic = question.topic.map { number(of: $0) } ?? 0
    let row = IndexRow(question, at: range, topic: topic)
    entries.append(Entry(hash: hash, id: question.id, row: row))
  }

  /// Returns the number of a topic, counted from 1; topics are the same if all their bytes are.
  private mutating func number(of topic: String) -> Int {
    if let known = topicNumbers[topic], topics[known - 1].utf8.elementsEqual(topic.utf8) {
      return known
    }
    topics.append(topic)
    topicNumbers[topic] = topics.count
    return topics.count
  }

  /// Returns the index of what was taken in.
  func index(
    _ stamp: FileStamp, _ header: BankHeader, _ defaults: Defaults, _ counts: BankCounts
  ) -> BankIndex {
    let sorted = entries.sorted { left, right in
      left.hash == right.hash ? precedes(left.id, right.id) : left.hash < right.hash
    }
    let byID = sorted.indices.sorted { precedes(sorted[$0].id, sorted[$1].id) }
    return BankIndex(
      head: IndexHead(
        stamp: stamp, header: header, defaults: defaults, counts: counts, topics: topics),
      hashes: sorted.map(\.hash),
      rows: .memory(zip(sorted, byID).map { entry, position in entry.row.with(byID: position) }))
  }
}

private func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
