import QuizBanks
import QuizCore
import Terminal

/// What the answers say of a bank: which questions and choices deserve a second look.
struct BankReportView {
  let report: BankReport

  /// How many questions of a kind are listed.
  static let limit = 10

  /// The page, the most pressing first.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.bankReport
    let head =
      wrap(Text(report.bank.title, .strong).oneLine, width: page.width)
      + page.filled(
        [
          report.total.answers == 0
            ? ""
            : page.words.statistics.answersRight(report.total.answers, report.total.percent),
          words.answered(report.answered, report.bank.questionCount),
        ], .faint)
    guard report.total.answers > 0 || !report.flagged.isEmpty else {
      return head + [Text()] + page.wrapped(words.nothingYet("rankup practice \(report.bank.id)"))
    }
    let sections = [
      section(words.flagged, report.flagged.map { row($0) }, page),
      section(words.tooHard, report.tooHard.map { row($0.question, $0.score, page) }, page),
      section(words.favoured, report.favoured.map { row($0, page) }, page),
      section(words.tooEasy, report.tooEasy.map { row($0.question, $0.score, page) }, page),
      section(words.unused, report.unused.map { row($0, page) }, page),
      section(words.neverAsked, report.neverAsked.map { row($0) }, page),
    ].filter { !$0.isEmpty }
    let all =
      sections.isEmpty ? [page.wrapped(words.nothingOdd(BankReport.least), .good)] : sections
    return Array(([head] + all).joined(separator: [Text()]))
  }

  private func row(_ question: Question) -> (id: String, text: String, note: String) {
    (question.id, question.promptAmongOthers(report.bank.textFormat), "")
  }

  private func row(
    _ question: Question, _ score: StudyScore, _ page: Page
  ) -> (id: String, text: String, note: String) {
    (
      question.id, question.promptAmongOthers(report.bank.textFormat),
      page.words.statistics.percentOf(score.percent, score.answers)
    )
  }

  private func row(
    _ choice: BankReport.Distractor, _ page: Page
  ) -> (id: String, text: String, note: String) {
    (
      choice.question.id, choice.text,
      choice.count == 0 ? "" : page.words.bankReport.taken(choice.count, choice.answers)
    )
  }

  private func section(
    _ head: String, _ rows: [(id: String, text: String, note: String)], _ page: Page
  ) -> [Text] {
    guard !rows.isEmpty else { return [] }
    let shown = rows.prefix(Self.limit)
    let more = rows.count - shown.count
    return page.wrapped(head, .strong) + list(Array(shown), page)
      + (more > 0 ? page.wrapped(page.words.statistics.more(more), .faint) : [])
  }

  private func list(
    _ rows: [(id: String, text: String, note: String)], _ page: Page
  ) -> [Text] {
    let isTable = page.width >= 60 && !page.surface.isPlain
    guard isTable, !rows.contains(where: { $0.text.hasRightToLeft }) else {
      return rows.flatMap { row in
        wrap(Text(row.id, .accent), width: page.width)
          + page.wrapped(cleaned(row.text), indent: 2)
          + (row.note.isEmpty ? [] : page.wrapped(row.note, .faint, indent: 2))
      }
    }
    return Table(
      [.init(), .init(isFlexible: true), .init(.right)],
      rows: rows.map { row in
        [
          Text(row.id, .accent).oneLine.shortened(to: 28, mark: page.surface.ellipsis),
          Text(row.text).oneLine, Text(row.note, .faint),
        ]
      }
    ).drawn(width: page.width, for: page.surface)
  }
}
