package import JSON

/// Reads replies and dumps of Open Trivia DB, in each of the ways in which it writes its texts.
package enum OpenTriviaReader {
  /// Reads a reply: an object with `results`, or the bare list of them.
  package static func read(
    _ document: JSONDocument, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    let items = Array(try results(of: document.root).elements)
    var bank = DraftBank(idPrefix: "otdb")
    bank.license = "CC-BY-SA-4.0"
    bank.sourceTitle = "Open Trivia DB"
    bank.sourceURL = "https://opentdb.com"
    let encoding = OpenTriviaEncoding(items)
    var collector = ItemCollector(bank)
    for (node, position) in document.placed(items) {
      collector.add(at: position) { trail throws(SkippedItem) in
        try OpenTriviaItem(node, encoding).question(at: position, &trail)
      }
    }
    return try collector.finish()
  }

  /// Whether a text is such a reply, one without questions too; looks at its beginning alone.
  package static func looksLikeReply(_ document: JSONDocument) -> Bool {
    let root = document.root
    if root["format"] != nil { return false }
    if root["response_code"]?.number != nil { return true }
    let items = root.kind == .array ? root : root["results"]
    return items?.firstElements.contains {
      $0.hasKeys("question", "correct_answer", "incorrect_answers")
    } ?? false
  }

  /// The list of questions; a reply that says why it has none is refused with that.
  private static func results(of root: JSONNode) throws(ImportRefusal) -> JSONNode {
    if root.kind == .array { return root }
    let code = root["response_code"]
    if let code = code?.number?.integer ?? code?.string.flatMap({ Int($0) }), code != 0 {
      throw ImportRefusal(.json(.responseCode(code)))
    }
    if let results = root["results"], results.kind == .array { return results }
    let isToken = root["token"] != nil
    throw ImportRefusal(.json(isToken ? .tokenReply : .noQuestionList))
  }
}
