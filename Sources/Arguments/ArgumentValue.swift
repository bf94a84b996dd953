/// A type that one word of a command line can name.
///
/// `String`, `Int`, `UInt64` and enums with `String` raw values that are `CaseIterable` need no
/// code of their own. A type that takes a range refuses with `nil` and hints at it in `choices`.
package protocol ArgumentValue: Sendable {
  /// Reads the word, or is `nil` when the word names no value of this type.
  init?(argument: String)

  /// What help and errors offer: every word that is taken, or hints such as `1-50`; may be empty.
  static var choices: [String] { get }

  /// The word that reads as this value, shown where it is a default.
  var argument: String { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }
  package var argument: String { "\(self)" }
}

extension ArgumentValue where Self: LosslessStringConvertible {
  package init?(argument: String) { self.init(argument) }
  package var argument: String { description }
}

extension ArgumentValue where Self: RawRepresentable, RawValue == String {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String { rawValue }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package static var choices: [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {}
extension Int: ArgumentValue {}
extension UInt64: ArgumentValue {}
