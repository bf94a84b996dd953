/// What one word before `--` looks like.
enum Token: Equatable {
  /// `--`: only plain words follow.
  case terminator
  /// `--name`, or `--name=value`.
  case long(name: String, value: String?)
  /// `-abc`: short options without their dash.
  case cluster(Substring)
  /// Anything else, a lone `-` and negative numbers too.
  case plain

  /// Looks at bytes: in `=` followed by a combining mark a `Character` would hide the sign.
  init(_ word: String) {
    let bytes = word.utf8
    if word == "--" {
      self = .terminator
    } else if bytes.starts(with: "--".utf8) {
      let body = word[bytes.index(bytes.startIndex, offsetBy: 2)...]
      guard let sign = body.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        self = .long(name: String(body), value: nil)
        return
      }
      self = .long(
        name: String(body[..<sign]), value: String(body[body.utf8.index(after: sign)...]))
    } else if bytes.count > 1, bytes.first == UInt8(ascii: "-"), !Token.isNegativeNumber(word) {
      self = .cluster(word[bytes.index(after: bytes.startIndex)...])
    } else {
      self = .plain
    }
  }

  /// A minus and a digit, or a point: no short option begins so.
  private static func isNegativeNumber(_ word: String) -> Bool {
    guard let second = word.utf8.dropFirst().first else { return false }
    return second == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}
