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
      QuestionReference(bank: bank, question: question.id).hash == index.hashes[position],
      question.isAskable == row.isAskable
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

  var positionsByID: [Int] {
    if replacement.value == nil, let rows = index.rows.all(hashes) {
      let positions = rows.map { Int($0.byID) }
      if positions.allSatisfy(hashes.indices.contains) { return positions }
    }
    let ids = hashes.indices.map { replaced($0)?.id ?? "" }
    return hashes.indices.filter { !ids[$0].isEmpty }.sorted {
      ids[$0].utf8.lexicographicallyPrecedes(ids[$1].utf8)
    }
  }

  func isAskable(_ position: Int) -> Bool {
    row(position)?.isAskable ?? replaced(position)?.isAskable ?? false
  }

  func topic(_ position: Int) -> String? {
    guard let row = row(position), index.head.topics.count >= row.topic else {
      return replaced(position)?.topic
    }
    return row.topic == 0 ? nil : index.head.topics[row.topic - 1]
  }

  func difficulty(_ position: Int) -> Difficulty {
    row(position).map { $0.difficulty ?? .medium }
      ?? replaced(position)?.effectiveDifficulty ?? .medium
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
