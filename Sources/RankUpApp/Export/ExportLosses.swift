import QuizFormats

/// What a format could not hold, put together by what it is.
struct ExportLosses {
  /// How many ids are named of each.
  private static let named = 5

  private let losses: [ExportLoss]

  init(_ losses: [ExportLoss]) { self.losses = losses }

  /// A sentence for each part that was lost, in the order of the parts.
  func sentences(_ words: Words) -> [String] {
    ExportLoss.Part.allCases.compactMap { part in
      var ids: [String] = []
      for loss in losses where loss.part == part && ids.last != loss.question {
        ids.append(loss.question)
      }
      guard !ids.isEmpty else { return nil }
      let shown = ids.prefix(Self.named).joined(separator: ", ")
      let names = ids.count > Self.named ? shown + ", ..." : shown
      return words.bankExport.lost(words.bankExport.part(part), ids.count, names)
    }
  }
}
