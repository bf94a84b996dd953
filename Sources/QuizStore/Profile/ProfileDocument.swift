package import Host
import JSON
package import QuizCore

/// A whole player as it was exported: the state, and the bytes of every journal.
package struct ProfileDocument: Sendable, Equatable {
  /// When it was exported.
  package let instant: Instant
  /// The state that it was exported with.
  package let player: Player
  /// The journals by device, a torn last line included.
  let journals: [DeviceName: [UInt8]]

  /// What the member `format` says.
  package static let format = "rankup-profile"
  /// The version that is written; of later ones nothing is read.
  package static let formatVersion = 1

  /// The most bytes that a profile may have: a million answers take some three hundred million.
  package static let sizeLimit = 1 << 29

  /// Reads a file; nil when there is none.
  package static func read(_ path: String, _ files: Files) throws -> ProfileDocument? {
    guard let status = try files.status(path) else { return nil }
    if status.kind == .other { throw ProfileProblem.notFile }
    if status.size > sizeLimit, status.kind == .file {
      throw ProfileProblem.tooLarge(limit: sizeLimit)
    }
    return try ProfileDocument(try files.read(path, limit: sizeLimit + 1))
  }

  /// Whether the bytes are those of a profile, of whatever version.
  static func isProfile(_ bytes: [UInt8]) -> Bool {
    (try? JSONDocument(bytes))?.root.text("format") == format
  }
}
