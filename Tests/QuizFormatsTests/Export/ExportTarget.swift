import QuizFormats

/// A format that banks can be written in and read back from.
enum ExportTarget: String, CaseIterable {
  case gift
  case aiken
  case csv
  case anki
  case markdown

  /// A file name of it.
  var fileName: String {
    switch self {
    case .anki: "bank.txt"
    case .markdown: "bank.md"
    case .gift, .aiken, .csv: "bank.\(rawValue)"
    }
  }

  var format: Format {
    switch self {
    case .gift: .gift
    case .aiken: .aiken
    case .csv: .csv
    case .anki: .anki
    case .markdown: .markdown
    }
  }

  func written(_ bank: ExportBank) -> ExportText {
    switch self {
    case .gift: GIFTWriter.write(bank)
    case .aiken: AikenWriter.write(bank)
    case .csv: CSVWriter.write(bank)
    case .anki: AnkiWriter.write(bank)
    case .markdown: MarkdownWriter.write(bank)
    }
  }

  func read(_ text: String) throws -> DraftBank {
    let source = SourceText(text)
    return switch self {
    case .gift: try GIFTReader.read(source)
    case .aiken: try AikenReader.read(source)
    case .csv: try TableReader.read(source, ReadOptions())
    case .anki: try AnkiReader.read(source, ReadOptions())
    case .markdown: try MarkdownReader.read(source, ReadOptions())
    }
  }
}
