import JSON
import QuizBanks
import QuizFormats

extension BankImportView {
  /// The document of `import --json`.
  func json(_ words: Words) -> JSONValue {
    [
      "dryRun": .boolean(isDryRun),
      "files": .array(files.map { json($0, words) }),
    ]
  }

  private func json(_ file: ImportedFile, _ words: Words) -> JSONValue {
    switch file.outcome {
    case .passedOver:
      json(file.path, nil, ImportLog(), nil, [])
    case .foldersPassedOver(let names):
      json(
        file.path, nil, ImportLog(), nil,
        [
          finding(
            nil, .info, line: nil, column: nil, question: nil,
            words.bankImport.foldersPassedOver(beginning(of: names)) + ".")
        ])
    case .failed(let report):
      json(
        file.path, nil, ImportLog(), nil,
        [finding(nil, .error, line: nil, column: nil, question: nil, report.sentence)])
    case .empty(let format, let log):
      json(file.path, format, log, nil, findings(file, log, words))
    case .imported(let format, let log, let bank):
      json(file.path, format, log, bank, findings(file, log, words))
    }
  }

  private func findings(_ file: ImportedFile, _ log: ImportLog, _ words: Words) -> [JSONValue] {
    file.findings.map { found in
      finding(
        found.rule.rawValue, found.severity, line: found.position?.line,
        column: found.position?.column, question: found.question,
        FindingSentence(words: words.findings).text(found))
    } + log.notes.map { finding($0, words) }
  }

  private func json(
    _ path: String, _ format: Format?, _ log: ImportLog, _ bank: ImportedBank?,
    _ findings: [JSONValue]
  ) -> JSONValue {
    [
      "path": .string(path), "format": format.map { .string($0.rawValue) } ?? .null,
      "read": .integer(log.readCount), "imported": .integer(log.readCount - log.skippedCount),
      "skipped": .integer(log.skippedCount), "findings": .array(findings),
      "bank": bank.map { bank in
        [
          "id": .string(bank.id), "title": .string(bank.title), "path": .string(bank.path),
          "questions": .integer(bank.questionCount),
          "changed": .boolean(!isDryRun && bank.change != .unchanged),
          "replaced": replaced(bank.change),
        ]
      } ?? .null,
    ]
  }

  /// How many questions of a bank that was there are new, gone, changed and as before.
  private func replaced(_ change: ImportedBank.Change) -> JSONValue {
    guard case .replaced(let new, let gone, let changed, let kept, _) = change else {
      return .null
    }
    return [
      "new": .integer(new), "gone": .integer(gone), "changed": .integer(changed),
      "kept": .integer(kept),
    ]
  }

  private func finding(_ note: ImportNote, _ words: Words) -> JSONValue {
    finding(
      note.rule, note.effect == .skipped ? .error : .warning, line: note.position?.line,
      column: note.position?.column, question: note.question,
      words.bankImport.problem(note.problem) + ".")
  }

  private func finding(
    _ rule: String?, _ severity: Severity, line: Int?, column: Int?, question: String?,
    _ message: String
  ) -> JSONValue {
    [
      "rule": rule.map { .string($0) } ?? .null, "severity": .string(severity.rawValue),
      "line": line.map { .integer($0) } ?? .null, "column": column.map { .integer($0) } ?? .null,
      "question": question.map { .string($0) } ?? .null, "message": .string(message),
    ]
  }
}
