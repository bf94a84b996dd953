import JSON
import QuizCore
package import QuizFormats

/// Puts the drafts of a file together to a bank: ids for all, and nothing that can't be played.
package struct BankAssembly: Sendable {
  /// The id of the bank.
  package let id: String
  /// Its title.
  package let title: String
  /// How many questions it has.
  package private(set) var questionCount = 0
  /// What was read, passed over and changed, up to the end.
  package private(set) var log: ImportLog
  /// The text of the bank.
  package private(set) var bytes: [UInt8] = []

  private let draft: DraftBank
  private let format: Format
  private let header: NativeWriter.Header

  /// Puts a bank together.
  ///
  /// `language` and `title` say more than the file does where they are given. A draft that the native
  /// format can't hold is passed over and noted.
  package init(
    _ draft: DraftBank, of format: Format, id: String, title: String, language: String?
  ) throws(ImportTrouble) {
    self.id = id
    self.title = title
    self.draft = draft
    self.format = format
    log = draft.log
    var header = NativeWriter.Header(id: id, title: title)
    header.description = draft.description
    header.language = language ?? draft.language
    header.license = draft.license
    header.source = Self.source(of: draft, format)
    header.isMarkdown = draft.isMarkdown
    self.header = header
    try assemble(identified())
  }

  private static func source(of draft: DraftBank, _ format: Format) -> JSONValue {
    var members: [JSONMemberValue] = []
    if let title = draft.sourceTitle { members.append(JSONMemberValue("title", .string(title))) }
    if let url = draft.sourceURL { members.append(JSONMemberValue("url", .string(url))) }
    members.append(JSONMemberValue("format", .string(format.rawValue)))
    members.append(JSONMemberValue(BankSeal.key, .string(BankSeal.blank)))
    return .object(members)
  }

  /// The ids of the drafts; what stands in the file twice is passed over.
  private mutating func identified() -> [(id: String, place: Int)] {
    var book = IdentifierBook(prefix: draft.idPrefix, expecting: draft.questions.count)
    var kept: [(id: String, place: Int)] = []
    kept.reserveCapacity(draft.questions.count)
    let drafts = draft.questions
    for place in drafts.indices {
      switch book.enter(drafts.span[place]) {
      case .new(let id): kept.append((id, place))
      case .changed(let id, let problem):
        kept.append((id, place))
        let question = drafts[place]
        log.change(.common(problem), at: question.position, question: question.prompt)
      case .repeated(let firstLine):
        let question = drafts[place]
        log.skip(
          .common(.repeatedQuestion(firstLine: firstLine)), at: question.position,
          question: question.prompt)
      }
    }
    return kept
  }

  /// Writes the bank, and writes it again without what could not be played.
  private mutating func assemble(_ identified: [(id: String, place: Int)]) throws(ImportTrouble) {
    var left = identified
    var doubtful = doubtful(among: identified)
    while !left.isEmpty {
      bytes = written(left)
      guard bytes.count <= BankReader.byteLimit else {
        throw .bankTooLarge(limit: BankReader.byteLimit)
      }
      let unplayable = try unplayableQuestions(among: doubtful)
      guard !unplayable.isEmpty else {
        questionCount = left.count
        BankSeal.seal(&bytes)
        return
      }
      for (id, place) in left {
        guard let rule = unplayable[id] else { continue }
        let question = draft.questions[place]
        log.skip(
          .common(.notPlayable(rule: rule.rawValue)), at: question.position,
          question: question.prompt)
      }
      left.removeAll { unplayable[$0.id] != nil }
      doubtful.removeAll { unplayable[$0.id] != nil }
    }
    throw .nothingLeft(format, log)
  }

  /// The drafts of which only the reader of banks can tell whether they can be played.
  private func doubtful(among questions: [(id: String, place: Int)]) -> [(id: String, place: Int)] {
    let drafts = draft.questions.span
    var doubtful: [(id: String, place: Int)] = []
    for question in questions where !drafts[question.place].isSurelyPlayable {
      doubtful.append(question)
    }
    return doubtful
  }

  /// The text of a bank of some of the drafts; past what a bank may have, not all of it.
  private func written(_ questions: [(id: String, place: Int)]) -> [UInt8] {
    var writer = NativeWriter(
      header, expecting: questions.count, byteLimit: BankReader.byteLimit)
    let drafts = draft.questions.span
    for (id, place) in questions where !writer.isTooLong { writer.add(drafts[place], id: id) }
    return writer.finish()
  }

  /// The ids of questions that a player of the bank would not be asked, with the first rule against
  /// each; found by reading a bank of those alone that are in doubt.
  private func unplayableQuestions(
    among doubtful: [(id: String, place: Int)]
  ) throws(ImportTrouble) -> [String: Rule] {
    switch BankReader().read(written(doubtful), path: "", source: .own) {
    case .refused(let findings): throw .findings(findings)
    case .bank(let bank):
      guard bank.leftOutCount > 0 else { return [:] }
      var rules: [String: Rule] = [:]
      for finding in bank.findings where finding.effect == .leftOut {
        if let id = finding.question, rules[id] == nil { rules[id] = finding.rule }
      }
      return rules
    }
  }
}
