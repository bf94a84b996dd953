import QuizFormats

/// What a format could not hold, put together by what it is.
struct ExportLosses {
  /// How many ids are named of each.
  private static let named = 5

  private let export: ExportText

  init(_ export: ExportText) { self.export = export }

  /// A sentence for questions that were left out; then a heading, and under it a line for what was
  /// lost of the bank as a whole and one for each part of questions, in the order of the parts.
  func lines(_ words: Words) -> [String] {
    let words = words.bankExport
    let lost = ExportLoss.Part.allCases.filter(export.bankLosses.contains)
    let ofBank =
      lost.isEmpty ? [] : [words.lostOfBank(lost.map(words.bankPart).joined(separator: ", "))]
    let parts = ofBank + ofQuestions(words)
    let leftOut =
      questions(losing: .question).map { [words.lostQuestions($0.count, $0.names)] } ?? []
    return leftOut + (parts.isEmpty ? [] : [words.lostHead] + parts.map { "  " + $0 })
  }

  private func ofQuestions(_ words: BankExportWords) -> [String] {
    ExportLoss.Part.allCases.filter { $0 != .question }.compactMap { part in
      questions(losing: part).map { words.lost(words.part(part), $0.count, $0.names) }
    }
  }

  /// How many questions lost a part, and the ids of the first; nil where none did.
  private func questions(losing part: ExportLoss.Part) -> (count: Int, names: String)? {
    var ids: [String] = []
    for loss in export.losses where loss.part == part && ids.last != loss.question {
      ids.append(loss.question)
    }
    guard !ids.isEmpty else { return nil }
    let shown = ids.prefix(Self.named).joined(separator: ", ")
    return (ids.count, ids.count > Self.named ? shown + ", ..." : shown)
  }
}
