import JSON
import QuizCore

/// Reads GIFT, Moodle's text format, and texts with missing words, which are a part of it.
///
/// Follows Moodle's own reader, and goes beyond it where that loses questions: a question right after
/// a category, braces and signs of LaTeX, `true` in small letters. Each is noted.
package struct GIFTReader {
  private let text: SourceText
  private var bank = DraftBank(idPrefix: "gift")
  private var topic: String?
  private var isMarkdown = true

  private init(_ text: SourceText) { self.text = text }

  /// Reads a file; descriptions, and essays without feedback, are passed over with a note.
  package static func read(
    _ text: SourceText, _ options: ReadOptions = ReadOptions()
  ) throws(ImportRefusal) -> DraftBank {
    var reader = GIFTReader(text)
    reader.readBlocks()
    reader.bank.isMarkdown = reader.isMarkdown && !reader.bank.questions.isEmpty
    guard reader.bank.log.readCount > 0 else {
      throw ImportRefusal(.common(.nothingToImport))
    }
    return reader.bank
  }

  private mutating func readBlocks() {
    var start: Int?
    for index in text.lines.indices {
      if text.line(index).allSatisfy({ $0 <= 0x20 }) {
        if let first = start { readBlock(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let first = start { readBlock(first..<text.lines.count) }
  }

  private mutating func readBlock(_ lines: Range<Int>) {
    let block = GIFTBlock(text, lines: lines)
    guard let firstLine = block.firstLine else { return }
    for line in block.zeroLines {
      bank.log.change(.gift(.lonelyZero), at: JSONPosition(line: line, column: 1))
    }
    let body = block.body[...].trimmed
    guard body.hasPrefix("$CATEGORY:") else {
      readItem(body, block.metadata, line: firstLine)
      return
    }
    // Moodle takes the whole block for the path; the path ends with its line.
    let line = text.line(firstLine - 1).trimmed
    topic = GIFTCategory.topic(String(decoding: line.dropFirst(10), as: UTF8.self))
    let rest = body.drop { $0 != 0x0A }
    guard !rest.trimmed.isEmpty else { return }
    let skipped = rest.prefix(rest.trimmedLeft.startIndex - rest.startIndex).count { $0 == 0x0A }
    let position = JSONPosition(line: firstLine + skipped, column: 1)
    bank.log.change(.gift(.swallowedQuestion), at: position)
    readItem(rest.trimmed, block.metadata, line: position.line)
  }

  private mutating func readItem(
    _ body: ArraySlice<UInt8>, _ metadata: GIFTMetadata, line: Int
  ) {
    bank.log.read()
    let position = JSONPosition(line: line, column: 1)
    var item = GIFTItem(body)
    do {
      var question = try item.question(at: position)
      question.topic = topic
      question.tags = tagList(metadata.tags)
      if let id = metadata.id {
        if isIdentifier(id) {
          question.sourceID = id
        } else {
          item.note(.common(.changedIdentifier(excerpt(of: id))))
        }
      }
      isMarkdown = isMarkdown && item.format == .markdown
      for problem in item.problems {
        bank.log.change(problem, at: position, question: question.prompt)
      }
      bank.questions.append(question)
    } catch {
      bank.log.skip(error.problem, at: position, question: item.name)
    }
  }
}
