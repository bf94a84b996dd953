import Arguments
import QuizFormats

/// The formats that a bank can be written in.
enum ExportFormat: String, CaseIterable, ArgumentValue {
  case native
  case gift
  case aiken
  case csv
  case anki
  case markdown

  /// Writes a bank; nil for the native format, whose text is there already.
  func written(_ bank: ExportBank) -> ExportText? {
    switch self {
    case .native: nil
    case .gift: GIFTWriter.write(bank)
    case .aiken: AikenWriter.write(bank)
    case .csv: CSVWriter.write(bank)
    case .anki: AnkiWriter.write(bank)
    case .markdown: MarkdownWriter.write(bank)
    }
  }
}
