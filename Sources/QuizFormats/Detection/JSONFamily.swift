package import JSON

extension FormatDetector {
  /// Tells the formats of JSON by the keys of the whole and of its first items.
  ///
  /// Replies of the services are told by the keys that only they have; everything else is loose JSON.
  package static func detect(_ document: JSONDocument) -> Format {
    let root = document.root
    if root["format"]?.string == "quizbank" { return .native }
    if root["response_code"] != nil { return .opentdb }
    for items in [root, root["results"], root["questions"], root["data"]] {
      guard let items, items.kind == .array else { continue }
      for item in items.elements.prefix(10) where item.kind == .object {
        if let format = family(of: item) { return format }
      }
    }
    return .json
  }

  private static func family(of item: JSONNode) -> Format? {
    if item["correct_answer"] != nil, item["incorrect_answers"]?.kind == .array {
      return .opentdb
    }
    if item["correctAnswer"] != nil, item["incorrectAnswers"]?.kind == .array {
      return .triviaAPI
    }
    return item["answers"]?["answer_a"] != nil ? .quizAPI : nil
  }
}

/// Whether a text is meant as JSON, though it may be broken.
enum JSONLook {
  static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop(while: MarkdownBytes.isBlank)
    let inner = rest.dropFirst().drop(while: MarkdownBytes.isBlank)
    switch (rest.first, inner.first) {
    case (UInt8(ascii: "{"), let next?):
      return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
    case (UInt8(ascii: "["), let next?): return "{[\"]".utf8.contains(next)
    default: return false
    }
  }

  /// What broken JSON seems to be: the project's own, or any other.
  static func format(_ head: ArraySlice<UInt8>) -> Format {
    let mark = Array("\"quizbank\"".utf8)
    let key = Array("\"format\"".utf8)
    guard let place = head.firstRange(of: key) else { return .json }
    return head[place.upperBound...].prefix(40).firstRange(of: mark) == nil ? .json : .native
  }
}
