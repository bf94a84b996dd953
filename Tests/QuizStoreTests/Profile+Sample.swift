import Foundation
import QuizCore
import Testing

@testable import QuizStore

/// The text of an export of a store.
func export(_ store: Store) throws -> String {
  var bytes: [UInt8] = []
  _ = try store.exportProfile(on: today) { bytes += $0 }
  return String(decoding: bytes, as: UTF8.self)
}

/// The document in a text.
func document(_ text: String) throws -> ProfileDocument {
  try ProfileDocument(Array(text.utf8))
}

/// A player of a few answers, in a home of its own.
@discardableResult
func playAnn(_ home: borrowing TestHome, seed: UInt64 = 1, xp: Int = 99_000) throws -> Player {
  try home.store(seed: seed).record { _ in
    [
      .renamed("Ann"), .set(key: "theme", value: "dark"),
      .drawn(.daily(today), [question(0), question(1)]), answered(0, xp: xp),
      answered(1, xp: 2000), practised(0, session: "s"),
    ]
  }.player
}

extension TestHome {
  /// The journals of the home by their names in the folder.
  func journals() throws -> [String: String] {
    var journals: [String: String] = [:]
    for name in names(in: places().journalFolder) {
      journals[name] = try read(places().journalFolder + "/" + name)
    }
    return journals
  }

  /// Everything that lies below the home, by its path, but for the lock.
  func everything() throws -> [String: String] {
    var contents: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      if !name.hasSuffix("/lock"), let text = text(file(name)) { contents[name] = text }
    }
    return contents
  }
}
