import JSON

/// How the texts of a reply of Open Trivia DB are written, which the reply itself does not say.
///
/// Decided once for a file, from the field with known values and from what all its texts have in
/// common, so that no single text is guessed at.
enum OpenTriviaEncoding: Equatable {
  /// With the character references of HTML, or plain.
  case html
  case base64
  /// As in URLs; in the older form a space is `+`.
  case percent(plusIsSpace: Bool)

  /// Looks at all items of a file.
  init(_ items: [JSONNode]) {
    let type = items.lazy.compactMap { $0["type"]?.string }.first(where: Self.types.contains)
    if let type, type.hasSuffix("=") {
      self = .base64
      return
    }
    var (hasEscape, hasEscapedSpace) = (false, false)
    for text in items.lazy.flatMap(Self.texts) {
      if text.utf8.contains(0x20) {
        self = .html
        return
      }
      hasEscape = hasEscape || hasPercentEscape(text)
      hasEscapedSpace = hasEscapedSpace || text.contains("%20")
    }
    self = hasEscape ? .percent(plusIsSpace: !hasEscapedSpace) : .html
  }

  /// Decodes a text; nil where it is not written so.
  func decode(_ text: String) -> String? {
    switch self {
    case .html: decodingEntities(text)
    case .base64: decodingBase64(text).flatMap { String(validating: $0, as: UTF8.self) }
    case .percent(let plusIsSpace): decodingPercents(text, plusIsSpace: plusIsSpace)
    }
  }

  /// The two types, plain and in Base64.
  private static let types = ["multiple", "boolean", "bXVsdGlwbGU=", "Ym9vbGVhbg=="]

  private static func texts(of item: JSONNode) -> [String] {
    let wrong = item["incorrect_answers"].map { $0.elements.compactMap(\.string) } ?? []
    return ["question", "correct_answer", "category"].compactMap { item[$0]?.string } + wrong
  }
}
