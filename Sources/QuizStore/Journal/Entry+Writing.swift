import JSON
import QuizCore

extension Entry {
  /// The version of the journal's lines.
  static let lineVersion = 1

  /// The line that stands for the entry, with its line end; keys and their order are frozen.
  var line: [UInt8] { JSONValue.object(head + body).compactBytes + [0x0A] }

  private var head: [(String, JSONValue?)] {
    [
      ("v", .integer(Self.lineVersion)), ("id", .string(id)),
      ("at", .string(instant.description)),
    ] + (event.sitting?.members ?? []) + [("kind", .string(event.kind.rawValue))]
  }

  private var body: [(String, JSONValue?)] {
    switch event {
    case .drawn(_, let questions, let isAdaptive):
      [
        ("questions", .array(questions.map(\.jsonValue))),
        ("adaptive", isAdaptive ? .boolean(true) : nil),
      ]
    case .answered(_, let answer): answer.members
    case .hinted(_, let index, let hints): [("index", .integer(index)), ("hints", .integer(hints))]
    case .corrected(_, let index, let xp): [("index", .integer(index)), ("xp", .integer(xp))]
    case .flagged(let reference): reference.members
    case .renamed(let name): [("nickname", .string(name))]
    case .set(let key, let value): [("key", .string(key)), ("value", .string(value))]
    case .reset(let all, let backup): [("all", .boolean(all)), ("backup", .string(backup))]
    case .restored(let backup, let player, let undo):
      [
        ("backup", .string(backup)), ("undo", undo.map(JSONValue.string)),
        ("state", player.jsonValue),
      ]
    }
  }
}

extension Event {
  /// The sitting it belongs to, if it belongs to one.
  var sitting: SittingKey? {
    switch self {
    case .drawn(let key, _, _), .answered(let key, _), .hinted(let key, _, _),
      .corrected(let key, _, _):
      key
    case .flagged, .renamed, .set, .reset, .restored: nil
    }
  }
}

extension SittingKey {
  fileprivate var members: [(String, JSONValue?)] {
    [
      ("date", .string(date.description)), ("mode", .string(mode.rawValue)),
      ("session", session.map(JSONValue.string)),
    ]
  }
}

extension QuestionReference {
  fileprivate var members: [(String, JSONValue?)] {
    [("bank", .string(bank)), ("question", .string(question))]
  }
}

extension Answer {
  fileprivate var members: [(String, JSONValue?)] {
    [
      ("index", .integer(index)), ("bank", .string(reference.bank)),
      ("question", .string(reference.question)),
      ("response", response.map { .array($0.map(JSONValue.string)) }),
      ("share", .integer(share.millionths)), ("hints", .integer(hints)),
      ("ms", .integer(milliseconds)), ("xp", .integer(xp)), ("bonus", .integer(bonus)),
    ]
  }
}
