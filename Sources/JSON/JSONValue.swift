/// A JSON value by itself: what is to be written, or a document's value taken out of it.
///
/// Equality is by kind: `.integer(1)` and `.double(1)` differ, and so do objects in another order.
package enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Written so that it reads back equal and as a double; not finite, it is written as null.
  case double(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order given; nothing keeps a key from standing there twice.
  case object([JSONMemberValue])

  /// Copies a document's value.
  ///
  /// A number written without point and exponent is an integer if it fits; any other is the nearest
  /// double, infinite for one like 1e999. Goes down as deep as the document, 512 levels at most.
  package init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .number: self = node.number.map(JSONValue.init(number:)) ?? .null
    case .string: self = .string(node.string ?? "")
    case .array: self = .array(node.elements.map { JSONValue($0) })
    case .object:
      self = .object(node.members.map { JSONMemberValue($0.key, JSONValue($0.value)) })
    }
  }

  private init(number: JSONNumber) {
    if number.isWrittenAsInteger, let integer = number.integer {
      self = .integer(integer)
    } else {
      self = .double(number.rounded)
    }
  }
}

/// A key and a value of an object that is to be written.
package struct JSONMemberValue: Sendable, Equatable {
  package let key: String
  package let value: JSONValue

  /// Pairs a key with its value.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
