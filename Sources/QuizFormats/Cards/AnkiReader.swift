import JSON
import QuizCore

/// Reads notes or cards that Anki exported as plain text.
package enum AnkiReader {
  /// Those that Anki itself would look for, but for the tab, which goes before all.
  private static let separators: [UInt8] = Array("|;:, ".utf8)

  /// Reads a text: a note a record, its first field asked for, its second the answer.
  ///
  /// Notes with deletions become cloze, their second field the explanation; all others flashcards,
  /// or typed where the options say so. Lines that begin with `#` are comments.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    let header = AnkiHeader(text)
    var notes = RecordReader(
      text.bytes, separator: try separator(text, header, options), comment: UInt8(ascii: "#"),
      from: header.end, line: header.lineCount &+ 1)
    let isHTML = header.isHTML ?? looksLikeHTML(notes)
    var drafter = NoteDrafter(header, isHTML: isHTML, isTyped: options.isTyped)
    var bank = DraftBank(idPrefix: "anki")
    while notes.nextFilled() { drafter.take(notes, into: &bank) }
    guard bank.log.readCount > 0 else { throw ImportRefusal(.common(.nothingToImport)) }
    if drafter.furtherFields > 0 {
      bank.log.change(.cards(.furtherFields(drafter.furtherFields)), at: nil)
    }
    return bank
  }

  private static func separator(
    _ text: SourceText, _ header: AnkiHeader, _ options: ReadOptions
  ) throws(ImportRefusal) -> UInt8 {
    if let named = options.fieldSeparator {
      guard let separator = Separator.named(named) else {
        throw ImportRefusal(.table(.badSeparator(excerpt(of: named))))
      }
      return separator
    }
    if let separator = header.separator { return separator }
    for candidates in [[0x09], separators] {
      let found = Separator.sniff(
        text.bytes, among: candidates, comment: UInt8(ascii: "#"), from: header.end)
      if let found { return found }
    }
    return 0x09
  }

  /// Whether a field of the first five notes has a tag, as Anki decides where no header says so.
  private static func looksLikeHTML(_ notes: RecordReader) -> Bool {
    var notes = notes
    var patience = 1_000_000
    for _ in 0..<5 {
      guard notes.nextFilled() else { break }
      for column in notes.fields.indices {
        let field = Array(notes.raw(column).utf8)
        let mayBegin = field.indices.lazy.filter { field[$0] == UInt8(ascii: "<") }
        if mayBegin.contains(where: { HTMLTag(field, at: $0, patience: &patience) != nil }) {
          return true
        }
      }
    }
    return false
  }
}
