import JSON
import QuizFormats

/// Finds what only the native format has a place for.
enum UnheldParts {
  /// Of a bank as a whole.
  static func ofBank(_ root: JSONNode) -> [ExportLoss.Part] {
    parts(
      of: root,
      [
        (.licenseUrl, .license), (.authors, .authors), (.source, .source), (.version, .version),
        (.created, .version), (.updated, .version), (.tags, .tags),
      ])
  }

  /// Of a question.
  static func ofQuestion(_ node: JSONNode?) -> [ExportLoss.Part] {
    guard let node else { return [] }
    var parts = parts(
      of: node,
      [
        (.language, .language), (.license, .license), (.authors, .authors), (.source, .source),
        (.media, .media),
      ])
    for choice in node[Key.choices.name]?.elements.map(\.self) ?? [] {
      for part in self.parts(of: choice, [(.media, .media), (.id, .choiceIdentifiers)])
      where !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// The parts of the keys that an object has, each once, and those of its own.
  private static func parts(
    of node: JSONNode, _ table: [(key: Key, part: ExportLoss.Part)]
  ) -> [ExportLoss.Part] {
    var parts: [ExportLoss.Part] = []
    for (key, part) in table where node[key.name] != nil && !parts.contains(part) {
      parts.append(part)
    }
    let hasOwn = node.members.contains { $0.key.utf8.starts(with: "x-".utf8) }
    return parts + (hasOwn ? [.ownFields] : [])
  }
}
