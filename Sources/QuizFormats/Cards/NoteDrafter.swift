import JSON
import QuizCore

/// Makes questions of the notes of an Anki text.
struct NoteDrafter {
  private let header: AnkiHeader
  private let isHTML: Bool
  private let isTyped: Bool
  /// The columns of both sides, where the header names them.
  private let sides: (front: Int, back: Int)?
  /// The most fields beyond the two sides that a note has.
  private(set) var furtherFields = 0
  private var identifiers: Set<String> = []

  init(_ header: AnkiHeader, isHTML: Bool, isTyped: Bool) {
    self.header = header
    self.isHTML = isHTML
    self.isTyped = isTyped
    let meanings = header.columns.map { ColumnMeaning(name: $0) }
    sides = meanings.firstIndex(of: .prompt).flatMap { front in
      meanings.firstIndex(of: .answer(nil)).map { (front, $0) }
    }
  }

  /// Reads a note: a question more, or a note of the report why there is none.
  mutating func take(_ note: RecordReader, into bank: inout DraftBank) {
    bank.log.read()
    let position = JSONPosition(line: note.line, column: 1)
    let (frontColumn, backColumn) = columns(note)
    let front = side(note, frontColumn)
    let back = side(note, backColumn)
    if note.hasOpenQuote {
      bank.log.change(.table(.openQuote), at: position, question: front.text)
    }
    if front.mediaCount + back.mediaCount > 0 {
      bank.log.change(
        .common(.mediaLeftOut(front.mediaCount + back.mediaCount)), at: position,
        question: front.text)
    }
    if let cloze = ClozeNote(front.text) {
      return add(cloze, extra: back.text, note, position, to: &bank)
    }
    let card = CardDraft(
      front: front.text, back: fieldText(back.text, isAnswer: true), position: position)
    card.add(to: &bank, isTyped: isTyped && back.mediaCount == 0) { describe(&$0, note) }
  }

  private mutating func add(
    _ cloze: ClozeNote, extra: String, _ note: RecordReader, _ position: JSONPosition,
    to bank: inout DraftBank
  ) {
    if cloze.hasBlankAnswer {
      return bank.log.skip(.common(.blankAnswer), at: position, question: cloze.prompt)
    }
    for change in cloze.changes {
      bank.log.change(.cards(change), at: position, question: cloze.prompt)
    }
    var draft = DraftQuestion(cloze.prompt, .cloze(cloze.gaps, .partial), at: position)
    if !isBlank(extra) { draft.explanation = extra }
    describe(&draft, note)
    bank.questions.append(draft)
  }

  /// The columns of the two sides; counts what is left over.
  private mutating func columns(_ note: RecordReader) -> (front: Int?, back: Int?) {
    let header = header
    let fields = note.fields.indices.filter { header.isField($0) }
    if let sides { return (sides.front, sides.back) }
    let first = fields.first
    let second = fields.dropFirst().first
    let further = fields.dropFirst(2).count(where: { !note.isBlank($0) })
    furtherFields = max(furtherFields, further)
    return (first, second)
  }

  private func side(_ note: RecordReader, _ column: Int?) -> (text: String, mediaCount: Int) {
    guard let column else { return ("", 0) }
    guard isHTML else { return (note.text(column), 0) }
    var raw = note.raw(column)
    // The answer side of a card repeats the question before this line.
    if raw.utf8.contains(UInt8(ascii: "<")), let end = endOfQuestion(raw) {
      raw = String(raw[end...])
    }
    let sounds = SoundMarks(raw)
    let html = HTMLText(sounds.text)
    return (fieldText(html.text), html.mediaCount + sounds.count)
  }

  /// Where the line ends that Anki puts between question and answer.
  private func endOfQuestion(_ field: String) -> String.Index? {
    let mark = Array("<hr id=answer>".utf8)
    var rest = field.utf8[...]
    while let start = rest.firstIndex(of: mark[0]) {
      if field.utf8[start...].starts(with: mark) {
        return field.utf8.index(start, offsetBy: mark.count)
      }
      rest = rest[field.utf8.index(after: start)...]
    }
    return nil
  }

  private mutating func describe(_ draft: inout DraftQuestion, _ note: RecordReader) {
    draft.topic = header.deckColumn.flatMap { topicPath(AnkiHeader.path(note.line($0))) }
    draft.topic = draft.topic ?? header.deck
    let own = header.tagColumn.map { AnkiHeader.tags(note.text($0)) } ?? []
    draft.tags = tagList(header.tags + own)
    guard let column = header.guidColumn else { return }
    let guid = note.line(column)
    guard !guid.isEmpty, identifiers.insert(guid).inserted else { return }
    // Anki's own ids have characters that ids can't have here; a hash of one stays the same too.
    draft.sourceID = isIdentifier(guid) ? guid : "anki-" + hexadecimal(FNV1a64.hash("guid", guid))
  }
}
