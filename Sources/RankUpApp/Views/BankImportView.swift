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
    let end =
      isDryRun
      ? page.wrapped(page.words.bankImport.dryRun, .warning)
      : pool.map { DailyPoolView(pool: $0).lines(page) } ?? []
    return reports.joined(separator: [Text()]) + (end.isEmpty ? [] : [Text()]) + end
  }

  private func lines(_ file: ImportedFile, _ page: Page) -> [Text] {
    let words = page.words.bankImport
    switch file.outcome {
    case .failed: return []
    case .passedOver: return filled(Text("\(file.path): \(words.passedOver)"), page)
    case .foldersPassedOver(let names):
      return filled(Text("\(file.path): \(words.foldersPassedOver(beginning(of: names)))"), page)
    case .empty(let format, let log): return report(file, format, log, page)
    case .imported(let format, let log, let bank):
      return report(file, format, log, page) + bankLines(bank, page)
    }
  }

  private func report(
    _ file: ImportedFile, _ format: Format, _ log: ImportLog, _ page: Page
  ) -> [Text] {
    let counts = page.words.bankImport.counts(
      log.readCount, log.readCount - log.skippedCount, log.skippedCount)
    let head =
      Text(file.path, .strong) + Text(" (\(format.displayName)): ")
      + Text(counts, log.skippedCount > 0 ? .warning : .good)
    return filled(head, page) + findingLines(file.findings, page) + noteLines(log, page)
  }

  /// Why questions of a bank of the native format can't be played, in the words of a check.
  private func findingLines(_ findings: [Finding], _ page: Page) -> [Text] {
    NoteGroup.groups(of: findings, limit: Self.alike) { $0.rule.rawValue }.flatMap { group in
      grouped(group.shown.map { sentence($0, page) }, hidden: group.hidden, page)
    }
  }

  private func grouped(_ sentences: [Text], hidden: Int, _ page: Page) -> [Text] {
    let lines = sentences.flatMap { filled(Text("  ") + $0, page, indent: "    ") }
    guard hidden > 0 else { return lines }
    return lines + page.wrapped(page.words.bankImport.more(hidden), .faint, indent: 4)
  }

  private func noteLines(_ log: ImportLog, _ page: Page) -> [Text] {
    let words = page.words.bankImport
    var lines: [Text] = []
    for group in NoteGroup.groups(of: log.notes, limit: Self.alike, by: \.kind) {
      lines += grouped(group.shown.map { sentence($0, page) }, hidden: group.hidden, page)
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

  private func sentence(_ finding: Finding, _ page: Page) -> Text {
    let words = page.words.bankImport
    let head = [finding.position.map { words.line($0.line) }, words.effect(.skipped)]
      .compactMap(\.self).joined(separator: ", ")
    return Text(head, .warning)
      + Text(": " + FindingSentence(words: page.words.findings).text(finding))
  }

  private func bankLines(_ bank: ImportedBank, _ page: Page) -> [Text] {
    let words = page.words.bankImport
    if bank.change == .unchanged { return page.wrapped(words.unchanged(bank.id), .good) }
    let made = isDryRun ? words.wouldBe : words.bank
    var facts = [made(bank.id, bank.questionCount)]
    if case .replaced(let new, let gone, let changed, let kept, _) = bank.change {
      facts.append(words.replaced(new, gone, changed, kept))
    }
    var lines = page.filled(facts, isDryRun ? .plain : .good)
    // Left whole, so that they can be copied.
    if !isDryRun { lines.append(Text(cleaned(bank.path), .faint)) }
    if case .replaced(_, _, _, _, let former) = bank.change, !isDryRun {
      lines += page.wrapped(words.former, .faint, before: former)
    }
    if let path = bank.hides { lines += page.wrappedWhole(words.hides(path), .warning) }
    return lines
  }

  /// Wrapped on a terminal, where a path stays whole; elsewhere one line, which tools read.
  private func filled(_ text: Text, _ page: Page, indent: String = "  ") -> [Text] {
    guard page.surface.isTerminal else { return [text.oneLine] }
    return wrap(
      text.oneLine, width: page.surface.width, rest: Text(indent), keepingWords: true)
  }
}
