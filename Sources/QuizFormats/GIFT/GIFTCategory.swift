/// The path after `$CATEGORY:` as a topic.
enum GIFTCategory {
  /// The parts joined by `/`; nil where nothing but a context is named.
  ///
  /// Contexts at the beginning (`$course$` and its like, then `top`) say nothing here. A slash that
  /// belongs to a name is written twice in GIFT; a topic can't hold it, and has a hyphen instead.
  static func topic(_ path: String) -> String? {
    var parts = names(in: path)[...]
    while let first = parts.first, isContext(first) { parts.removeFirst() }
    if parts.first == "top" { parts.removeFirst() }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// The path that gives a topic again.
  static func path(of topic: String?) -> String {
    guard let topic else { return "$course$/top" }
    return GIFTCategory.topic(topic) == topic ? topic : "$course$/top/" + topic
  }

  private static func names(in path: String) -> [String] {
    var names: [[UInt8]] = [[]]
    let slash = UInt8(ascii: "/")
    let bytes = Array(path.utf8)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] != slash {
        names[names.count - 1].append(bytes[offset])
      } else if offset + 1 < bytes.count, bytes[offset + 1] == slash {
        names[names.count - 1].append(UInt8(ascii: "-"))
        offset += 1
      } else {
        names.append([])
      }
      offset += 1
    }
    return names.map { lineText(String(decoding: $0, as: UTF8.self)) }.filter { !isBlank($0) }
  }

  private static func isContext(_ name: String) -> Bool {
    name.utf8.count > 2 && name.hasPrefix("$") && name.hasSuffix("$")
  }
}
