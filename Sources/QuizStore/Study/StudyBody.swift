import JSON
import QuizCore

/// The second part of the cached study: the player, an index of the questions by their hashes, the
/// questions, the days and what badges are made of.
///
/// A question can be read alone, by its place in the index.
struct StudyBody {
  private let bytes: [UInt8]
  /// The player after the lines that are in it.
  let player: Player
  private let banks: [String]
  /// Sixteen bytes for each question: its hash, rising, and where it stands among the questions.
  private let index: Range<Int>
  private let records: Range<Int>
  private let days: [StudyDay]
  private let badges: BadgeBook

  /// Reads the body in a range of a file's bytes; nil where it makes no sense.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    var reader = ByteReader(bytes, in: range)
    let profile = Array(reader.counted())
    guard let root = try? JSONDocument(profile).root, let player = Player(root) else { return nil }
    self.player = player
    var banks: [String] = []
    for _ in 0..<reader.count() { banks.append(reader.text()) }
    self.banks = banks
    index = reader.pass(reader.count(ofAtLeast: 16) * 16)
    records = reader.pass(reader.count())
    var days: [StudyDay] = []
    for _ in 0..<reader.count(ofAtLeast: 8) { days.append(StudyDay(&reader)) }
    self.days = days
    badges = BadgeBook(&reader)
    guard !reader.isBroken, reader.rest == 0,
      zip(days, days.dropFirst()).allSatisfy({ $0.date < $1.date })
    else { return nil }
    self.bytes = bytes
  }

  /// The whole study; nil where a question makes no sense.
  var study: Study? {
    var questions: [QuestionReference: QuestionStudy] = [:]
    questions.reserveCapacity(index.count / 16)
    for place in stride(from: index.lowerBound, to: index.upperBound, by: 16) {
      guard let (reference, question) = question(indexedAt: place) else { return nil }
      questions[reference] = question
    }
    return Study(player: player, questions: questions, days: days, badges: badges)
  }

  /// A study of the same player that knows of some questions and of no days, for what these come to.
  func study(of references: [QuestionReference]) -> Study? {
    var questions: [QuestionReference: QuestionStudy] = [:]
    for reference in references {
      var place = firstPlace(of: reference.hash)
      while place < index.upperBound, littleEndianWord(bytes, at: place) == reference.hash {
        guard let (found, question) = question(indexedAt: place) else { return nil }
        if found == reference { questions[reference] = question }
        place += 16
      }
    }
    return Study(player: player, questions: questions, days: [])
  }

  /// The first place in the index with a hash, or with a higher one.
  private func firstPlace(of hash: UInt64) -> Int {
    var (low, high) = (0, index.count / 16)
    while low < high {
      let middle = (low + high) / 2
      if littleEndianWord(bytes, at: index.lowerBound + middle * 16) < hash {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return index.lowerBound + low * 16
  }

  private func question(indexedAt place: Int) -> (QuestionReference, QuestionStudy)? {
    guard let start = Int(exactly: littleEndianWord(bytes, at: place + 8)), start < records.count
    else { return nil }
    var reader = ByteReader(bytes, in: (records.lowerBound + start)..<records.upperBound)
    let bank = reader.natural()
    guard banks.indices.contains(bank) else { return nil }
    let reference = QuestionReference(bank: banks[bank], question: reader.text())
    let question = QuestionStudy(&reader)
    return reader.isBroken ? nil : (reference, question)
  }
}

extension StudyBody {
  /// A question on its way to its place in the index.
  private struct Entry: Comparable {
    let reference: QuestionReference
    let study: QuestionStudy
    let hash: UInt64

    init(reference: QuestionReference, study: QuestionStudy) {
      self.reference = reference
      self.study = study
      hash = reference.hash
    }

    static func < (left: Self, right: Self) -> Bool {
      left.hash == right.hash ? left.reference < right.reference : left.hash < right.hash
    }
  }

  /// The bytes of a body.
  static func bytes(_ study: Study) -> [UInt8] {
    let questions = study.questions.map { Entry(reference: $0.key, study: $0.value) }.sorted()
    var numbers: [String: Int] = [:]
    let banks = Set(questions.map { $0.reference.bank }).sorted()
    for (number, bank) in banks.enumerated() { numbers[bank] = number }
    var (index, records) = (ByteWriter(), ByteWriter())
    for question in questions {
      index.add(word: question.hash)
      index.add(word: UInt64(records.bytes.count))
      records.add(numbers[question.reference.bank] ?? 0)
      records.add(question.reference.question)
      question.study.add(to: &records)
    }
    var writer = ByteWriter()
    writer.add(counted: study.player.jsonValue.compactBytes)
    writer.add(banks.count)
    for bank in banks { writer.add(bank) }
    writer.add(questions.count)
    writer.add(plain: index.bytes)
    writer.add(counted: records.bytes)
    writer.add(study.days.count)
    for day in study.days { day.add(to: &writer) }
    study.badges.add(to: &writer)
    return writer.bytes
  }
}
