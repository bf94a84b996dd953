package import JSON

/// Reads saved replies of QuizAPI.io, version 1.
package enum QuizAPIReader {
  /// Reads a reply, which is a bare list.
  package static func read(
    _ document: JSONDocument, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    guard document.root.kind == .array else {
      throw ImportRefusal(.json(.noQuestionList))
    }
    var bank = DraftBank(idPrefix: "quizapi")
    bank.sourceTitle = "QuizAPI.io"
    bank.sourceURL = "https://quizapi.io"
    var collector = ItemCollector(bank)
    for (node, position) in document.placed(Array(document.root.elements)) {
      collector.add(at: position) { trail throws(SkippedItem) in
        try QuizAPIItem(node).question(at: position, &trail)
      }
    }
    return try collector.finish()
  }

  /// Whether a text is such a reply; looks at its beginning alone.
  package static func looksLikeReply(_ document: JSONDocument) -> Bool {
    document.root.firstElements.contains { $0["answers"]?["answer_a"] != nil }
  }
}
