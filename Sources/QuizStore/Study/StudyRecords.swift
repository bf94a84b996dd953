import QuizCore

// The parts of a study as bytes: each kind is written and read by functions that stand together.

extension QuestionStudy {
  /// Adds what is known of a question.
  func add(to writer: inout ByteWriter) {
    MemoryState.add(memory, to: &writer)
    MemoryState.add(memoryBefore, to: &writer)
    for number in [answers, right, shares, milliseconds, isFlagged ? 1 : 0, responses.count] {
      writer.add(number)
    }
    for response in responses {
      writer.add(response.text)
      writer.add(response.count)
    }
    writer.add(rights.count)
    for days in rights { days.add(to: &writer) }
  }

  /// Reads what is known of a question.
  init(_ reader: inout ByteReader) {
    self.init()
    memory = MemoryState.read(&reader)
    memoryBefore = MemoryState.read(&reader)
    answers = reader.natural()
    right = reader.natural()
    shares = reader.natural()
    milliseconds = reader.natural()
    isFlagged = reader.natural() > 0
    for _ in 0..<reader.count(ofAtLeast: 2) {
      let text = reader.text()
      responses.append(ResponseCount(text, reader.natural()))
    }
    for _ in 0..<reader.count(ofAtLeast: 3) { rights.append(RightDays(&reader)) }
  }
}

extension MemoryState {
  /// Adds a state, or that there is none, which 0 repetitions say.
  fileprivate static func add(_ state: MemoryState?, to writer: inout ByteWriter) {
    writer.add(state?.repetitions ?? 0)
    guard let state else { return }
    writer.add(state.stability)
    writer.add(state.difficulty)
    writer.add(state.last)
  }

  fileprivate static func read(_ reader: inout ByteReader) -> MemoryState? {
    let repetitions = reader.natural()
    if repetitions == 0 { return nil }
    return MemoryState(
      stability: reader.double(), difficulty: reader.double(), last: reader.instant(),
      repetitions: repetitions)
  }
}

extension StudyDay {
  /// Adds a day.
  func add(to writer: inout ByteWriter) {
    for number in [
      date.dayNumber, answers, right, shares, xp, milliseconds, rank.level, rankXP,
    ] {
      writer.add(number)
    }
  }

  /// Reads a day.
  init(_ reader: inout ByteReader) {
    self.init(QuizDate(dayNumber: reader.number()))
    answers = reader.natural()
    right = reader.natural()
    shares = reader.natural()
    xp = reader.natural()
    milliseconds = reader.natural()
    let rank = Rank(clampingLevel: reader.natural())
    note(Standing(rank: rank, xp: reader.natural(), lifetimeXP: 0))
  }
}

extension RankUp {
  /// Adds a step.
  func add(to writer: inout ByteWriter) {
    writer.add(rank.level)
    writer.add(date.dayNumber)
  }

  /// Reads a step.
  init(_ reader: inout ByteReader) {
    let rank = Rank(clampingLevel: reader.natural())
    self.init(rank, on: QuizDate(dayNumber: reader.number()))
  }
}
