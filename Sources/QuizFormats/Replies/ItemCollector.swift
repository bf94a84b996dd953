import JSON

/// Collects the questions of a file: counts its items and passes over those that came before.
struct ItemCollector {
  /// What is collected.
  private(set) var bank: DraftBank
  /// The lines of the questions so far, by the hash of their content.
  private var lines: [UInt64: Int] = [:]
  private var identifiers: Set<String> = []

  /// Begins with a bank without questions.
  init(_ bank: DraftBank) { self.bank = bank }

  /// Takes an item in: a question, or a reason why it gives none.
  mutating func add(
    at position: JSONPosition,
    _ read: (inout ItemTrail) throws(SkippedItem) -> DraftQuestion
  ) {
    bank.log.read()
    var trail = ItemTrail()
    do throws(SkippedItem) {
      var draft = try read(&trail)
      try identify(&draft, &trail)
      for problem in trail.changes {
        bank.log.change(problem, at: position, question: trail.prompt)
      }
      bank.questions.append(draft)
    } catch {
      bank.log.skip(error.problem, at: position, question: trail.prompt)
    }
  }

  /// Notes something about the file, or about a place that is no item.
  mutating func note(_ problem: ImportProblem, at position: JSONPosition? = nil) {
    bank.log.change(problem, at: position)
  }

  /// Ends the file; one without a single item is refused.
  consuming func finish() throws(ImportRefusal) -> DraftBank {
    guard bank.log.readCount > 0 else { throw ImportRefusal(.common(.nothingToImport)) }
    return bank
  }

  /// Sees to it that no two questions are the same, and no two ids.
  private mutating func identify(
    _ draft: inout DraftQuestion, _ trail: inout ItemTrail
  ) throws(SkippedItem) {
    let line = draft.position.line
    let hash = draft.contentHash
    if let identifier = draft.sourceID, identifiers.contains(identifier) {
      draft.sourceID = nil
      if lines[hash] == nil { trail.change(.repeatedIdentifier(excerpt(of: identifier))) }
    }
    if let first = lines[hash], draft.sourceID == nil {
      throw SkippedItem(.repeatedQuestion(firstLine: first == line ? nil : first))
    }
    if lines[hash] == nil { lines[hash] = line }
    if let identifier = draft.sourceID { identifiers.insert(identifier) }
  }
}
