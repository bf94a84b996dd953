import JSON

/// What a check found, at a byte of the text.
struct LintFinding {
  let rule: Rule
  let severity: Severity
  let problem: LintProblem
  let offset: Int
  /// The way to the value, from the question or from the bank.
  let path: [FieldPath.Step]
  /// Where the first of two that clash stands.
  let first: Int?

  init(
    _ rule: Rule, _ problem: LintProblem, at node: JSONNode, _ path: [FieldPath.Step] = [],
    first: JSONNode? = nil, severity: Severity = .warning
  ) {
    self.init(
      rule, problem, at: node.range.lowerBound, path, first: first?.range.lowerBound,
      severity: severity)
  }

  init(
    _ rule: Rule, _ problem: LintProblem, at offset: Int, _ path: [FieldPath.Step] = [],
    first: Int? = nil, severity: Severity = .warning
  ) {
    self.rule = rule
    self.severity = severity
    self.problem = problem
    self.offset = offset
    self.path = path
    self.first = first
  }
}

/// Collects what a check finds; lines and columns are counted once, at the end.
struct LintLog {
  /// The most findings that are kept, so that a hostile bank can't fill the memory with them.
  static let limit = 10_000

  private struct Draft {
    let finding: LintFinding
    let question: String?
    let path: FieldPath
  }

  private var drafts: [Draft] = []
  /// How many findings were not kept.
  private(set) var unlisted = FindingCounts()

  /// Notes what was found in the bank itself.
  mutating func report(_ findings: [LintFinding]) {
    for finding in findings { append(finding, nil, []) }
  }

  /// Notes what was found in a question.
  mutating func report(_ findings: [LintFinding], in question: LintedQuestion) {
    guard !findings.isEmpty else { return }
    let steps: [FieldPath.Step] = [.key(Key.questions.name), .index(question.index)]
    for finding in findings { append(finding, question.id, steps) }
  }

  private mutating func append(
    _ finding: LintFinding, _ question: String?, _ steps: [FieldPath.Step]
  ) {
    guard drafts.count < Self.limit else {
      unlisted.add(finding.severity)
      return
    }
    drafts.append(
      Draft(finding: finding, question: question, path: FieldPath(steps + finding.path)))
  }

  /// Returns what was found in the order of the text.
  func findings(in document: JSONDocument) -> [Finding] {
    let order = drafts.indices.sorted { left, right in
      (drafts[left].finding.offset, left) < (drafts[right].finding.offset, right)
    }
    let sorted = order.map { drafts[$0] }
    let positions = document.positions(of: sorted.map(\.finding.offset))
    let firsts = document.positions(of: sorted.map { $0.finding.first ?? 0 })
    return sorted.indices.map { at in
      let (draft, finding) = (sorted[at], sorted[at].finding)
      return Finding(
        finding.rule, .lint(finding.problem), at: positions[at], path: draft.path,
        question: draft.question, first: finding.first.map { _ in firsts[at] },
        severity: finding.severity)
    }
  }
}
