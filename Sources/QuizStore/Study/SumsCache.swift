import Host
import JSON
import QuizCore

/// The folded sums of answers with what they were folded from; may be deleted at any time.
///
/// The file is: the version in eight bytes, the checksum of all that follows, marks and spans, the
/// player, the banks, and the questions with their days.
struct SumsCache {
  let sums: AnswerSums
  let marks: JournalMarks
  /// When the lines were written that are in it.
  let spans: WrittenSpans

  /// Another version makes older files be passed over; raise it when the fold or the layout changes.
  static let version: UInt64 = 0x01_73_6D_75_73_6B_72_00
  /// How many bytes stand before the content.
  private static let prefixSize = 16
  /// The most bytes that a file may have; one of a million answers has some ten million.
  static let sizeLimit = 1 << 28

  /// Reads the cache; nil for whatever reason it can't be used.
  static func read(_ places: Places, _ files: Files) -> SumsCache? {
    (try? files.read(places.sumsCache, upTo: sizeLimit)).flatMap { SumsCache($0.bytes ?? []) }
  }

  /// Describes sums that were folded up to some marks.
  init(sums: AnswerSums, marks: JournalMarks, spans: WrittenSpans) {
    self.sums = sums
    self.marks = marks
    self.spans = spans
  }

  /// Reads the bytes of a file; nil where they are not as they were written.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > Self.prefixSize, littleEndianWord(bytes, at: 0) == Self.version,
      littleEndianWord(bytes, at: 8) == checksum(bytes, in: Self.prefixSize..<bytes.count)
    else { return nil }
    var reader = ByteReader(bytes, in: Self.prefixSize..<bytes.count)
    marks = JournalMarks(&reader)
    spans = WrittenSpans(&reader)
    let profile = Array(reader.counted())
    guard let root = try? JSONDocument(profile).root, let player = Player(root) else { return nil }
    let banks = (0..<reader.count()).map { _ in reader.text() }
    var questions: [QuestionReference: [StudyDay]] = [:]
    let count = reader.count(ofAtLeast: 3)
    questions.reserveCapacity(count)
    for _ in 0..<count {
      let bank = reader.natural()
      guard banks.indices.contains(bank) else { return nil }
      let reference = QuestionReference(bank: banks[bank], question: reader.text())
      let dayCount = reader.count(ofAtLeast: 8)
      var days: [StudyDay] = []
      days.reserveCapacity(dayCount)
      for _ in 0..<dayCount { days.append(StudyDay(&reader)) }
      guard zip(days, days.dropFirst()).allSatisfy({ $0.date < $1.date }) else { return nil }
      questions[reference] = days
    }
    guard !reader.isBroken, reader.rest == 0 else { return nil }
    sums = AnswerSums(player: player, questions: questions)
  }

  /// Writes the cache; without it the next look at the sums only takes longer.
  func write(_ places: Places, _ files: Files) {
    _ = try? files.removeLeftovers(of: places.sumsCache)
    try? files.replaceRegular(places.sumsCache, with: bytes)
  }

  /// The bytes of the file, the same for the same sums.
  var bytes: [UInt8] {
    let banks = Set(sums.questions.keys.map(\.bank)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(banks, banks.indices))
    var content = ByteWriter()
    marks.add(to: &content)
    spans.add(to: &content)
    content.add(counted: sums.player.jsonValue.compactBytes)
    content.add(banks.count)
    for bank in banks { content.add(bank) }
    content.add(sums.questions.count)
    for (reference, days) in sums.questions.sorted(by: { $0.key < $1.key }) {
      content.add(numbers[reference.bank] ?? 0)
      content.add(reference.question)
      content.add(days.count)
      for day in days { day.add(to: &content) }
    }
    var file = ByteWriter()
    file.add(word: Self.version)
    file.add(word: checksum(content.bytes, in: 0..<content.bytes.count))
    file.add(plain: content.bytes)
    return file.bytes
  }
}
