/// A value of a property list, kept so that what is not understood can be written back unchanged.
///
/// Not read with the toolchain's `PropertyListDecoder`: that one gives up the whole file for a single
/// number out of range, never returns from a binary list in which an array holds itself, and takes
/// 0.65 ms, half of what a whole start may take.
enum PropertyList: Sendable, Equatable {
  case string(String)
  case integer(Int)
  /// A whole number outside the range of `Int`, as its decimal digits.
  case oversizedInteger(String)
  /// A number with a fraction, as it is written.
  case real(String)
  case boolean(Bool)
  /// An instant as ISO 8601 in UTC, in whole seconds.
  case date(String)
  /// Bytes as Base64 without white space.
  case data(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The deepest nesting that is read.
  static let depthLimit = 64

  /// Reads an XML or a binary property list.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: BinaryPropertyListReader.signature) {
      self = try BinaryPropertyListReader.read(bytes)
    } else {
      self = try XMLPropertyListReader.read(bytes)
    }
  }

  /// The members of a dictionary; nil for another kind.
  var dictionary: [String: PropertyList]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The text of a string; nil for another kind.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a whole number within range; nil for another kind.
  var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }
}

/// Why bytes are no property list.
enum PropertyListError: Error, Sendable, Equatable {
  /// The text ends too early, or something stands where it may not.
  case malformed
  /// Containers stand in each other too deep.
  case tooDeep
}
