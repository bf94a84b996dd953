import QuizCore

/// The answers of the plugin for ordering: `>`, a count and settings in one line, then the items.
struct GIFTOrder {
  /// How many items Moodle shows.
  let count: Int
  /// How an answer that is partly right is paid.
  let scoring: Scoring
  /// The items, one a line.
  let items: [ArraySlice<UInt8>]

  /// Reads the answers; nil if no number follows the `>`.
  init?(_ answers: ArraySlice<UInt8>) {
    let header = answers.prefix { $0 != 0x0A }
    var words = Self.words(header.dropFirst())
    guard let number = words.first, !number.isEmpty, number.allSatisfy(isASCIIDigit) else {
      return nil
    }
    count = Int(String(decoding: number.prefix(9), as: UTF8.self)) ?? 0
    words.removeFirst()
    var scoring = Scoring.partial
    for setting in Self.settings {
      guard let word = words.first.map({ String(decoding: $0, as: UTF8.self) }) else { break }
      guard setting.contains(word) || setting.contains("*") && Self.isGrading(word) else {
        continue
      }
      if word == "ALL_OR_NOTHING" { scoring = .allOrNothing }
      words.removeFirst()
    }
    self.scoring = scoring
    let first = words.first.map { header[$0.startIndex...] } ?? header.suffix(0)
    let rest = answers[header.endIndex...].split(separator: 0x0A)
    items = ([first] + rest).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The words that may follow the count, in their order; a star stands for the grading.
  private static let settings: [Set<String>] = [
    ["ALL", "EXACT", "RANDOM", "REL", "RELATIVE", "CONTIGUOUS", "CONTIG"],
    ["HORIZONTAL", "HORI", "H", "1", "VERTICAL", "VERT", "V", "0"],
    ["*"],
    ["SHOW", "HIDE", "TRUE", "FALSE", "YES", "NO", "1", "0"],
    ["none", "123", "abc", "ABCD", "ABC", "iii", "IIII", "III"],
  ]

  private static func isGrading(_ word: String) -> Bool {
    ["ALL_OR_NOTHING", "ABSOLUTE", "ABS", "RELATIVE", "REL", "LONGEST"].contains(
      where: word.hasPrefix)
      && word.utf8.allSatisfy { 0x41...0x5A ~= $0 || $0 == UInt8(ascii: "_") }
  }

  /// The words of the first line; a line is long enough for all settings with a few of them.
  private static func words(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(maxSplits: 7) { $0 <= 0x20 }.map(\.trimmed)
  }
}
