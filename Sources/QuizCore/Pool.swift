/// What one bank brings to a draw: hashes at hand, and the rest by position once it is looked at.
///
/// Positions go from 0 to below the number of hashes; any other one means no question.
package protocol PoolSource: Sendable {
  /// The id of the bank.
  var bank: String { get }
  /// The `QuestionReference.hash` of each question.
  var hashes: [UInt64] { get }
  /// Every question in the order of the UTF-8 bytes of the ids, none twice; may have to be fetched.
  var candidatesByID: [Candidate] { get }
  /// Its id; nil when it is gone.
  func question(_ position: Int) -> String?
}

/// The questions of some banks as candidates of a draw.
///
/// A draw over many looks at hashes alone; ids are asked for only where one is drawn, since a large
/// bank may have to fetch them from its file.
package struct Pool: Sendable {
  /// The hash of every candidate; the index in it is the candidate's position in the pool.
  package let hashes: [UInt64]
  private let sources: [any PoolSource]
  /// The position of each source's first question.
  private let starts: [Int]

  /// Joins what banks bring, in the order of the bytes of their ids; a bank given twice counts once.
  package init(_ given: [any PoolSource]) {
    var banks: Set<String> = []
    sources = given.filter { banks.insert($0.bank).inserted }.sorted {
      $0.bank.utf8.lexicographicallyPrecedes($1.bank.utf8)
    }
    var start = 0
    starts = sources.map { source in
      defer { start += source.hashes.count }
      return start
    }
    hashes = sources.count == 1 ? sources[0].hashes : sources.flatMap(\.hashes)
  }

  /// The number of candidates.
  package var count: Int { hashes.count }

  /// Which question the candidate of a position is; nil when it is gone.
  package func reference(_ position: Int) -> QuestionReference? {
    source(of: position).flatMap { source, place in
      source.question(place).map { QuestionReference(bank: source.bank, question: $0) }
    }
  }

  /// Which of some questions are in it, without looking any of them up.
  package func members(among questions: some Sequence<QuestionReference>) -> Set<QuestionReference>
  {
    let wanted = Dictionary(questions.map { ($0.hash, $0) }, uniquingKeysWith: min)
    return Set(hashes.lazy.compactMap { wanted[$0] })
  }

  /// Every candidate in the order of the questions' references, none of which comes twice.
  package var candidatesByReference: [Candidate] {
    zip(sources, starts).flatMap { source, start in
      source.candidatesByID.map { $0.moved(by: start) }
    }
  }

  /// The source that holds a position, and the position in it.
  private func source(of position: Int) -> (any PoolSource, Int)? {
    guard hashes.indices.contains(position),
      let index = starts.lastIndex(where: { $0 <= position })
    else { return nil }
    return (sources[index], position - starts[index])
  }
}
