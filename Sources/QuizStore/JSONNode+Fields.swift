import JSON
import QuizCore

// What a member of an object is, nil when it is absent or of another kind.
extension JSONNode {
  func text(_ key: String) -> String? { self[key]?.string }

  func integer(_ key: String) -> Int? { self[key]?.number?.integer }

  /// A count or a sum: a whole number not below 0.
  func natural(_ key: String) -> Int? {
    integer(key).flatMap { $0 >= 0 ? $0 : nil }
  }

  func boolean(_ key: String) -> Bool? { self[key]?.boolean }

  func date(_ key: String) -> QuizDate? { text(key).flatMap { QuizDate($0) } }

  func instant(_ key: String) -> Instant? { text(key).flatMap { Instant($0) } }

  /// An array of texts and nothing else.
  func texts(_ key: String) -> [String]? {
    guard let node = self[key], node.kind == .array else { return nil }
    let texts = node.elements.compactMap(\.string)
    return texts.count == node.count ? texts : nil
  }

  /// A question as a pair of texts, bank and question.
  var reference: QuestionReference? {
    let parts = elements.compactMap(\.string)
    guard parts.count == 2, count == 2 else { return nil }
    return QuestionReference(bank: parts[0], question: parts[1])
  }

  /// An array of such pairs and nothing else.
  func references(_ key: String) -> [QuestionReference]? {
    guard let node = self[key], node.kind == .array else { return nil }
    let references = node.elements.compactMap(\.reference)
    return references.count == node.count ? references : nil
  }
}

extension QuestionReference {
  /// The pair that stands for it in JSON.
  var jsonValue: JSONValue { [.string(bank), .string(question)] }
}

extension JSONValue {
  /// The members of an object, added to one by one.
  static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMemberValue(key, $0) } })
  }

  /// The text on one line, as bytes.
  var compactBytes: [UInt8] { Array(serialized(JSONStyle()).utf8) }
}
