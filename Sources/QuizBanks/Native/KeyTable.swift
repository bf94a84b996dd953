import JSON

/// Finds keys by the bytes of a document, without making a string of each name.
struct KeyTable: Sendable {
  private struct Entry {
    let name: [UInt8]
    let key: Key
  }

  /// Keys by the length of their names.
  private let entries: [[Entry]]

  init() {
    var entries = [[Entry]](repeating: [], count: 32)
    for key in Key.allCases {
      let name = Array(key.name.utf8)
      entries[name.count & 31].append(Entry(name: name, key: key))
    }
    self.entries = entries
  }

  /// Returns the key that a member of a document is named, if it is one of the format's.
  func key(of member: JSONMember, in bytes: [UInt8]) -> Key? {
    let quoted = member.keyRange
    let start = quoted.lowerBound &+ 1
    let length = quoted.count &- 2
    if length >= 0, length < entries.count {
      for entry in entries[length] where Self.matches(entry.name, bytes, start) {
        return entry.key
      }
    }
    guard bytes[quoted].contains(UInt8(ascii: "\\")) else { return nil }
    let name = Array(member.key.utf8)
    return entries[name.count & 31].first { $0.name == name }?.key
  }

  private static func matches(_ name: [UInt8], _ bytes: [UInt8], _ start: Int) -> Bool {
    for index in name.indices where name[index] != bytes[start &+ index] { return false }
    return true
  }
}
