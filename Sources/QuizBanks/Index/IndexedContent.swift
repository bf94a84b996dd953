import Host
import QuizCore

/// The questions of a bank of which only an index is at hand; one is read when it is asked for.
///
/// Every question read is checked against the index. As soon as something misfits, since the file
/// was changed meanwhile or the index is damaged, the index is dropped and the whole file read in
/// its place.
struct IndexedContent: BankContent {
  private let index: BankIndex
  private let folder: IndexFolder
  private let files: Files
  private let replacement = Kept<ReplacedIndex>()

  /// Takes an index of a file as it was a moment ago.
  init(_ index: BankIndex, in folder: IndexFolder, files: Files) {
    self.index = index
    self.folder = folder
    self.files = files
  }

  var whole: ReadContent { replaced.content }

  var poolSource: any PoolSource { self }

  func question(_ id: String) -> Question? {
    if let made = replacement.value { return made.content.question(id) }
    let reference = QuestionReference(bank: bank, question: id)
    for position in index.positions(of: reference.hash) {
      guard let question = read(position) else { return misfit().content.question(id) }
      if question.id == id { return question }
    }
    return nil
  }

  /// Reads the question of a position from the file; nil when it is not what the index says.
  private func read(_ position: Int) -> Question? {
    guard let row = row(position) else { return nil }
    let stamp = index.head.stamp
    guard let status = try? files.status(stamp.path), FileStamp(stamp.path, status) == stamp,
      let bytes = try? files.read(stamp.path, from: Int(row.offset), limit: Int(row.length)),
      let question = NativeReader.question(bytes, index.head.defaults),
      QuestionReference(bank: bank, question: question.id).hash == index.hashes[position]
    else { return nil }
    return question
  }

  /// The row of a position, as long as the index is believed.
  private func row(_ position: Int) -> IndexRow? {
    replacement.value == nil ? index.row(position) : nil
  }

  /// The bank read whole, read now if it never was.
  private var replaced: ReplacedIndex {
    replacement.value
      ?? replacement.keep(ReplacedIndex(reading: index.head.stamp.path, as: bank, files))
  }

  /// Gives the index up.
  private func misfit() -> ReplacedIndex {
    if replacement.value == nil { folder.drop(index, files) }
    return replaced
  }

  /// What the whole bank has at a position of the index, where the index itself is no help.
  private func replaced(_ position: Int) -> Question? {
    guard index.hashes.indices.contains(position) else { return nil }
    return misfit().question(of: index.hashes[position])
  }
}

extension IndexedContent: PoolSource {
  var bank: String { index.head.header.id }

  var hashes: [UInt64] { index.hashes }

  var candidatesByID: [Candidate] {
    if replacement.value == nil, let rows = index.rows.all(hashes),
      let candidates = candidates(rows)
    {
      return candidates
    }
    let questions = hashes.indices.compactMap { position in
      replaced(position).map { (position, $0) }
    }
    return questions.sorted { $0.1.id.utf8.lexicographicallyPrecedes($1.1.id.utf8) }.map {
      Candidate($1, at: $0)
    }
  }

  /// The candidates that rows describe; nil when they don't name each position once.
  private func candidates(_ rows: [IndexRow]) -> [Candidate]? {
    let topics = [nil] + index.head.topics
    var candidates: [Candidate] = []
    candidates.reserveCapacity(rows.count)
    var isMissing = [Bool](repeating: true, count: rows.count)
    for place in rows.indices {
      let position = Int(rows[place].byID)
      guard isMissing.indices.contains(position), isMissing[position],
        topics.indices.contains(rows[position].topic)
      else { return nil }
      isMissing[position] = false
      let row = rows[position]
      candidates.append(
        Candidate(
          at: position, topic: topics[row.topic],
          difficulty: row.difficulty ?? .medium))
    }
    return candidates
  }

  func question(_ position: Int) -> String? { (read(position) ?? replaced(position))?.id }
}

/// A bank read whole in place of its index; empty when there is no such bank in the file any more.
private struct ReplacedIndex: Sendable {
  let content: ReadContent
  /// The places of the questions by hash.
  private let places: [UInt64: Int]

  init(reading path: String, as bank: String, _ files: Files) {
    let bytes = try? files.read(path, limit: BankReader.byteLimit + 1)
    let reading = BankReader().read(bytes ?? [], path: path, source: .own)
    if case .bank(let read) = reading, read.id == bank {
      content = read.content.whole
    } else {
      content = ReadContent(
        bank: bank, questions: [], findings: [], unlistedFindingCount: 0)
    }
    places = Dictionary(
      content.poolSource.hashes.enumerated().lazy.map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func question(of hash: UInt64) -> Question? { places[hash].map { content.questions[$0] } }
}
