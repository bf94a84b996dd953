import JSON
import QuizCore
package import QuizFormats

/// Reads the text of a bank for other formats: its questions with all that other formats have a place
/// for.
package enum BankDrafts {
  /// Returns the questions that can be asked, in the bank's order, how many can't and how many are
  /// switched off; nil for a text that is no bank.
  package static func read(
    _ bytes: [UInt8]
  ) -> (bank: ExportBank, leftOut: Int, disabled: Int)? {
    guard case .bank(let bank) = BankReader().read(bytes, path: "", source: .own),
      let root = try? JSONDocument(bytes, maximumDepth: BankReader.depthLimit).root
    else { return nil }
    let defaults = root[Key.defaults.name]
    var nodes: [String: JSONNode] = [:]
    for node in root[Key.questions.name]?.elements.map(\.self) ?? [] {
      if let id = node[Key.id.name]?.string, nodes[id] == nil { nodes[id] = node }
    }
    let drafts = bank.questions.map { question in
      draft(of: question, nodes[question.id], defaults)
    }
    var export = ExportBank(
      title: lineText(bank.title, isAnswer: true), isMarkdown: bank.textFormat == .markdown,
      questions: drafts)
    export.description = bank.description
    export.language = bank.language
    export.license = root[Key.license.name]?.string
    export.otherParts = UnheldParts.ofBank(root)
    export.otherLosses = bank.questions.flatMap { question in
      UnheldParts.ofQuestion(nodes[question.id]).map { ExportLoss($0, of: question.id) }
    }
    return (export, bank.leftOutCount, bank.disabledCount)
  }

  private static func draft(
    of question: Question, _ node: JSONNode?, _ defaults: JSONNode?
  ) -> DraftQuestion {
    var draft = DraftQuestion(
      question.prompt, question.kind, at: JSONPosition(line: 1, column: 1))
    draft.sourceID = question.id
    draft.topic = question.topic
    draft.difficulty = question.difficulty
    draft.explanation = question.explanation
    draft.feedback = question.feedback
    draft.hints = question.hints
    draft.title = node?[Key.title.name]?.string.map { lineText($0) }
    draft.tags = node?[Key.tags.name]?.elements.compactMap { $0.string.map { lineText($0) } } ?? []
    draft.points = number(.points, node, defaults)
    draft.timeLimit = number(.timeLimit, node, defaults)
    return draft
  }

  private static func number(_ key: Key, _ node: JSONNode?, _ defaults: JSONNode?) -> Double? {
    (node?[key.name] ?? defaults?[key.name])?.number?.double
  }
}
