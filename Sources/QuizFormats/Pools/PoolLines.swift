import JSON
import QuizCore

/// The lines of a pool of questions, and how they are told apart.
enum PoolLine {
  /// Whether nothing of a line but white space is there.
  static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The text of some bytes.
  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Where a line begins, as notes have it.
  static func position(_ index: Int) -> JSONPosition { JSONPosition(line: index &+ 1, column: 1) }

  /// Adds a line to a text of several.
  static func append(_ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(0x0A)
    bytes.append(contentsOf: line)
  }
}
