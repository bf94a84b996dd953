import Arguments
import QuizCore

/// The values that a setting takes besides `default`.
enum SettingValues: Sendable, Equatable {
  /// A whole number within bounds.
  case number(ClosedRange<Int>)
  /// One of some words.
  case word([String])
  /// Ids of banks with commas or spaces between them.
  case bankIDs

  /// The value that a word stands for, in the one form in which it is stored; nil for none.
  func value(of word: String) -> String? {
    let word = word.trimmingWhitespace
    switch self {
    case .number(let range): return Int(word).flatMap { range.contains($0) ? $0.description : nil }
    case .word(let words): return words.first { $0 == word.lowercased() }
    case .bankIDs:
      let ids = Self.bankIDs(in: word)
      return ids.isEmpty ? nil : ids.joined(separator: ",")
    }
  }

  /// The word that a mistaken one was most likely meant to be.
  func nearest(to word: String) -> String? {
    guard case .word(let words) = self else { return nil }
    return Arguments.nearest(to: word, in: words)
  }

  /// The ids in a text, each once, in its order.
  static func bankIDs(in text: String) -> [String] {
    var known: Set<String> = []
    return text.split { $0 == "," || $0.isWhitespace }.map(String.init)
      .filter { known.insert($0).inserted }
  }
}
