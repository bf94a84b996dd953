import JSON
import QuizFormats

extension ForeignReader {
  /// Reads a text with the reader of its format.
  func draft(
    _ text: SourceText, _ format: Format, _ options: ReadOptions
  ) throws(ImportTrouble) -> DraftBank {
    switch format {
    case .opentdb, .triviaAPI, .quizAPI, .json:
      let document = try document(of: text)
      do throws(ImportRefusal) {
        return noting(text, try Self.read(document, format, options), isJSON: true)
      } catch {
        throw .refusal(error)
      }
    default:
      do throws(ImportRefusal) {
        return noting(text, try Self.read(text, format, options))
      } catch {
        throw .refusal(error)
      }
    }
  }

  /// Adds notes on the characters of the file to those on its questions.
  private func noting(
    _ text: SourceText, _ draft: DraftBank, isJSON: Bool = false
  ) -> DraftBank {
    var draft = draft
    if let offset = text.firstForeignByte {
      draft.log.change(
        .common(.readAsWindows1252(offset: offset, isDoubtful: text.isDoubtful)), at: nil)
    }
    if let (count, first) = bidiControls(in: text.bytes, isJSON: isJSON) {
      let line = text.lines.firstIndex { $0.upperBound > first } ?? 0
      draft.log.change(
        .common(.bidiControlsLeftOut(count)), at: JSONPosition(line: line + 1, column: 1))
    }
    return draft
  }

  private func document(of text: SourceText) throws(ImportTrouble) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(text.bytes, maximumDepth: BankReader.depthLimit)
    } catch {
      throw .findings([BankReader.finding(for: error, in: text.bytes)])
    }
  }

  private static func read(
    _ document: JSONDocument, _ format: Format, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    switch format {
    case .opentdb: try OpenTriviaReader.read(document, options)
    case .triviaAPI: try TriviaAPIReader.read(document, options)
    case .quizAPI: try QuizAPIReader.read(document, options)
    default: try LooseJSONReader.read(document, options)
    }
  }

  private static func read(
    _ text: SourceText, _ format: Format, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    switch format {
    case .gift: try GIFTReader.read(text, options)
    case .aiken: try AikenReader.read(text, options)
    case .moodleXML: try MoodleXMLReader.read(text, options)
    case .cloze: try ClozeReader.read(text, options)
    case .anki: try AnkiReader.read(text, options)
    case .quizlet: try QuizletReader.read(text, options)
    case .csv: try TableReader.read(text, options)
    case .tsv: try TableReader.read(text, options, isTabbed: true)
    case .kahoot: try KahootReader.read(text, options)
    case .hashcards: try HashcardsReader.read(text, options)
    case .markdown: try MarkdownReader.read(text, options)
    case .opentriviaqa: try OpenTriviaQAReader.read(text, options)
    case .ncvec: try NCVECReader.read(text, options)
    case .native, .opentdb, .triviaAPI, .quizAPI, .json:
      throw ImportRefusal(.common(.nothingToImport))
    }
  }
}
