/// A path of topics as the native format has it: parts that are not blank, separated by `/`.
///
/// Nil where no part is left.
func topicPath(_ text: String) -> String? {
  guard text.utf8.contains(UInt8(ascii: "/")) else { return isBlank(text) ? nil : text }
  let parts = text.utf8.split(separator: UInt8(ascii: "/"))
    .map { lineText(String(decoding: $0, as: UTF8.self)) }.filter { !isBlank($0) }
  return parts.isEmpty ? nil : parts.joined(separator: "/")
}

/// The tags of a line, parted by commas, semicolons or bars.
func tagList(_ line: String) -> [String] {
  let parts = line.utf8.split { byte in
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "|")
  }
  return tagList(parts.map { lineText(String(decoding: $0, as: UTF8.self)) })
}

/// The tags among texts, each once, cut to 80 scalars as the native format has it.
func tagList(_ texts: some Sequence<String>) -> [String] {
  var tags: [String] = []
  var known: Set<String> = []
  for text in texts where !isBlank(text) {
    let tag = text.utf8.count <= 80 ? text : lineText(String(text.unicodeScalars.prefix(80)))
    if known.insert(tag).inserted { tags.append(tag) }
  }
  return tags
}
