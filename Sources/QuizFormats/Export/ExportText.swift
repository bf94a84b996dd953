/// What came of writing a bank: the text, and what it could not hold.
package struct ExportText: Sendable, Equatable {
  /// The text in the other format.
  package var text: String
  /// What was left out of questions: first what no format has a place for, then what this one has
  /// not, each in the order of the questions.
  package var losses: [ExportLoss]
  /// What was left out of the bank as a whole.
  package var bankLosses: [ExportLoss.Part] = []
  /// How many cells have an apostrophe before them, since a spreadsheet would take them for formulas.
  package var guardedCellCount = 0

  /// Puts text and losses together.
  package init(text: String, losses: [ExportLoss] = []) {
    self.text = text
    self.losses = losses
  }

  /// Puts together what came of a bank; of the bank as a whole, some parts may be in the text.
  init(
    _ bank: ExportBank, text: String, losses: [ExportLoss],
    keeping kept: Set<ExportLoss.Part> = []
  ) {
    self.text = text
    // Of a question that is lost nothing else has to be said.
    let lost = Set(losses.filter { $0.part == .question }.map(\.question))
    self.losses = bank.otherLosses.filter { !lost.contains($0.question) } + losses
    bankLosses = bank.parts.filter { !kept.contains($0) } + bank.otherParts
  }
}
