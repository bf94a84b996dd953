import QuizCore

// What badges are made of as bytes: each kind is written and read by functions that stand together.

extension BadgeBook {
  /// Adds the book.
  func add(to writer: inout ByteWriter) {
    writer.add(lives.count)
    for life in lives { life.add(to: &writer) }
    writer.add(numbers: restored)
    writer.add(backups.count)
    for backup in backups {
      writer.add(backup.backup)
      writer.add(numbers: backup.lives)
    }
  }

  /// Reads a book.
  init(_ reader: inout ByteReader) {
    var lives: [BadgeLife] = []
    for _ in 0..<reader.count(ofAtLeast: 2) { lives.append(BadgeLife(&reader)) }
    let restored = reader.numbers()
    var backups: [BackedUpLives] = []
    for _ in 0..<reader.count(ofAtLeast: 2) {
      let name = reader.text()
      backups.append(BackedUpLives(name, lives: reader.numbers()))
    }
    self.init(lives: lives, restored: restored, backups: backups)
  }
}

extension BadgeLife {
  fileprivate func add(to writer: inout ByteWriter) {
    writer.add(days.count)
    for day in days { day.add(to: &writer) }
    writer.add(ranks.count)
    for rank in ranks { rank.add(to: &writer) }
  }

  fileprivate init(_ reader: inout ByteReader) {
    var days: [BadgeDay] = []
    for _ in 0..<reader.count(ofAtLeast: 3) { days.append(BadgeDay(&reader)) }
    var ranks: [RankUp] = []
    for _ in 0..<reader.count(ofAtLeast: 2) { ranks.append(RankUp(&reader)) }
    self.init(days: days, ranks: ranks)
  }
}

extension BadgeDay {
  /// The daily's end is 0 where there is none, else 1 for a perfect one or 2, before its rank.
  fileprivate func add(to writer: inout ByteWriter) {
    writer.add(date.dayNumber)
    writer.add(right)
    writer.add((hasPractice ? 1 : 0) + (hasReview ? 2 : 0))
    writer.add(daily.map { $0.isPerfect ? 1 : 2 } ?? 0)
    if let daily { writer.add(daily.rank.level) }
  }

  fileprivate init(_ reader: inout ByteReader) {
    self.init(QuizDate(dayNumber: reader.number()))
    right = reader.natural()
    let modes = reader.natural()
    hasPractice = modes & 1 != 0
    hasReview = modes & 2 != 0
    let end = reader.natural()
    guard end > 0 else { return }
    daily = DailyEnd(rank: Rank(clampingLevel: reader.natural()), isPerfect: end == 1)
  }
}

extension RightDays {
  /// The second date is 0 days after the first where there is none.
  func add(to writer: inout ByteWriter) {
    writer.add(life)
    writer.add(first.dayNumber)
    writer.add(second.map { max(0, $0.dayNumber - first.dayNumber) } ?? 0)
  }

  /// Reads the dates.
  init(_ reader: inout ByteReader) {
    let life = reader.natural()
    let first = QuizDate(dayNumber: reader.number())
    let distance = reader.natural()
    self.init(
      life: life, first: first, second: distance > 0 ? first.adding(days: distance) : nil)
  }
}

extension ByteWriter {
  fileprivate mutating func add(numbers: [Int]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }
}

extension ByteReader {
  fileprivate mutating func numbers() -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<count(ofAtLeast: 1) { numbers.append(natural()) }
    return numbers
  }
}
