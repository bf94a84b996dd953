import JSON
import QuizBanks
import QuizCore
import Terminal

/// One bank: what it is, what its questions are about, and what is wrong with it.
struct BankView {
  let bank: Bank
  let contents: BankContents
  let isInDaily: Bool

  /// How many topics and how many findings are listed; of the others only the number is told.
  static let limit = 20

  /// The page.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.banks
    let description = bank.description.map { page.wrapped($0) + [Text()] } ?? []
    return wrap(Text(bank.title, .strong).oneLine, width: page.width) + description
      + page.filled(
        [bank.id] + words.facts(of: bank, isInDaily: isInDaily, page), .faint)
      // Left whole, so that it can be copied.
      + [Text(bank.path, .faint).oneLine]
      + counts(words.topics, topics(page), page) + counts(words.types, types, page)
      + counts(words.difficulties, difficulties(page), page) + findings(page)
  }

  private func topics(_ page: Page) -> [(String, Int)] {
    let words = page.words.banks
    let shown = contents.topics.prefix(Self.limit)
    let others = contents.topics.dropFirst(Self.limit)
    let rows = shown.map { ($0.word ?? words.noTopic, $0.count) }
    guard !others.isEmpty else { return rows }
    return rows + [(words.moreTopics(others.count), others.reduce(0) { $0 + $1.count })]
  }

  private var types: [(String, Int)] {
    contents.types.map { ($0.word ?? "", $0.count) }
  }

  private func difficulties(_ page: Page) -> [(String, Int)] {
    contents.difficulties.map { entry in
      (
        entry.difficulty.map(page.words.quiz.difficulty) ?? page.words.banks.noDifficulty,
        entry.count
      )
    }
  }

  private func counts(_ head: String, _ rows: [(String, Int)], _ page: Page) -> [Text] {
    guard !rows.isEmpty else { return [] }
    let isTable = page.width >= 30 && !page.surface.isPlain
    let cells = rows.map { (Text($0.0).oneLine, Text(page.number($0.1))) }
    let lines =
      isTable
      ? Table([.init(isFlexible: true), .init(.right)], rows: cells.map { [$0.0, $0.1] })
        .drawn(width: page.width - 2, for: page.surface).map { Text("  ") + $0 }
      : cells.flatMap { wrap($0.0 + ": " + $0.1, width: page.width) }
    return [Text()] + page.wrapped(head, .strong) + lines
  }

  private func findings(_ page: Page) -> [Text] {
    let words = page.words.banks
    guard bank.findingCount > 0 else { return [Text()] + page.wrapped(words.nothingWrong, .good) }
    let shown = bank.findings.prefix(Self.limit)
    let more = bank.findingCount - shown.count
    return [Text()] + page.wrapped(words.findings(bank.findingCount), .strong)
      + shown.flatMap { page.wrapped(sentence($0, page), indent: 2) }
      + (more > 0 ? page.wrapped(words.moreFindings(more), indent: 2) : [])
      + (bank.source == .embedded
        ? [] : [Text(words.seeAll("rankup check " + shellQuoted(bank.path)), .faint).oneLine])
  }

  private func sentence(_ finding: Finding, _ page: Page) -> String {
    let left = finding.effect == .leftOut ? " " + page.words.banks.questionLeftOut : ""
    return FindingSentence(words: page.words.findings).placedText(finding) + left
  }

  /// The document of `bank ID --json`, with the questions in the place of their number.
  var json: JSONValue {
    let questions = bank.questions.map { question -> JSONValue in
      [
        "id": .string(question.id), "type": .string(question.kind.typeName),
        "prompt": .string(question.prompt),
        "topic": question.topic.map { .string($0) } ?? .null,
        "difficulty": question.difficulty.map { .string($0.rawValue) } ?? .null,
      ]
    }
    return .object(bank.jsonFields + [JSONMemberValue("questions", .array(questions))])
  }
}
