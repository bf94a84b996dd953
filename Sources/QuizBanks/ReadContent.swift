import QuizCore

/// The questions of a bank that was read whole.
struct ReadContent: BankContent {
  /// The id of the bank.
  let bank: String
  /// The enabled, valid questions in the bank's order.
  let questions: [Question]
  /// What is wrong, in the order of the text.
  let findings: [Finding]
  /// How many more findings there were than are kept.
  let unlistedFindingCount: Int
  private let places: [String: Int]

  /// `places` are the indices of the ids, where they are known already; other ids may be among them
  /// with an index outside the questions.
  init(
    bank: String, questions: [Question], findings: [Finding], unlistedFindingCount: Int,
    places: [String: Int]? = nil
  ) {
    self.bank = bank
    self.questions = questions
    self.findings = findings
    self.unlistedFindingCount = unlistedFindingCount
    self.places =
      places
      ?? Dictionary(
        questions.enumerated().lazy.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var whole: ReadContent { self }

  var poolSource: any PoolSource { ReadPoolSource(bank: bank, questions: questions) }

  func question(_ id: String) -> Question? {
    guard let place = places[id], questions.indices.contains(place) else { return nil }
    return questions[place]
  }
}

/// The questions of a bank in memory as candidates, in the bank's order.
private struct ReadPoolSource: PoolSource {
  let bank: String
  let questions: [Question]
  let hashes: [UInt64]

  init(bank: String, questions: [Question]) {
    self.bank = bank
    self.questions = questions
    hashes = questions.map { QuestionReference(bank: bank, question: $0.id).hash }
  }

  var candidatesByID: [Candidate] {
    questions.indices.sorted { left, right in
      questions[left].id.utf8.lexicographicallyPrecedes(questions[right].id.utf8)
    }.map { Candidate(questions[$0], at: $0) }
  }

  func question(_ position: Int) -> String? { at(position)?.id }

  private func at(_ position: Int) -> Question? {
    questions.indices.contains(position) ? questions[position] : nil
  }
}
