import JSON
import QuizCore
import QuizFormats
import Testing

typealias ReplyReader = @Sendable (JSONDocument, ReadOptions) throws -> DraftBank

/// Reads a JSON text with a reader.
func reply(
  _ text: String, _ read: ReplyReader, _ options: ReadOptions = ReadOptions()
) throws -> DraftBank {
  try read(try JSONDocument(Array(text.utf8)), options)
}

/// What a reader refuses a JSON text with; nil where it takes it.
func replyRefusal(
  _ text: String, _ read: ReplyReader, _ options: ReadOptions = ReadOptions()
) throws -> ImportRefusal? {
  do {
    _ = try reply(text, read, options)
    return nil
  } catch let refusal as ImportRefusal {
    return refusal
  }
}

/// The notes of a bank, a line each: effect, line of the file, problem.
func noteLines(_ bank: DraftBank) -> [String] {
  bank.log.notes.map { note in
    let problem =
      switch note.problem {
      case .common(let problem): "\(problem)"
      case .json(let problem): "\(problem)"
      case .pool(let problem): "\(problem)"
      default: "\(note.problem)"
      }
    return "\(note.effect) \(note.position.map { "\($0.line)" } ?? "-") \(problem)"
  }
}

/// A question on a line of its own: prompt, type, and the choices with `*` at the right ones.
func questionLine(_ draft: DraftQuestion) -> String {
  let rest: [String] =
    switch draft.kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      list.choices.map { ($0.isCorrect ? "*" : "") + $0.text }
    case .trueFalse(let answer): ["\(answer)"]
    case .shortAnswer(let key): key.accepted.map(\.text)
    case .flashcard(let back): [back]
    default: []
    }
  return ([draft.prompt, draft.kind.typeName] + rest).joined(separator: " | ")
}

/// Expects that what was read is what became questions and what was passed over.
func expectBalance(_ bank: DraftBank, _ sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(
    bank.log.readCount == bank.questions.count + bank.log.skippedCount,
    sourceLocation: sourceLocation)
}
