import JSON
import QuizBanks
import Terminal

/// What is wrong with files, a line each, and a sum at the end.
struct CheckView {
  let files: [CheckedFile]
  /// Whether warnings are as bad as errors.
  var isStrict = false

  /// Whether the line in question is shown below a finding, with a caret under the place: for
  /// people who see.
  static func showsSource(_ page: Page) -> Bool {
    page.surface.isTerminal && !page.surface.isPlain && page.hasRoom
  }

  /// The exit code of all files: the greatest of theirs.
  var exit: ExitCode {
    files.map { $0.code(strict: isStrict) }.max { $0.number < $1.number } ?? .done
  }

  /// The findings of each file, and the sum unless nothing could be read.
  func lines(_ page: Page) -> [Text] {
    files.flatMap { lines($0, page) } + summary(page)
  }

  private func lines(_ file: CheckedFile, _ page: Page) -> [Text] {
    guard case .read(let check, let surroundings) = file.outcome else { return [] }
    var lines: [Text] = []
    for (index, finding) in check.findings.enumerated() {
      lines += filled(head(finding, in: file.path, page), page)
      guard surroundings.indices.contains(index), let around = surroundings[index] else { continue }
      lines += SourceExcerpt(around).lines(width: page.surface.width, page.surface)
    }
    guard file.unlistedCount > 0 else { return lines }
    let more = page.words.check.unlisted(file.unlistedCount)
    return lines + filled(Text("\(file.path): \(more)"), page)
  }

  /// `rivers.json:3:5: error QB011: sentence`, as compilers write it.
  private func head(_ finding: Finding, in path: String, _ page: Page) -> Text {
    let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
    let severity = page.words.check.severity(finding.severity)
    let role: Role =
      switch finding.severity {
      case .error: .bad
      case .warning: .warning
      case .info: .accent
      }
    let sentence = FindingSentence(words: page.words.findings).text(finding)
    return Text(path + place + ": ", .strong) + Text("\(severity) \(finding.rule.rawValue)", role)
      + Text(": " + sentence)
  }

  /// Wrapped on a terminal, where a path stays whole; elsewhere one line, which tools read.
  private func filled(_ text: Text, _ page: Page) -> [Text] {
    guard page.surface.isTerminal else { return [text.oneLine] }
    return wrap(text.oneLine, width: page.surface.width, rest: "  ", keepingWords: true)
  }

  private func summary(_ page: Page) -> [Text] {
    let read = files.filter(\.isRead)
    guard !read.isEmpty else { return [] }
    var counts = FindingCounts()
    for file in files { counts.add(file.counts) }
    let sum = page.words.check.summary(read.count, counts, files.count - read.count)
    return page.wrapped(sum, counts.errors > 0 ? .bad : counts.warnings > 0 ? .warning : .good)
  }

  /// The document of `check --json`.
  func json(_ words: Words) -> JSONValue {
    ["files": .array(files.map { json($0, words) })]
  }

  private func json(_ file: CheckedFile, _ words: Words) -> JSONValue {
    switch file.outcome {
    case .read(let check, _):
      [
        "path": .string(file.path), "format": check.format.map { .string($0) } ?? nil,
        "read": .integer(check.readCount), "imported": .integer(check.askableCount),
        "skipped": .integer(check.leftOutCount),
        "findings": .array(check.findings.map { json($0, words) }),
      ]
    case .failed(let report):
      [
        "path": .string(file.path), "format": nil, "read": 0, "imported": 0, "skipped": 0,
        "findings": [
          [
            "rule": nil, "severity": .string(Severity.error.rawValue), "line": nil, "column": nil,
            "question": nil, "message": .string(report.sentence),
          ]
        ],
      ]
    }
  }

  private func json(_ finding: Finding, _ words: Words) -> JSONValue {
    [
      "rule": .string(finding.rule.rawValue), "severity": .string(finding.severity.rawValue),
      "line": finding.position.map { .integer($0.line) } ?? nil,
      "column": finding.position.map { .integer($0.column) } ?? nil,
      "question": finding.question.map { .string($0) } ?? nil,
      "message": .string(FindingSentence(words: words.findings).text(finding)),
    ]
  }
}
