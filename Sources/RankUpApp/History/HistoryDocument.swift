import JSON
import QuizCore
import Terminal

/// The document of `history --json`, written piece by piece, since it may be long.
struct HistoryDocument {
  let lines: [History.Line]

  /// How many entries are written at once.
  private static let piece = 500

  /// Writes `{"entries": […]}`, laid out like every document.
  func write(to console: any Console) throws {
    guard !lines.isEmpty else {
      return try console.writeExactly(Self.text([]) + "\n")
    }
    for start in stride(from: 0, to: lines.count, by: Self.piece) {
      let end = min(lines.count, start + Self.piece)
      let text = Self.text(lines[start..<end].map(Self.entry))
      let isFirst = start == 0
      let isLast = end == lines.count
      let body = text.utf8.dropFirst(isFirst ? 0 : Self.opening.utf8.count)
        .dropLast(isLast ? 0 : Self.closing.utf8.count)
      try console.writeExactly(String(decoding: body, as: UTF8.self) + (isLast ? "\n" : ","))
    }
  }

  /// What stands before the first entry of a document, and behind the last.
  private static let opening = "{\n  \"entries\": ["
  private static let closing = "\n  ]\n}"

  private static func text(_ entries: [JSONValue]) -> String {
    JSONValue.object([JSONMemberValue("entries", .array(entries))])
      .serialized(JSONStyle(keys: .sorted, layout: .indented(2)))
  }

  /// One entry, without its answers.
  static func entry(_ line: History.Line) -> JSONValue { .object(members(of: line)) }

  /// What is told of a line: its date and kind, and of a sitting what became of it.
  static func members(of line: History.Line) -> [JSONMemberValue] {
    switch line {
    case .frozen(let date):
      return [
        JSONMemberValue("date", .string(date.description)),
        JSONMemberValue("kind", .string("freeze")),
      ]
    case .sitting(let sitting):
      return [
        JSONMemberValue("date", .string(sitting.key.date.description)),
        JSONMemberValue("kind", .string(sitting.key.mode.rawValue)),
        JSONMemberValue("session", sitting.key.session.map { .string($0) } ?? .null),
        JSONMemberValue(
          "results", .array(sitting.results.map { .string(name(of: $0.share)) })),
        JSONMemberValue("right", .integer(sitting.rightCount)),
        JSONMemberValue("answered", .integer(sitting.results.count)),
        JSONMemberValue("asked", .integer(sitting.asked)),
        JSONMemberValue("xp", .integer(sitting.xp)),
        JSONMemberValue("rank", .string(sitting.rank.name)),
      ]
    }
  }

  /// The name of a result.
  static func name(of share: Share?) -> String {
    guard let share else { return "skipped" }
    return share.isFull ? "right" : share.isPartial ? "partly" : "wrong"
  }
}
