import Foundation
import JSON
import QuizCore
import QuizFormats

/// The folder of real quiz files beside the checkout, where there is one.
enum MarkdownBanks {
  static let folder: String? = {
    if let named = ProcessInfo.processInfo.environment["RANKUP_BANKS"] { return named }
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let path = folder.appending(path: "shared/banks").path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  static var areThere: Bool { folder != nil }

  /// The bytes of a file, by its path in the folder.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(folder ?? "")/\(path)")))
  }

  /// The paths of all files below a folder, in order.
  static func paths(_ below: String) -> [String] {
    guard let folder, let all = FileManager.default.enumerator(atPath: "\(folder)/\(below)") else {
      return []
    }
    let names = all.compactMap { $0 as? String }
    return names.filter { name in
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(below)/\(name)"
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted().map { "\(below)/\($0)" }
  }
}

/// Reads a text as Markdown.
func readMarkdown(_ text: String, fileName: String = "") throws -> DraftBank {
  var options = ReadOptions()
  options.fileName = fileName
  return try MarkdownReader.read(SourceText(text), options)
}

/// Reads a text as a deck of hashcards.
func readHashcards(_ text: String, fileName: String = "") throws -> DraftBank {
  var options = ReadOptions()
  options.fileName = fileName
  return try HashcardsReader.read(SourceText(text), options)
}

/// A draft with a few more things than its initializer takes.
func drafted(
  _ prompt: String, _ kind: QuestionKind, line: Int,
  _ change: (inout DraftQuestion) -> Void = { _ in }
) -> DraftQuestion {
  var draft = DraftQuestion(prompt, kind, at: JSONPosition(line: line, column: 1))
  change(&draft)
  return draft
}

/// Choices by their texts, the right ones after a star.
func boxes(_ texts: String...) -> ChoiceList {
  ChoiceList(
    texts.map { text in
      text.hasPrefix("*") ? Choice(String(text.dropFirst()), isCorrect: true) : Choice(text)
    })
}
