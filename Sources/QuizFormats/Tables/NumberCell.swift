import QuizCore

/// Accepted numbers in a cell: one a line, each `3`, `3:0.5` with a tolerance or `1..2` for a range,
/// the first with the unit after a space.
struct NumberCell {
  /// What the cell accepts; nil where it is not written so.
  let key: NumberKey?

  /// Reads a cell.
  init(_ text: String) {
    var unit: String?
    var accepted: [NumberKey.Accepted] = []
    for line in text.utf8.split(separator: 0x0A) {
      let line = lineText(String(decoding: line, as: UTF8.self))
      let words = line.utf8.split(separator: 0x20, maxSplits: 1)
        .map { String(decoding: $0, as: UTF8.self) }
      guard let first = words.first, let range = Self.accepted(first) else {
        key = nil
        return
      }
      if words.count > 1, unit == nil { unit = words.last }
      accepted.append(range)
    }
    key = accepted.isEmpty ? nil : NumberKey(accepted, unit: unit)
  }

  /// Writes what is accepted with full credit; nil where that is nothing.
  static func text(_ key: NumberKey) -> String? {
    let lines = key.accepted.filter { $0.credit == 1 }.map { accepted in
      guard let value = accepted.value else { return "\(accepted.minimum)..\(accepted.maximum)" }
      return accepted.tolerance == 0 ? plain(value) : "\(plain(value)):\(plain(accepted.tolerance))"
    }
    guard let first = lines.first else { return nil }
    let unit = key.unit.map { " " + $0 } ?? ""
    return ([first + unit] + lines.dropFirst()).joined(separator: "\n")
  }

  private static func accepted(_ text: String) -> NumberKey.Accepted? {
    if let dots = text.firstRange(of: "..") {
      guard let low = number(text[..<dots.lowerBound]), let high = number(text[dots.upperBound...]),
        low <= high
      else { return nil }
      return NumberKey.Accepted(from: low, to: high)
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let value = parts.first.flatMap({ number($0) }) else { return nil }
    if parts.count == 1 { return NumberKey.Accepted(value) }
    guard let tolerance = number(parts[1]), tolerance >= 0 else { return nil }
    return NumberKey.Accepted(value, tolerance: tolerance)
  }

  private static func number(_ text: Substring) -> Double? {
    NumberKey([]).number(from: String(text))
  }

  /// A whole number without its `.0`.
  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
