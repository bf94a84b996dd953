import QuizCore

/// Writes a bank as notes that Anki imports and `AnkiReader` reads back.
///
/// Flashcards and gaps as they are; of every other type a card with the choices under the prompt and
/// the right answers as its back, so that it can be learned there, while its type is lost.
package enum AnkiWriter {
  /// Writes a bank: its ids as guids, its topics as decks.
  package static func write(_ bank: ExportBank) -> ExportText {
    var losses: [ExportLoss] = []
    var bytes = Array(
      """
      #separator:tab
      #html:false
      #guid column:1
      #deck column:4
      #tags column:5

      """.utf8)
    for question in bank.questions {
      let note = AnkiNote(question)
      let id = question.sourceID ?? ""
      for part in note.losses { losses.append(ExportLoss(part, of: id)) }
      guard let (front, back) = note.sides else { continue }
      let cells = [
        id, front, back, AnkiNote.deck(question.topic), note.tags.joined(separator: " "),
      ]
      for (place, cell) in cells.enumerated() {
        if place > 0 { bytes.append(0x09) }
        appendCell(cell, separator: 0x09, to: &bytes)
      }
      bytes.append(0x0A)
    }
    return ExportText(bank, text: String(decoding: bytes, as: UTF8.self), losses: losses)
  }
}

/// A question as a note of two fields.
private struct AnkiNote {
  /// Both fields; nil where the question has no place in one.
  private(set) var sides: (front: String, back: String)?
  /// Its tags without blanks, which separate tags there.
  private(set) var tags: [String] = []
  /// Each once.
  private(set) var losses: [ExportLoss.Part] = []

  init(_ question: DraftQuestion) {
    switch question.kind {
    case .flashcard(let back):
      sides = (question.prompt, back)
    case .cloze(let gaps, let scoring): takeCloze(question, gaps, scoring)
    case .matching(let key, let scoring):
      sides = (
        listed(question.prompt, key.pairs.map(\.left)),
        key.pairs.map { "\($0.left): \($0.right)" }.joined(separator: "\n")
      )
      lose(.type)
      if !key.distractors.isEmpty { lose(.choices) }
      if !key.isShuffled { lose(.order) }
      if scoring != .partial { lose(.scoring) }
    case .ordering(let items, let scoring):
      sides = (question.prompt, items.joined(separator: "\n"))
      lose(.type)
      if scoring != .partial { lose(.scoring) }
    default: takeTyped(question)
    }
    // A card whose front looks like a deletion would become a note with gaps.
    if let front = sides?.front, !isBlank(front), question.kind.hasGaps || ClozeNote(front) == nil {
      noteRest(question)
    } else {
      sides = nil
      losses = [.question]
    }
  }

  /// A topic as a deck with levels.
  static func deck(_ topic: String?) -> String {
    (topic ?? "").split(separator: "/").joined(separator: "::")
  }

  private mutating func lose(_ part: ExportLoss.Part) {
    if !losses.contains(part) { losses.append(part) }
  }

  private mutating func takeTyped(_ question: DraftQuestion) {
    let back = question.kind.rightLines.joined(separator: "\n")
    if isBlank(back) { return }
    sides = (listed(question.prompt, question.kind.options), back)
    lose(.type)
    for part in question.kind.lossesInTable { lose(part) }
  }

  private func listed(_ prompt: String, _ items: [String]) -> String {
    items.isEmpty ? prompt : prompt + "\n" + items.map { "\n- " + $0 }.joined()
  }

  private mutating func takeCloze(_ question: DraftQuestion, _ gaps: [Gap], _ scoring: Scoring) {
    var front = question.prompt
    for (place, gap) in gaps.enumerated() {
      guard let mark = front.firstRange(of: "{{\(gap.id)}}") else { return }
      let (answer, parts) = gap.right
      guard let answer, isPlain(answer), isPlain(gap.hint ?? ""), gap.points == 1 else { return }
      let hint = gap.hint.map { "::" + $0 } ?? ""
      front.replaceSubrange(mark, with: "{{c\(place + 1)::\(answer)\(hint)}}")
      for part in parts { lose(part) }
    }
    if scoring != .partial { lose(.scoring) }
    sides = (front, question.explanation ?? "")
  }

  /// Whether a text has none of the marks of deletions.
  private func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == 0x5C }
      && !text.contains("::") && text.utf8.first != UInt8(ascii: ":")
      && text.utf8.last != UInt8(ascii: ":") && !text.utf8.contains(0x0A)
  }

  private mutating func noteRest(_ question: DraftQuestion) {
    for tag in question.tags {
      let isKept =
        !tag.unicodeScalars.contains(where: \.properties.isWhitespace) && !tag.contains("::")
      if isKept { tags.append(tag) } else { lose(.tags) }
    }
    if !question.kind.hasGaps, question.explanation != nil { lose(.explanation) }
    let deck = Self.deck(question.topic)
    if topicPath(AnkiHeader.path(lineText(deck))) != question.topic { lose(.topic) }
    if question.title != nil { lose(.title) }
    if question.difficulty != nil { lose(.difficulty) }
    if question.feedback != Feedback() { lose(.feedback) }
    if !question.hints.isEmpty { lose(.hints) }
    if question.points != nil { lose(.points) }
    if question.timeLimit != nil { lose(.timeLimit) }
  }
}

extension QuestionKind {
  fileprivate var hasGaps: Bool {
    if case .cloze = self { true } else { false }
  }
}

extension Gap {
  /// The text that a deletion can hold of it, and what is lost by that.
  fileprivate var right: (String?, [ExportLoss.Part]) {
    switch key {
    case .text(let key):
      let full = key.accepted.filter { $0.credit == 1 }
      return (full.first?.text, key.losses + (full.count > 1 ? [.answers] : []))
    case .number(let key): return (NumberCell.text(key), [.tolerance])
    case .choice(let list):
      return (list.choices.first { $0.isCorrect }?.text, [.choices])
    }
  }
}
