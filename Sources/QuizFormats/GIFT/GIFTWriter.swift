import QuizCore

/// Writes GIFT that Moodle and `GIFTReader` read.
package struct GIFTWriter {
  private var text = ""
  private var losses: [ExportLoss] = []
  private var topic: String?

  /// Writes a bank; clozes and questions of unknown types are left out, and named among the losses.
  ///
  /// Ids and tags stand in comments, topics as categories, explanations as general feedback. A card
  /// becomes an essay whose general feedback is its back.
  package static func write(_ bank: ExportBank) -> ExportText {
    var writer = GIFTWriter()
    let title = lineText(bank.title)
    if !isBlank(title) { writer.text += "// \(title)\n\n" }
    for question in bank.questions { writer.write(question, isMarkdown: bank.isMarkdown) }
    return ExportText(bank, text: writer.text, losses: writer.losses, keeping: [.textFormat])
  }

  private mutating func write(_ question: DraftQuestion, isMarkdown: Bool) {
    let id = question.sourceID ?? ""
    var form = GIFTForm(question, isMarkdown: isMarkdown)
    guard let written = form.text() else {
      losses.append(ExportLoss(.question, of: id))
      return
    }
    if question.topic != topic {
      let path = GIFTCategory.path(of: question.topic)
      text += "$CATEGORY: \(lineText(path))\n\n"
      if GIFTCategory.topic(lineText(path)) != question.topic { form.lose(.topic) }
      topic = question.topic
    }
    text += comment(question, &form) + written + "\n\n"
    losses += ExportLoss.Part.allCases.filter(form.lost.contains).map { ExportLoss($0, of: id) }
  }

  /// The id and the tags of a question as a comment; empty where it has none.
  private func comment(_ question: DraftQuestion, _ form: inout GIFTForm) -> String {
    var parts = question.sourceID.map { ["[id:\($0)]"] } ?? []
    parts += question.tags.map { "[tag:\(lineText($0).replacing("]", with: "\\]"))]" }
    guard !parts.isEmpty else { return "" }
    let line = "// " + parts.joined(separator: " ")
    var read = GIFTMetadata()
    read.read(Array(line.utf8)[...])
    if read.id != question.sourceID { form.lose(.identifier) }
    guard read.tags == question.tags else {
      form.lose(.tags)
      return question.sourceID.map { "// [id:\($0)]\n" } ?? ""
    }
    return line + "\n"
  }
}
