extension Text: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Collects the parts of an interpolated text; nested texts keep their roles.
  package struct StringInterpolation: StringInterpolationProtocol {
    var text = Text()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += Text(literal) }

    /// Adds a text with its roles.
    package mutating func appendInterpolation(_ nested: Text) { text += nested }

    /// Adds a string in a role, cleaned.
    package mutating func appendInterpolation(
      _ string: some StringProtocol, _ role: Role = .plain
    ) {
      text += Text(String(string), role)
    }

    /// Adds a whole number in a role.
    package mutating func appendInterpolation(
      _ number: some BinaryInteger, _ role: Role = .plain
    ) {
      text += Text(String(number), role)
    }
  }
}
