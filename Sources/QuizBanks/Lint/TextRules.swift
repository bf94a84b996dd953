import JSON
import QuizCore

extension LintedText {
  /// What is wrong with the text itself, whatever it is for.
  func findings(isMarkdown: Bool) -> [LintFinding] {
    var findings: [LintFinding] = []
    if let problem = brokenEncoding {
      findings.append(LintFinding(.brokenEncoding, problem, at: node, path))
    }
    if let normal = normalForm(of: text), !normal.utf8.elementsEqual(text.utf8) {
      findings.append(LintFinding(.notNormalized, .notNormalized, at: node, path))
    }
    let tidy = TidySpace(text, isMarkdown: isMarkdown)
    if tidy.hadOuterSpace {
      findings.append(LintFinding(.whiteSpace, .outerSpace, at: node, path))
    }
    if tidy.hadRepeatedSpace {
      findings.append(LintFinding(.whiteSpace, .repeatedSpace, at: node, path))
    }
    return findings + lengthFindings
  }

  /// A character that was lost, or two to four that were one before they were read as windows-1252.
  private var brokenEncoding: LintProblem? {
    guard text.utf8.contains(where: { $0 == 0xC3 || $0 == 0xEF }) else { return nil }
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\u{FFFD}" { return .lostCharacter }
      guard index + 1 < scalars.count else { return nil }
      let pair = scalars[index...].prefix(3)
      if Self.isMisread(pair) { return .misread(String(String.UnicodeScalarView(pair))) }
    }
    return nil
  }

  /// `Ã©`, `Â°`, `â€™`, `ï»¿`: the first byte of a character and those behind it.
  private static func isMisread(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, let second = scalars.dropFirst().first else { return false }
    switch first {
    case "Ã", "Â": return (0x80...0xBF).contains(second.value) || misreadSigns.contains(second)
    case "â": return second == "€" || second.value == 0x80
    case "ï": return second == "»" && scalars.last == "¿"
    default: return false
    }
  }

  /// More than is read with pleasure in a terminal.
  private var lengthFindings: [LintFinding] {
    let limit = use == .prompt ? 500 : 200
    guard use == .prompt || use == .offered, text.utf8.count > 14 else { return [] }
    var findings: [LintFinding] = []
    // What is longer in scalars is longer in bytes.
    let count = text.utf8.count > limit ? text.unicodeScalars.count : 0
    if count > limit {
      findings.append(LintFinding(.longText, .longText(count, limit: limit), at: node, path))
    }
    let lineLimit = 15
    let lines = use == .prompt ? lineRanges(in: Array(text.utf8)).count : 0
    if lines > lineLimit {
      findings.append(
        LintFinding(.longText, .manyLines(lines, limit: lineLimit), at: node, path))
    }
    return findings
  }
}

/// Signs that bytes from 80 to 9F are in windows-1252, but for quotes and dashes.
private let misreadSigns = Set("€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ".unicodeScalars)
