package import QuizFormats

/// Reads one foreign file: tells what it is, and hands it to the reader of its format.
package struct ForeignReader: Sendable {
  /// What came of a file.
  package enum Reading: Sendable {
    /// It is a bank of the native format already.
    case native(Bank)
    /// Its questions, in drafts.
    case draft(Format, DraftBank)
  }

  /// The most bytes that a file may have.
  package static let byteLimit = 200_000_000

  private let request: ImportRequest

  /// Makes a reader for what the player says.
  package init(_ request: ImportRequest) { self.request = request }

  /// Reads the bytes of a file; `name` is its name without the folder, empty for standard input.
  package func read(_ bytes: [UInt8], name: String) throws(ImportTrouble) -> Reading {
    guard bytes.count <= Self.byteLimit else {
      throw .tooLarge(byteCount: bytes.count, limit: Self.byteLimit)
    }
    guard bytes.contains(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }) else {
      throw .refusal(ImportRefusal(.common(.nothingToImport)))
    }
    let format = try format(of: bytes, name: name)
    if format == .native { return .native(try native(bytes, name: name)) }
    var options = request.options
    options.fileName = name
    return .draft(format, try draft(try text(of: bytes), format, options))
  }

  private func text(of bytes: [UInt8]) throws(ImportTrouble) -> SourceText {
    do throws(SourceProblem) {
      return try SourceText(bytes, as: request.encoding)
    } catch {
      throw .source(error)
    }
  }

  private func format(of bytes: [UInt8], name: String) throws(ImportTrouble) -> Format {
    if let format = request.format { return format }
    switch FormatDetector.detect(bytes, fileName: name) {
    case .format(.csv) where isQuizlet, .format(.tsv) where isQuizlet, .unknown where isQuizlet:
      return .quizlet
    case .format(let format): return format
    case .refused(let kind): throw .refused(kind)
    case .unknown: throw .unknownFormat
    }
  }

  /// Whether the separator that the player names is one that no table can have.
  private var isQuizlet: Bool { (request.options.fieldSeparator?.utf8.count ?? 0) > 1 }

  private func native(_ bytes: [UInt8], name: String) throws(ImportTrouble) -> Bank {
    switch BankReader().read(bytes, path: name, source: .own) {
    case .bank(let bank): return bank
    case .refused(let findings): throw .findings(findings)
    }
  }
}
