import JSON
import QuizBanks
import QuizCore

/// One day of the history, with its questions as the banks have them now.
struct HistoryDay {
  /// A question with what was answered.
  struct Item {
    let number: Int
    let answer: Answer
    /// What became of it; all right where the player was right after all.
    let share: Share?
    let question: Question?
    let bank: Bank?
    /// Under which its choices were ordered; nil where the journal does not tell.
    let occasion: String?
  }

  let date: QuizDate
  let lines: [History.Line]
  private let shelf: Shelf

  /// Takes the lines of a date, whose sittings have their answers.
  init(lines: [History.Line], on date: QuizDate, shelf: Shelf) {
    self.lines = lines
    self.date = date
    self.shelf = shelf
  }

  /// The questions of a sitting in their order.
  func items(of sitting: PastSitting) -> [Item] {
    let key = sitting.key
    // The seed of a practice is not kept.
    let occasion: String? =
      switch key.mode {
      case .daily: key.date.description
      case .review: key.session
      case .practice, .replay: nil
      }
    return zip(sitting.results, sitting.answers).map { result, answer in
      let found = shelf.question(for: answer.reference)
      return Item(
        number: result.index + 1, answer: answer, share: result.share, question: found?.question,
        bank: found?.bank, occasion: occasion)
    }
  }

  /// The document of `history --date`.
  var json: JSONValue {
    let entries = lines.map { line -> JSONValue in
      var members = HistoryDocument.members(of: line)
      if case .sitting(let sitting) = line {
        members.append(
          JSONMemberValue("questions", .array(items(of: sitting).map(Self.document))))
      }
      return .object(members)
    }
    return ["entries": .array(entries)]
  }

  private static func document(_ item: Item) -> JSONValue {
    let answer = item.answer
    return [
      "bank": .string(answer.reference.bank), "question": .string(answer.reference.question),
      "prompt": item.question.map { .string($0.prompt) } ?? .null,
      "response": answer.response.map { .array($0.map { .string($0) }) } ?? .null,
      "answer": item.question.map { .array($0.rightTexts.map { .string($0) }) } ?? .null,
      "result": .string(HistoryDocument.name(of: item.share)),
      "share": .double(Double(item.share?.millionths ?? 0) / 1_000_000),
      "hints": .integer(answer.hints), "milliseconds": .integer(answer.milliseconds),
      "xp": .integer(answer.xp), "bonus": .integer(answer.bonus),
    ]
  }
}

extension Question {
  /// The texts of a right answer, as the journal keeps those of one that was given.
  var rightTexts: [String] {
    switch kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      list.choices.filter(\.isCorrect).map(\.text)
    case .trueFalse(let answer): [answer ? "true" : "false"]
    case .shortAnswer(let key): key.accepted.first { $0.credit >= 1 }.map { [$0.text] } ?? []
    case .numeric(let key):
      key.accepted.first { $0.credit >= 1 }.map { [Self.text(of: $0)] } ?? []
    case .ordering(let items, _): items
    case .matching(let key, _): key.pairs.map { PairText($0.left, $0.right).kept }
    case .cloze(let gaps, _): gaps.map { $0.question.rightTexts.first ?? "" }
    case .flashcard(let back): [back]
    }
  }

  private static func text(of number: NumberKey.Accepted) -> String {
    guard let value = number.value else { return "\(number.minimum)-\(number.maximum)" }
    return value.description.hasSuffix(".0") ? String(value.description.dropLast(2)) : "\(value)"
  }
}
