import QuizCore

/// Writes a bank as CSV that `TableReader` reads back: a header, then a question a line.
///
/// Matching and cloze questions have no place in a table. Right answers are spelled out, each on a
/// line of its cell, so that nothing has to be guessed; numbers as `3`, `3:0.5` or `1..2`. What a
/// spreadsheet would take for a formula has an apostrophe before it.
package enum CSVWriter {
  /// How the header begins; a table with these names was written here.
  static let ownHeader = ["id", "type", "prompt"]
  /// The most choices or hints of one question.
  static let listLimit = 100

  /// Writes a bank.
  package static func write(_ bank: ExportBank) -> ExportText {
    var losses: [ExportLoss] = []
    var guardedCellCount = 0
    let questions = bank.questions.filter { isWritable($0, &losses) }
    let choices = questions.map { $0.kind.options.count }.max() ?? 0
    let hints = questions.map(\.hints.count).max() ?? 0
    let hasTime = questions.contains { $0.timeLimit != nil }
    var header = ownHeader + numbered("choice", choices)
    header += ["correct text", "explanation", "topic", "difficulty", "tags"]
    header += numbered("hint", hints) + (hasTime ? ["time limit"] : [])
    var bytes: [UInt8] = []
    append(header, to: &bytes)
    for question in questions {
      noteLosses(of: question, &losses)
      var cells = [question.sourceID ?? "", question.kind.typeName, question.prompt]
      cells += padded(question.kind.options, to: choices)
      cells += [
        question.kind.rightCell, question.explanation ?? "", question.topic ?? "",
        question.difficulty?.rawValue ?? "", question.tags.joined(separator: ", "),
      ]
      cells += padded(question.hints, to: hints)
      if hasTime { cells.append(question.timeLimit.map { number($0) } ?? "") }
      guardedCellCount += cells.count(where: FormulaGuard.needsGuard)
      append(cells.map(FormulaGuard.guarded), to: &bytes)
    }
    var text = ExportText(bank, text: String(decoding: bytes, as: UTF8.self), losses: losses)
    text.guardedCellCount = guardedCellCount
    return text
  }

  /// Whether a table has a place for a question; else it is lost.
  private static func isWritable(_ question: DraftQuestion, _ losses: inout [ExportLoss]) -> Bool {
    let lines = question.kind.rightLines
    let isFlat = !lines.contains { $0.utf8.contains(0x0A) }
    let isKnown =
      switch question.kind {
      case .matching, .cloze: false
      case .ordering: true
      case .shortAnswer: !lines.isEmpty && isFlat
      default: !lines.isEmpty && (isFlat || lines.count == 1)
      }
    let isShort = question.kind.options.count <= listLimit && question.hints.count <= listLimit
    let isWritable = isKnown && isShort
    if !isWritable { losses.append(ExportLoss(.question, of: question.sourceID ?? "")) }
    return isWritable
  }

  private static func noteLosses(of question: DraftQuestion, _ losses: inout [ExportLoss]) {
    var parts = question.kind.lossesInTable
    if question.title != nil { parts.append(.title) }
    if question.feedback != Feedback() { parts.append(.feedback) }
    if question.points != nil { parts.append(.points) }
    if let topic = question.topic, topicPath(topic) != topic { parts.append(.topic) }
    if question.tags.contains(where: { tag in tag.utf8.contains { ",;|".utf8.contains($0) } }) {
      parts.append(.tags)
    }
    var known: [ExportLoss.Part] = []
    for part in parts where !known.contains(part) {
      known.append(part)
      losses.append(ExportLoss(part, of: question.sourceID ?? ""))
    }
  }

  private static func numbered(_ name: String, _ count: Int) -> [String] {
    count > 0 ? (1...count).map { "\(name) \($0)" } : []
  }

  private static func padded(_ cells: [String], to count: Int) -> [String] {
    cells + Array(repeating: "", count: max(0, count - cells.count))
  }

  private static func number(_ seconds: Double) -> String {
    Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
  }

  private static func append(_ cells: [String], to bytes: inout [UInt8]) {
    for (place, cell) in cells.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      appendCell(cell, separator: UInt8(ascii: ","), to: &bytes)
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }
}

/// Appends a cell, in quotes where its text would read otherwise.
func appendCell(_ cell: String, separator: UInt8, to bytes: inout [UInt8]) {
  let quote = UInt8(ascii: "\"")
  let needsQuotes =
    cell.utf8.first == UInt8(ascii: "#")
    || cell.utf8.contains { $0 == separator || $0 == quote || $0 == 0x0A || $0 == 0x0D }
  guard needsQuotes else { return bytes.append(contentsOf: cell.utf8) }
  bytes.append(quote)
  for byte in cell.utf8 {
    if byte == quote { bytes.append(quote) }
    bytes.append(byte)
  }
  bytes.append(quote)
}
