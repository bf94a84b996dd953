/// The accepted ranges of a numeric question.
package struct NumberKey: Sendable, Equatable {
  /// A range of numbers with what it earns.
  package struct Accepted: Sendable, Equatable {
    /// The value that stands for the range when the right answer is shown.
    package let value: Double?
    /// The least number that counts.
    package let minimum: Double
    /// The greatest number that counts.
    package let maximum: Double
    /// What it earns, −1 to 1.
    package let credit: Double
    /// What to tell someone who typed it.
    package let feedback: String?

    /// Accepts a value with a distance to either side that still counts.
    package init(
      _ value: Double, tolerance: Double = 0, credit: Double = 1, feedback: String? = nil
    ) {
      self.value = value
      minimum = value - tolerance
      maximum = value + tolerance
      self.credit = credit
      self.feedback = feedback
    }

    /// Accepts the numbers from `minimum` to `maximum`, both counted.
    package init(
      from minimum: Double, to maximum: Double, credit: Double = 1, feedback: String? = nil
    ) {
      value = nil
      self.minimum = minimum
      self.maximum = maximum
      self.credit = credit
      self.feedback = feedback
    }

    /// Whether a number lies within, with a relative slack of 1e-9 for rounding.
    package func contains(_ number: Double) -> Bool {
      let slack = 1e-9
      return number >= minimum - abs(minimum) * slack && number <= maximum + abs(maximum) * slack
    }
  }

  /// At least one, one of them with full credit.
  package let accepted: [Accepted]
  /// Shown with the answer; may be typed or left out.
  package let unit: String?

  /// Describes the accepted numbers.
  package init(_ accepted: [Accepted], unit: String? = nil) {
    self.accepted = accepted
    self.unit = unit
  }

  /// Returns the accepted range of the highest credit that holds a number.
  package func match(_ number: Double) -> Accepted? {
    var best: Accepted?
    for candidate in accepted where candidate.credit > best?.credit ?? -.infinity {
      if candidate.contains(number) { best = candidate }
    }
    return best
  }

  /// Reads a typed number: a sign, digits, `.` or `,` as decimal sign, an exponent, the unit.
  ///
  /// Several groups of digits, fractions, hexadecimal numbers, infinities and words give nil. One
  /// comma is a decimal sign, as the format has it, though `1,234` may be meant as a group.
  package func number(from typed: String) -> Double? {
    let text = withoutUnit(plainlyTyped(typed).trimmingWhitespace)
    guard Self.isPlainNumber(text) else { return nil }
    let number = Double(String(text.map { $0 == "," ? "." : $0 }))
    return number?.isFinite == true ? number : nil
  }

  /// Whether a typed number may be meant with commas between groups of three digits, as in `1,234` and
  /// `12,500,000`, so that it is better asked for again than marked.
  package func isAmbiguous(_ typed: String) -> Bool {
    var text = withoutUnit(plainlyTyped(typed).trimmingWhitespace).utf8[...]
    if let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      text.removeFirst()
    }
    let groups = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first, first.first != UInt8(ascii: "0") else {
      return false
    }
    return (1...3).contains(first.count) && groups.dropFirst().allSatisfy { $0.count == 3 }
      && groups.allSatisfy { $0.allSatisfy { (48...57).contains($0) } }
  }

  /// Drops the unit behind a number, or before it as with a currency.
  private func withoutUnit(_ text: String) -> String {
    let unit = plainlyTyped(unit ?? "").trimmingWhitespace
    guard text.count > unit.count else { return text }
    if text.suffix(unit.count) == unit { return text.dropLast(unit.count).trimmingWhitespace }
    if text.prefix(unit.count) == unit { return text.dropFirst(unit.count).trimmingWhitespace }
    return text
  }

  private static func isPlainNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Int {
      let run = rest.prefix { $0 >= 48 && $0 <= 57 }
      rest = rest.dropFirst(run.count)
      return run.count
    }
    func skip(_ bytes: UInt8...) -> Bool {
      guard let first = rest.first, bytes.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
    let whole = digits()
    let decimals = skip(UInt8(ascii: "."), UInt8(ascii: ",")) ? digits() : nil
    guard whole > 0 || decimals ?? 0 > 0 else { return false }
    if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
