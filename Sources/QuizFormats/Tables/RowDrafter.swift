import JSON
import QuizCore

/// Makes questions of the rows of a table.
struct RowDrafter {
  /// Why a row gives no question.
  struct Fault: Error {
    let problem: ImportProblem
    init(_ problem: ImportProblem) { self.problem = problem }
  }

  let columns: TableColumns
  let rule: AnswerRule
  let isTyped: Bool
  /// Whether the rows are those of a Kahoot, whose answers are always numbers of columns.
  let isKahoot: Bool
  private var identifiers: Set<String> = []

  init(_ columns: TableColumns, _ rule: AnswerRule, isTyped: Bool, isKahoot: Bool = false) {
    self.columns = columns
    self.rule = rule
    self.isTyped = isTyped
    self.isKahoot = isKahoot
  }

  /// Reads a row: a question more, or a note why there is none.
  mutating func take(_ row: RecordReader, into bank: inout DraftBank) {
    bank.log.read()
    let position = JSONPosition(line: row.line, column: 1)
    let prompt = row.text(columns.prompt)
    let faults = quoteFaults(row)
    var remarks = faults
    do throws(Fault) {
      if isBlank(prompt) { throw Fault(.common(.blankPrompt)) }
      var draft = DraftQuestion(prompt, try kind(row, &remarks), at: position)
      describe(&draft, row, &remarks)
      for remark in remarks { bank.log.change(remark, at: position, question: prompt) }
      bank.questions.append(draft)
    } catch {
      for fault in faults { bank.log.change(fault, at: position, question: prompt) }
      bank.log.skip(error.problem, at: position, question: prompt.isEmpty ? nil : prompt)
    }
  }

  /// Adds what stands beside prompt and answer.
  private mutating func describe(
    _ draft: inout DraftQuestion, _ row: RecordReader, _ remarks: inout [ImportProblem]
  ) {
    draft.sourceID = identifier(row, &remarks)
    if let column = columns.explanation, !row.isBlank(column) {
      let text = row.text(column)
      if !isBlank(text) { draft.explanation = text }
    }
    if let column = columns.topic { draft.topic = topicPath(row.line(column)) }
    if let column = columns.difficulty, !row.isBlank(column) {
      let word = row.line(column)
      draft.difficulty = Difficulty(word: word)
      if draft.difficulty == nil { remarks.append(.table(.unknownDifficulty(excerpt(of: word)))) }
    }
    if let column = columns.tags, !row.isBlank(column) { draft.tags = tagList(row.line(column)) }
    for column in columns.hints where !row.isBlank(column) {
      let hint = row.text(column)
      if !isBlank(hint) { draft.hints.append(hint) }
    }
    if let column = columns.timeLimit, !row.isBlank(column) {
      let text = row.line(column)
      draft.timeLimit = Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      if draft.timeLimit == nil { remarks.append(.table(.badTimeLimit(excerpt(of: text)))) }
    }
    noteFurtherCells(row, &remarks)
  }

  private mutating func identifier(
    _ row: RecordReader, _ remarks: inout [ImportProblem]
  ) -> String? {
    guard let column = columns.identifier, !row.isBlank(column) else { return nil }
    let text = row.line(column)
    guard isIdentifier(text) else {
      remarks.append(.common(.changedIdentifier(excerpt(of: text))))
      return nil
    }
    guard identifiers.insert(text).inserted else {
      remarks.append(.common(.repeatedIdentifier(excerpt(of: text))))
      return nil
    }
    return text
  }

  /// Says so where a quote is lost, so that a cell ends too soon or too late.
  private func quoteFaults(_ row: RecordReader) -> [ImportProblem] {
    var faults: [ImportProblem] = []
    if row.hasOpenQuote { faults.append(.table(.openQuote)) }
    let lines = row.rowsInQuotes(columns: columns.count)
    if lines > 0 { faults.append(.table(.rowsInQuotes(lines))) }
    return faults
  }

  /// Says so where a row is longer than the table, as a separator without quotes makes it.
  private func noteFurtherCells(_ row: RecordReader, _ remarks: inout [ImportProblem]) {
    let isWhole = columns.isPair && row.fieldCount <= RecordReader.fieldLimit
    guard row.fieldCount > columns.count, !isWhole else { return }
    let further = row.fields.indices.dropFirst(columns.count).filter { !row.isBlank($0) }
    guard row.fieldCount > RecordReader.fieldLimit || !further.isEmpty else { return }
    let text = further.prefix(8).map { row.line($0) }.joined(separator: " ")
    remarks.append(
      .table(.tooManyCells(row.fieldCount, columns: columns.count, leftOut: excerpt(of: text))))
  }
}
