/// How far the banks and topics of a shelf are, with the dates on which they were finished.
///
/// Which questions they have is what the shelf of the moment says, and when each was right what the
/// journal says: so a question that is added opens a bank again, and the date is that of the last
/// question that was needed.
package struct BadgeGoals: Sendable {
  /// The fewest questions that a bank or a topic needs to count.
  package static let leastQuestions = 5

  /// The banks of which something was right, in no order: others need not be added.
  package let banksBegun: Set<String>
  /// The dates of the questions that were right, by their hashes, which is all that large banks have
  /// at hand.
  private let dates: [UInt64: (first: QuizDate?, second: QuizDate?)]
  private var banks: [String: Group] = [:]
  private var topics: [Topic: Group] = [:]

  private struct Topic: Hashable {
    let bank: String
    let topic: String
  }

  /// Some questions, how many of them are done, and when the last of those was.
  private struct Group {
    var questions = 0
    var done = 0
    var date: QuizDate?

    mutating func add(_ done: QuizDate?) {
      questions += 1
      guard let done else { return }
      self.done += 1
      date = max(date ?? done, done)
    }
  }

  /// Begins without questions, for what a study tells up to a date.
  package init(_ study: Study, asOf today: QuizDate) {
    var dates: [UInt64: (first: QuizDate?, second: QuizDate?)] = [:]
    var begun: Set<String> = []
    for (reference, question) in study.questions where !question.rights.isEmpty {
      let days = question.rightDays(in: study.badges, asOf: today)
      guard days.first != nil else { continue }
      dates[reference.hash] = days
      begun.insert(reference.bank)
    }
    self.dates = dates
    banksBegun = begun
  }

  /// Takes a question of a bank in, each once, by the hash of its reference; its topic is a path whose
  /// first part counts.
  package mutating func add(_ hash: UInt64, of bank: String, topic: String?) {
    let (first, second) = dates[hash] ?? (nil, nil)
    banks[bank, default: Group()].add(first)
    guard let part = topic?.split(separator: "/").first else { return }
    topics[Topic(bank: bank, topic: String(part)), default: Group()].add(second)
  }

  /// The dates on which banks were finished, in their order.
  var finishedBanks: [QuizDate] { Self.dates(banks.values) }
  /// The dates on which topics were mastered, in their order.
  var masteredTopics: [QuizDate] { Self.dates(topics.values) }
  /// The bank that is the nearest to its end: questions done, and all.
  var nearestBank: (done: Int, questions: Int)? { Self.nearest(banks.values) }
  /// The topic that is the nearest to its end.
  var nearestTopic: (done: Int, questions: Int)? { Self.nearest(topics.values) }

  private static func dates(_ groups: some Sequence<Group>) -> [QuizDate] {
    counted(groups).filter { $0.done == $0.questions }.compactMap(\.date).sorted()
  }

  /// Of those of which something is done, the one with the fewest questions left; of two the larger.
  private static func nearest(_ groups: some Sequence<Group>) -> (done: Int, questions: Int)? {
    let open = counted(groups).filter { $0.done > 0 && $0.done < $0.questions }
    let nearest = open.min { left, right in
      let (first, second) = (left.questions - left.done, right.questions - right.done)
      return first == second ? left.questions > right.questions : first < second
    }
    return nearest.map { ($0.done, $0.questions) }
  }

  private static func counted(_ groups: some Sequence<Group>) -> [Group] {
    groups.filter { $0.questions >= leastQuestions }
  }
}
