import JSON
import QuizBanks
import QuizCore
import Terminal

/// One bank: what it is, what its questions are about, and what is wrong with it.
struct BankView {
  let bank: Bank
  let contents: BankContents
  let isInDaily: Bool
  /// How many warnings a check gives beside the findings.
  var warningCount = 0
  /// What is remembered of its questions; nil where that is not known.
  var memory: BankMemory?

  /// How many topics and how many findings are listed; of the others only the number is told.
  static let limit = 20

  /// The page.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.banks
    let description = bank.description.map { page.wrapped($0) + [Text()] } ?? []
    return wrap(Text(bank.title, .strong).oneLine, width: page.width) + description
      + page.filled(
        [bank.id] + words.facts(of: bank, isInDaily: isInDaily, page), .faint)
      + learned(page)
      // Left whole, so that it can be copied.
      + [Text(bank.path, .faint).oneLine]
      + counts(words.topics, topics(page), page) + counts(words.types, types, page)
      + counts(words.difficulties, difficulties(page), page) + findings(page)
  }

  private func learned(_ page: Page) -> [Text] {
    guard let memory, memory.learnedCount > 0 else { return [] }
    let words = page.words.banks
    return page.wrapped(
      words.learned(memory.learnedCount, bank.questionCount, memory.dueCount), .faint)
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
    guard bank.findingCount > 0 || warningCount > 0 else {
      return [Text()] + page.wrapped(words.nothingWrong, .good)
    }
    guard bank.findingCount > 0 else {
      return [Text()] + page.wrapped(words.warnings(warningCount), .warning) + seeAll(page)
    }
    let shown = bank.findings.prefix(Self.limit)
    let more = bank.findingCount - shown.count
    return [Text()] + page.wrapped(words.findings(bank.findingCount), .strong)
      + shown.flatMap { page.wrapped(sentence($0, page), indent: 2) }
      + (more > 0 ? page.wrapped(words.moreFindings(more), indent: 2) : [])
      + (bank.source == .embedded ? [] : seeAll(page))
  }

  private func seeAll(_ page: Page) -> [Text] {
    page.wrapped(page.words.banks.seeAll, .faint, before: "rankup check " + shellQuoted(bank.path))
  }

  private func sentence(_ finding: Finding, _ page: Page) -> String {
    let left = finding.effect == .leftOut ? " " + page.words.banks.questionLeftOut : ""
    return FindingSentence(words: page.words.findings).placedText(finding) + left
  }

  /// The document of `bank ID --json`, with the questions in the place of their number.
  var json: JSONValue {
    let questions = bank.questions.map { JSONValue.object(members(of: $0)) }
    return .object(bank.jsonFields + [JSONMemberValue("questions", .array(questions))])
  }

  private func members(of question: Question) -> [JSONMemberValue] {
    let memory = memory?.json(of: question.id).map { [JSONMemberValue("memory", $0)] } ?? []
    return [
      JSONMemberValue("id", .string(question.id)),
      JSONMemberValue("type", .string(question.kind.typeName)),
      JSONMemberValue("prompt", .string(question.prompt)),
      JSONMemberValue("topic", question.topic.map { .string($0) } ?? .null),
      JSONMemberValue("difficulty", question.difficulty.map { .string($0.rawValue) } ?? .null),
    ] + memory
  }
}
