import JSON
import QuizCore

extension Diary {
  /// The diary as an object; runs of dates are pairs of their first and last date.
  var jsonValue: JSONValue {
    [
      "finished": finished.jsonValue,
      "streakDates": streakDates.jsonValue,
      "dailies": .array(dailies.map(\.jsonValue)),
      "sessions": .array(sessions.map(\.jsonValue)),
      "trainingXP": .array(trainingXP.map(\.jsonValue)),
    ]
  }

  /// Reads a diary; nil when any part of it makes no sense.
  ///
  /// A sum of a mode that only a newer version
  /// knows is left out.
  init?(_ node: JSONNode) {
    guard let finished = node["finished"].flatMap({ DaySet($0) }),
      let streakDates = node["streakDates"].flatMap({ DaySet($0) }),
      let dailies = node.all("dailies", { DatedDaily($0) }),
      let sessions = node.all("sessions", { SessionRecord($0) }),
      let trainingXP = node.all("trainingXP", but: \.namesUnknownMode, { TrainingXP($0) })
    else { return nil }
    self.init(
      finished: finished, streakDates: streakDates, dailies: dailies, sessions: sessions,
      trainingXP: trainingXP)
  }
}

extension JSONNode {
  /// The elements of an array, each read, but for those that are passed over; nil when one can't be.
  fileprivate func all<Element>(
    _ key: String, but isPassedOver: (JSONNode) -> Bool = { _ in false },
    _ read: (JSONNode) -> Element?
  ) -> [Element]? {
    guard let node = self[key], node.kind == .array else { return nil }
    let nodes = node.elements.filter { !isPassedOver($0) }
    let elements = nodes.compactMap(read)
    return elements.count == nodes.count ? elements : nil
  }
}

extension DaySet {
  fileprivate var jsonValue: JSONValue {
    .array(
      runs.map { run in
        [run.lowerBound, run.upperBound].map { day in
          JSONValue.string(QuizDate(dayNumber: day).description)
        }
      }.map(JSONValue.array))
  }

  fileprivate init?(_ node: JSONNode) {
    guard node.kind == .array else { return nil }
    var runs: [ClosedRange<Int>] = []
    for run in node.elements {
      let dates = run.elements.compactMap(\.string).compactMap { QuizDate($0)?.dayNumber }
      guard dates.count == 2, dates[0] <= dates[1] else { return nil }
      runs.append(dates[0]...dates[1])
    }
    self.init(runs: runs)
  }
}

extension Diary.DatedDaily {
  fileprivate var jsonValue: JSONValue {
    let results = record.results.sorted { $0.key < $1.key }
    let hints = record.hints.sorted { $0.key < $1.key }.map { index, count -> JSONValue in
      ["index": .integer(index), "hints": .integer(count)]
    }
    return .object([
      ("date", .string(date.description)),
      ("questions", .array(record.questions.map(\.jsonValue))),
      ("results", .array(results.map { $0.value.jsonValue(at: $0.key) })),
      ("hints", hints.isEmpty ? nil : .array(hints)),
      ("adaptive", record.isAdaptive ? .boolean(true) : nil),
    ])
  }

  fileprivate init?(_ node: JSONNode) {
    guard let date = node.date("date"), let questions = node.references("questions"),
      let list = node["results"], list.kind == .array
    else { return nil }
    var record = DailyRecord(
      questions: questions, isAdaptive: node.boolean("adaptive") ?? false)
    for element in list.elements {
      guard let index = element.index, let result = QuestionResult(element) else { return nil }
      record.add(result, at: index)
    }
    // Not there while no hint is open, nor in states written before hints were kept.
    for element in node["hints"].map({ Array($0.elements) }) ?? [] {
      guard let index = element.index, let hints = element.hintCount else { return nil }
      // Not only of open indices: a hint may have been noted before the draw was known.
      if record.results[index] == nil { record.hints[index] = max(record.hints[index] ?? 0, hints) }
    }
    self.init(date: date, record: record)
  }
}

extension QuestionResult {
  fileprivate func jsonValue(at index: Int) -> JSONValue {
    [
      "index": .integer(index), "bank": .string(reference.bank),
      "question": .string(reference.question), "share": .integer(share.millionths),
      "skipped": .boolean(isSkipped), "hints": .integer(hints), "xp": .integer(xp),
      "bonus": .integer(bonus), "corrected": .boolean(isCorrected),
    ]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let bank = node.text("bank"), let question = node.text("question"),
      let share = node.integer("share"), let isSkipped = node.boolean("skipped"),
      let hints = node.natural("hints"), let xp = node.natural("xp"),
      let bonus = node.natural("bonus"), let isCorrected = node.boolean("corrected")
    else { return nil }
    self.init(
      reference: QuestionReference(bank: bank, question: question),
      share: Share(millionths: share), isSkipped: isSkipped, hints: hints, xp: xp, bonus: bonus,
      isCorrected: isCorrected)
  }
}

extension Diary.SessionRecord {
  fileprivate var jsonValue: JSONValue {
    ["session": .string(session), "answered": .array(answered.map(JSONValue.integer))]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let session = node.text("session"), let list = node["answered"], list.kind == .array
    else { return nil }
    let answered = list.elements.compactMap { $0.number?.integer }
    guard answered.count == list.count else { return nil }
    self.init(session: session, answered: answered)
  }
}

extension Diary.TrainingXP {
  fileprivate var jsonValue: JSONValue {
    [
      "date": .string(date.description), "mode": .string(mode.rawValue), "xp": .integer(xp),
    ]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let date = node.date("date"), let mode = node.mode, let xp = node.natural("xp") else {
      return nil
    }
    self.init(date: date, mode: mode, xp: xp)
  }
}
