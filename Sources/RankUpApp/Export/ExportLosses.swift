import QuizFormats

/// What a format could not hold, put together by what it is.
struct ExportLosses {
  /// How many ids are named of each.
  private static let named = 5

  private let export: ExportText

  init(_ export: ExportText) { self.export = export }

  /// A sentence for what was lost of the bank as a whole, and one for each part of questions, in the
  /// order of the parts.
  func sentences(_ words: Words) -> [String] {
    let lost = ExportLoss.Part.allCases.filter(export.bankLosses.contains)
    let names = lost.map(words.bankExport.bankPart).joined(separator: ", ")
    return (names.isEmpty ? [] : [words.bankExport.lostOfBank(names)]) + ofQuestions(words)
  }

  private func ofQuestions(_ words: Words) -> [String] {
    ExportLoss.Part.allCases.compactMap { part in
      var ids: [String] = []
      for loss in export.losses where loss.part == part && ids.last != loss.question {
        ids.append(loss.question)
      }
      guard !ids.isEmpty else { return nil }
      let shown = ids.prefix(Self.named).joined(separator: ", ")
      let names = ids.count > Self.named ? shown + ", ..." : shown
      return part == .question
        ? words.bankExport.lostQuestions(ids.count, names)
        : words.bankExport.lost(words.bankExport.part(part), ids.count, names)
    }
  }
}
