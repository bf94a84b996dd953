import Foundation
import JSON
import QuizFormats
import Testing

/// Real files that lie beside the project, where there are any.
enum ReplyFiles {
  /// Their folder: named by the environment, or beside the clone.
  static let folder: String? = {
    let up = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let near = [up, up.deletingLastPathComponent()].map { $0.path() + "shared/banks" }
    let named = ProcessInfo.processInfo.environment["RANKUP_BANKS"].map { [$0] } ?? []
    return (named + near).first { FileManager.default.fileExists(atPath: $0) }
  }()

  /// Whether there are any.
  static var areThere: Bool { folder != nil }

  /// The bytes of one of them.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: (folder ?? "") + "/" + path)))
  }

  /// One of them as JSON.
  static func document(_ path: String) throws -> JSONDocument {
    try JSONDocument(try SourceText(try bytes(path)).bytes)
  }
}
