/// Looks for the pictures of a Markdown text.
enum MarkdownImages {
  /// How many `![` there are, outside of code or not.
  static func count(in bytes: [UInt8]) -> Int {
    var count = 0
    var isAfterMark = false
    for byte in bytes {
      if isAfterMark, byte == UInt8(ascii: "[") { count &+= 1 }
      isAfterMark = byte == UInt8(ascii: "!")
    }
    return count
  }
}
