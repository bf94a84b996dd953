import JSON
import QuizBanks
import QuizFormats
import Terminal

/// What came of files that were brought in: counts, what was passed over or changed, and the banks.
struct BankImportView {
  let files: [ImportedFile]
  let isDryRun: Bool
  /// What the daily draws from afterwards; nil where nothing was written.
  let pool: DailyPool?

  /// How many notes about the same problem are listed for one file.
  private static let alike = 10

  /// The exit code of all files: the greatest of theirs.
  var exit: ExitCode {
    files.map(\.exit).max { $0.number < $1.number } ?? .done
  }

  /// A paragraph a file, and at the end what it means for the daily.
  func lines(_ page: Page) -> [Text] {
    let reports = files.map { lines($0, page) }.filter { !$0.isEmpty }
    guard !reports.isEmpty else { return [] }
    let end = isDryRun ? page.wrapped(page.words.bankImport.dryRun, .warning) : poolLines(page)
    return reports.joined(separator: [Text()]) + (end.isEmpty ? [] : [Text()]) + end
  }

  private func lines(_ file: ImportedFile, _ page: Page) -> [Text] {
    let words = page.words.bankImport
    switch file.outcome {
    case .failed: return []
    case .passedOver: return filled(Text("\(file.path): \(words.passedOver)"), page)
    case .empty(let format, let log): return report(file.path, format, log, page)
    case .imported(let format, let log, let bank):
      return report(file.path, format, log, page) + bankLines(bank, page)
    }
  }

  private func report(
    _ path: String, _ format: Format, _ log: ImportLog, _ page: Page
  ) -> [Text] {
    let counts = page.words.bankImport.counts(
      log.readCount, log.readCount - log.skippedCount, log.skippedCount)
    let head =
      Text(path, .strong) + Text(" (\(format.displayName)): ")
      + Text(counts, log.skippedCount > 0 ? .warning : .good)
    return filled(head, page) + noteLines(log, page)
  }

  private func noteLines(_ log: ImportLog, _ page: Page) -> [Text] {
    let words = page.words.bankImport
    var lines: [Text] = []
    for group in NoteGroup.groups(of: log.notes, limit: Self.alike) {
      for note in group.shown {
        lines += filled(Text("  ") + sentence(note, page), page, indent: "    ")
      }
      if group.hidden > 0 { lines += page.wrapped(words.more(group.hidden), .faint, indent: 4) }
    }
    if log.unlistedCount > 0 {
      lines += page.wrapped(words.unlisted(log.unlistedCount), .faint, indent: 2)
    }
    return lines
  }

  /// `line 14, skipped: there is no answer ("What is …")`.
  private func sentence(_ note: ImportNote, _ page: Page) -> Text {
    let words = page.words.bankImport
    let head = [note.position.map { words.line($0.line) }, words.effect(note.effect)]
      .compactMap(\.self).joined(separator: ", ")
    let role: Role = note.effect == .skipped ? .warning : .faint
    let question = note.question.map { " (\($0))" } ?? ""
    return Text(head, role) + Text(": " + words.problem(note.problem)) + Text(question, .faint)
  }

  private func bankLines(_ bank: ImportedBank, _ page: Page) -> [Text] {
    let words = page.words.bankImport
    if bank.change == .unchanged { return page.wrapped(words.unchanged(bank.id), .good) }
    let made = isDryRun ? words.wouldBe : words.bank
    var facts = [made(bank.id, bank.questionCount)]
    if case .replaced(let new, let gone, let kept, _) = bank.change {
      facts.append(words.replaced(new, gone, kept))
    }
    var lines = page.filled(facts, isDryRun ? .plain : .good)
    // Left whole, so that they can be copied.
    if !isDryRun { lines.append(Text(cleaned(bank.path), .faint)) }
    if case .replaced(_, _, _, let former) = bank.change, !isDryRun {
      lines.append(Text(cleaned(words.former(former)), .faint))
    }
    if let path = bank.hides { lines += page.wrapped(words.hides(path), .warning) }
    return lines
  }

  private func poolLines(_ page: Page) -> [Text] {
    guard let pool else { return [] }
    let words = page.words.bankImport
    let parts = pool.parts.flatMap { part in
      page.wrapped(
        part.count.map { words.share(part.id, $0, pool.total, pool.percent($0)) }
          ?? words.notInDaily(part.id))
    }
    let command = "rankup settings daily-banks ID,ID"
    return parts + [Text(cleaned(words.chooseDaily(command)), .faint)]
  }

  /// Wrapped on a terminal, where a path stays whole; elsewhere one line, which tools read.
  private func filled(_ text: Text, _ page: Page, indent: String = "  ") -> [Text] {
    guard page.surface.isTerminal else { return [text.oneLine] }
    return wrap(
      text.oneLine, width: page.surface.width, rest: Text(indent), keepingWords: true)
  }

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
    case .failed(let report):
      json(
        file.path, nil, ImportLog(), nil,
        [finding(nil, .error, line: nil, column: nil, question: nil, report.sentence)])
    case .empty(let format, let log):
      json(file.path, format, log, nil, log.notes.map { finding($0, words) })
    case .imported(let format, let log, let bank):
      json(file.path, format, log, bank, log.notes.map { finding($0, words) })
    }
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
        ]
      } ?? .null,
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
