import Foundation
import TestSupport
import Testing

/// What a home of one kind is to bring about.
enum HomeVerdict: Equatable {
  /// All goes as usual and nothing is said beside the page.
  case works
  /// One sentence, exit 74, and nothing is changed.
  case refused(String)
  /// A quiz that says first that it can't be saved, and why; nothing is changed.
  case unsaved(String)
}

/// A home as somebody may have it, and how each kind of command fares in it.
///
/// Sentences have `/h` for the folder of the test.
struct HomeKind: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether somebody has played there before it became what it is.
  var isPlayed = true
  /// Whether the user has no rights but the usual ones.
  var isNobodys = false
  /// Makes the folder of the test, whose path it gets, what it is to be; returns variables to change.
  let prepare: @Sendable (String) throws -> [String: String?]
  var reading = HomeVerdict.works
  var writing = HomeVerdict.works
  var playing = HomeVerdict.works
  var backups = HomeVerdict.works

  /// A reset reads before it writes.
  var resetting: HomeVerdict {
    if case .refused = reading { reading } else { writing }
  }

  /// A home in which everything goes as usual.
  static func working(
    _ name: String, isPlayed: Bool = true, isNobodys: Bool = false,
    _ prepare: @escaping @Sendable (String) throws -> [String: String?]
  ) -> HomeKind {
    HomeKind(testDescription: name, isPlayed: isPlayed, isNobodys: isNobodys, prepare: prepare)
  }

  /// A home of which nothing can be read.
  static func unreadable(
    _ name: String, isPlayed: Bool = true, isNobodys: Bool = false, _ sentence: String,
    writing: String? = nil, backups: HomeVerdict,
    _ prepare: @escaping @Sendable (String) throws -> [String: String?]
  ) -> HomeKind {
    HomeKind(
      testDescription: name, isPlayed: isPlayed, isNobodys: isNobodys, prepare: prepare,
      reading: .refused(sentence), writing: .refused(writing ?? sentence),
      playing: .refused(sentence), backups: backups)
  }

  /// A home that can be read and not written to.
  static func unwritable(
    _ name: String, isPlayed: Bool = true, isNobodys: Bool = false, _ sentence: String,
    _ prepare: @escaping @Sendable (String) throws -> [String: String?]
  ) -> HomeKind {
    HomeKind(
      testDescription: name, isPlayed: isPlayed, isNobodys: isNobodys, prepare: prepare,
      writing: .refused(sentence), playing: .unsaved(sentence))
  }
}

/// What the system says, as sentences of the program.
func cannotRead(_ path: String, _ reason: String) -> String { "\(path) can't be read: \(reason)." }

/// What the system says, as sentences of the program.
func cannotWrite(_ path: String, _ reason: String) -> String {
  "\(path) can't be written: \(reason). Nothing that was saved is lost."
}

/// The variables of a player who has only `HOME`.
func onlyHome(_ folder: String) -> [String: String?] {
  [
    "HOME": folder, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil, "XDG_STATE_HOME": nil,
    "XDG_CACHE_HOME": nil,
  ]
}
