/// Counts the words of lines read as windows-1252, to see whether that can be right.
///
/// A Cyrillic or Greek code page has all its letters where windows-1252 has those with accents, of
/// which no word of a western language consists.
struct ForeignWords {
  /// Words with a letter beyond ASCII.
  private var accented = 0
  /// Those of three letters or more that have no other.
  private var strange = 0

  /// Whether most are strange.
  var areDoubtful: Bool { strange > 1 && strange &* 2 > accented }

  /// Takes a line.
  mutating func add(_ line: ArraySlice<UInt8>) {
    for word in line.split(whereSeparator: { !Self.isLetter($0) }) {
      let count = word.count { $0 >= 0xC0 }
      guard count > 0 else { continue }
      accented &+= 1
      if count == word.count, count > 2 { strange &+= 1 }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte >= 0xC0 && byte != 0xD7 && byte != 0xF7
  }
}
