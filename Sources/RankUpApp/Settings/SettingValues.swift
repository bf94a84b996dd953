import Arguments
import QuizCore

/// The values that a setting takes besides `default`.
enum SettingValues: Sendable, Equatable {
  /// A whole number within bounds.
  case number(ClosedRange<Int>)
  /// A share within bounds, given in hundredths, such as `0.85`.
  case hundredths(ClosedRange<Int>)
  /// One of some words.
  case word([String])
  /// Ids of banks with commas or spaces between them.
  case bankIDs

  /// The value that a word stands for, in the one form in which it is stored; nil for none.
  func value(of word: String) -> String? {
    let word = word.trimmingWhitespace
    switch self {
    case .number(let range): return Int(word).flatMap { range.contains($0) ? $0.description : nil }
    case .hundredths(let range):
      return Self.hundredths(word).flatMap {
        range.contains($0) ? Self.text(ofHundredths: $0) : nil
      }
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

  /// Reads `0.9`, `.85` or `0.850` as hundredths; nil for what is none, or finer than that.
  private static func hundredths(_ word: String) -> Int? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ["", "0"].contains(parts[0]) else { return nil }
    let digits = Array(parts[1].utf8)
    let zero = UInt8(ascii: "0")
    guard !digits.isEmpty, digits.allSatisfy({ (zero...UInt8(ascii: "9")).contains($0) }),
      digits.dropFirst(2).allSatisfy({ $0 == zero })
    else { return nil }
    return Int(digits[0] - zero) * 10 + (digits.count > 1 ? Int(digits[1] - zero) : 0)
  }

  /// A share in the one form in which it is stored, without a zero at its end.
  private static func text(ofHundredths number: Int) -> String {
    number % 10 == 0 ? "0.\(number / 10)" : "0.\(number / 10)\(number % 10)"
  }

  /// The bounds of shares in hundredths, `0.70-0.97`.
  static func text(of range: ClosedRange<Int>) -> String {
    [range.lowerBound, range.upperBound].map { "0.\($0 / 10)\($0 % 10)" }.joined(separator: "-")
  }

  /// The ids in a text, each once, in its order.
  static func bankIDs(in text: String) -> [String] {
    var known: Set<String> = []
    return text.split { $0 == "," || $0.isWhitespace }.map(String.init)
      .filter { known.insert($0).inserted }
  }
}
