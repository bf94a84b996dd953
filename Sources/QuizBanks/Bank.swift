package import QuizCore

/// Where a bank was found.
package enum BankSource: String, Sendable, CaseIterable {
  /// The player's own folder.
  case own
  /// Installed together with this binary, or beside it in a checkout.
  case shipped
  /// A folder that all programs of the system share.
  case system
  /// Within the binary.
  case embedded
}

/// How the texts of a bank are written.
package enum TextFormat: String, Sendable, CaseIterable {
  case plain
  case markdown
}

/// A bank as it can be played: its good questions, and what was found about the others.
///
/// Of a large bank only an index is at hand: a question is read from the file when it is asked for,
/// and `questions` and `findings` read the whole file once.
package struct Bank: Sendable {
  /// The file it was read from; the bare name of the file for the embedded one.
  package let path: String
  /// Which kind of folder that file lies in.
  package let source: BankSource

  private let header: BankHeader
  private let counts: BankCounts
  let content: any BankContent

  /// Puts a bank together.
  init(
    _ header: BankHeader, _ counts: BankCounts, path: String, source: BankSource,
    content: any BankContent
  ) {
    self.header = header
    self.counts = counts
    self.path = path
    self.source = source
    self.content = content
  }

  /// Puts a bank in memory together; when two questions share an id, `question(_:)` gives the first.
  package init(
    id: String, title: String, language: String? = nil, description: String? = nil,
    textFormat: TextFormat = .plain, path: String, source: BankSource, questions: [Question],
    disabledCount: Int = 0, leftOutCount: Int = 0, findings: [Finding] = [],
    unlistedFindingCount: Int = 0
  ) {
    self.init(
      BankHeader(
        id: id, title: title, language: language, description: description,
        textFormat: textFormat),
      BankCounts(
        questions: questions.count, disabled: disabledCount, leftOut: leftOutCount,
        findings: findings.count + unlistedFindingCount),
      path: path, source: source,
      content: ReadContent(
        bank: id, questions: questions, findings: findings,
        unlistedFindingCount: unlistedFindingCount))
  }

  /// Stable, unique among the banks on a shelf: results are stored under it.
  package var id: String { header.id }
  /// One line for people.
  package var title: String { header.title }
  /// A BCP 47 tag; nil when the bank belongs to every language.
  package var language: String? { header.language }
  /// What the bank is about.
  package var description: String? { header.description }
  /// How prompts, choices, explanations, hints and feedback are written.
  package var textFormat: TextFormat { header.textFormat }

  /// How many enabled, valid questions there are.
  package var questionCount: Int { counts.questions }
  /// How many questions the bank has switched off.
  package var disabledCount: Int { counts.disabled }
  /// How many questions can't be asked or graded.
  package var leftOutCount: Int { counts.leftOut }
  /// How many findings there are, kept or not.
  package var findingCount: Int { counts.findings }

  /// The enabled, valid questions in the bank's order.
  package var questions: [Question] { content.whole.questions }
  /// What is wrong, in the order of the text.
  package var findings: [Finding] { content.whole.findings }
  /// How many more findings there were than are kept.
  package var unlistedFindingCount: Int { content.whole.unlistedFindingCount }

  /// Returns the question of an id without a search through all of them.
  package func question(_ id: String) -> Question? { content.question(id) }

  /// The questions as candidates of a draw.
  package var poolSource: any PoolSource { content.poolSource }
}

/// How many there are of what in a bank.
struct BankCounts: Sendable, Equatable {
  var questions: Int
  var disabled: Int
  var leftOut: Int
  var findings: Int
}

/// Where the questions of a bank are had from.
protocol BankContent: Sendable {
  /// The whole bank in memory.
  var whole: ReadContent { get }
  /// The questions as candidates of a draw.
  var poolSource: any PoolSource { get }

  func question(_ id: String) -> Question?
}
