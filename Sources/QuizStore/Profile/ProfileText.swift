import Host
import JSON
import QuizCore

/// Writes a profile as text, piece by piece, so that a long history is never whole in memory.
///
/// Indented, keys sorted, a line of a journal on a line of its own, so that two exports can be
/// compared by any program that compares lines.
struct ProfileText {
  let instant: Instant
  let player: Player
  /// The date on which the streak is told.
  let date: QuizDate
  let journals: [JournalFile]
  let files: Files
  /// Takes the pieces.
  let put: ([UInt8]) throws -> Void

  /// How many bytes are put at once, or a line more.
  private static let pieceSize = 1 << 16
  private static let style = JSONStyle(keys: .sorted, layout: .indented(2))

  private var pending: [UInt8] = []
  /// The lines of all journals so far, torn ones too.
  private(set) var lines = 0
  /// All bytes so far.
  private(set) var size = 0

  init(
    instant: Instant, player: Player, date: QuizDate, journals: [JournalFile], files: Files,
    put: @escaping ([UInt8]) throws -> Void
  ) {
    self.instant = instant
    self.player = player
    self.date = date
    self.journals = journals
    self.files = files
    self.put = put
  }

  /// Writes everything.
  mutating func write() throws {
    try add("{\n  \"exportedAt\": " + text(.string(instant.description)))
    try add(",\n  \"format\": " + text(.string(ProfileDocument.format)))
    try add(",\n  \"formatVersion\": \(ProfileDocument.formatVersion),\n  \"journals\": {")
    for (place, journal) in journals.enumerated() {
      try add(place > 0 ? ",\n    " : "\n    ")
      try add(text(.string(journal.device.text)) + ": [")
      try addLines(of: journal)
      try add("]")
    }
    try add(journals.isEmpty ? "}" : "\n  }")
    try add(",\n  \"player\": " + text(player.summary(on: date)))
    try add(",\n  \"state\": " + text(player.jsonValue) + "\n}\n")
    try flush()
  }

  /// A value as it stands within the document; no line break is part of any text in it.
  private func text(_ value: JSONValue, indent: String = "  ") -> String {
    let text = value.serialized(Self.style)
    guard text.utf8.contains(newline) else { return text }
    let lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    return lines.map { String(Substring($0)) }.joined(separator: "\n" + indent)
  }

  private mutating func addLines(of journal: JournalFile) throws {
    var rest: [UInt8] = []
    var offset = 0
    var isFirst = true
    while offset < journal.size {
      let limit = min(JournalFile.pieceSize, journal.size - offset)
      let piece = try files.readIfPresent(journal.path, from: offset, limit: limit) ?? []
      if piece.isEmpty { break }
      offset += piece.count
      var start = 0
      while let end = piece[start...].firstIndex(of: newline) {
        try add(ProfileLine(bytes: rest + piece[start..<end]), &isFirst)
        rest = []
        start = end + 1
      }
      rest += piece[start...]
    }
    if !rest.isEmpty { try add(ProfileLine(bytes: rest, isTorn: true), &isFirst) }
    if !isFirst { try add("\n    ") }
  }

  private mutating func add(_ line: ProfileLine, _ isFirst: inout Bool) throws {
    lines += 1
    try add((isFirst ? "\n      " : ",\n      ") + text(line.jsonValue, indent: "      "))
    isFirst = false
  }

  private mutating func add(_ text: String) throws {
    pending += text.utf8
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// A document that could not be imported again is not written to its end.
  private mutating func flush() throws {
    size += pending.count
    guard size <= ProfileDocument.sizeLimit else {
      throw ProfileProblem.tooLarge(limit: ProfileDocument.sizeLimit)
    }
    try put(pending)
    pending.removeAll(keepingCapacity: true)
  }
}

extension Player {
  /// What a person would want to know of a player, for reading alone: the state counts.
  fileprivate func summary(on date: QuizDate) -> JSONValue {
    let standing = profile.standing
    let streak = diary.streak(asOf: date)
    return .object([
      ("nickname", .string(profile.nickname)), ("avatar", profile.avatar.map(JSONValue.string)),
      ("rank", .string(standing.rank.name)), ("level", .integer(standing.rank.level)),
      ("xp", .integer(standing.xp)), ("lifetimeXP", .integer(standing.lifetimeXP)),
      (
        "settings",
        .object(profile.settings.map { JSONMemberValue($0.key, .string($0.value)) })
      ),
      (
        "streak",
        [
          "current": .integer(streak.current), "longest": .integer(streak.longest),
          "freezes": .integer(streak.freezes), "asOf": .string(date.description),
        ]
      ),
    ])
  }
}
