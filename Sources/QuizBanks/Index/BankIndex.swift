import QuizCore

/// Where each question of a bank stands in its file, with what a draw needs to know of it.
///
/// Questions are sorted by hash, so that one is found by its id with a binary search.
struct BankIndex: Sendable {
  /// What is known of the bank without its questions.
  let head: IndexHead
  /// The `QuestionReference.hash` of each question, ascending.
  let hashes: [UInt64]
  /// What else is known of each question, in the order of the hashes.
  let rows: IndexRows

  /// The positions of the questions of a hash: almost always one or none.
  func positions(of hash: UInt64) -> Range<Int> {
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = low + (high - low) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < hashes.count, hashes[end] == hash { end += 1 }
    return low..<end
  }

  /// What is known of the question of a position; nil when that can't be read.
  func row(_ position: Int) -> IndexRow? {
    guard hashes.indices.contains(position) else { return nil }
    return rows.row(position, of: hashes[position])
  }
}

/// What an index knows of a bank apart from its questions.
struct IndexHead: Sendable, Equatable {
  /// The file that was indexed.
  let stamp: FileStamp
  let header: BankHeader
  /// What the bank gives to questions that say nothing themselves.
  let defaults: Defaults
  let counts: BankCounts
  /// The topics that the rows number.
  let topics: [String]
}
