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
package struct Bank: Sendable {
  /// Stable, unique among the banks on a shelf: results are stored under it.
  package let id: String
  /// One line for people.
  package let title: String
  /// A BCP 47 tag; nil when the bank belongs to every language.
  package let language: String?
  /// What the bank is about.
  package let description: String?
  /// How prompts, choices, explanations, hints and feedback are written.
  package let textFormat: TextFormat
  /// The file it was read from; the bare name of the file for the embedded one.
  package let path: String
  /// Which kind of folder that file lies in.
  package let source: BankSource
  /// The enabled, valid questions in the bank's order, those of types not asked yet included.
  package let questions: [Question]
  /// How many questions the bank has switched off.
  package let disabledCount: Int
  /// How many questions can't be asked or graded.
  package let leftOutCount: Int
  /// What is wrong, in the order of the text.
  package let findings: [Finding]
  /// How many more findings there were than are kept.
  package let unlistedFindingCount: Int

  private let places: [String: Int]

  /// Puts a bank together; when two questions share an id, `question(_:)` gives the first.
  ///
  /// `places` are the indices of the ids, where they are known already; other ids may be among them
  /// with an index outside the questions.
  package init(
    id: String, title: String, language: String? = nil, description: String? = nil,
    textFormat: TextFormat = .plain, path: String, source: BankSource, questions: [Question],
    disabledCount: Int = 0, leftOutCount: Int = 0, findings: [Finding] = [],
    unlistedFindingCount: Int = 0,
    places: [String: Int]? = nil
  ) {
    self.id = id
    self.title = title
    self.language = language
    self.description = description
    self.textFormat = textFormat
    self.path = path
    self.source = source
    self.questions = questions
    self.disabledCount = disabledCount
    self.leftOutCount = leftOutCount
    self.findings = findings
    self.unlistedFindingCount = unlistedFindingCount
    self.places =
      places
      ?? Dictionary(
        questions.enumerated().lazy.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the question of an id in constant time.
  package func question(_ id: String) -> Question? {
    guard let place = places[id], questions.indices.contains(place) else { return nil }
    return questions[place]
  }

  /// The questions as candidates of a draw, in the bank's order.
  package var poolMembers: [PoolMember] {
    questions.map { question in
      PoolMember(
        QuestionReference(bank: id, question: question.id), isAskable: question.isAskable)
    }
  }
}
