/// The first line of a question of an NCVEC pool.
struct NCVECHead {
  /// Stable from pool to pool, such as `T1A01`.
  let code: String
  /// What stands behind the code.
  enum Key: Equatable {
    /// The place of the right choice.
    case right(Int)
    case withdrawn
    /// A letter that no choice has, or nothing.
    case none(String)
  }

  let key: Key
  /// The rule that the question is about, such as `97.1`.
  let rule: String?

  /// Reads a line without white space at its ends; nil where it begins no question.
  init?(_ line: ArraySlice<UInt8>) {
    let code = line.prefix(5)
    guard code.count == 5, Self.isGroup(code.prefix(3)),
      code.suffix(2).allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    self.code = PoolLine.text(code)
    let rest = line.dropFirst(5).drop { $0 == 0x20 || $0 == 0x09 }
    let mark = Array(rest.prefix(3))
    if mark.count == 3, mark[0] == UInt8(ascii: "("), mark[2] == UInt8(ascii: ")"),
      0x41...0x44 ~= mark[1] & 0xDF
    {
      key = .right(Int(mark[1] & 0xDF) &- 0x41)
      rule = Self.rule(rest.dropFirst(3))
      return
    }
    rule = nil
    if Self.isWithdrawal(rest) {
      key = .withdrawn
    } else if rest.isEmpty || mark.first == UInt8(ascii: "(") || mark.first == UInt8(ascii: "[") {
      key = .none(PoolLine.text(rest.prefix(20)))
    } else {
      return nil
    }
  }

  /// Whether three bytes name a group of questions, such as `T1A`.
  static func isGroup(_ code: ArraySlice<UInt8>) -> Bool {
    let code = Array(code)
    return code.count == 3 && "TGE".utf8.contains(code[0]) && 0x30...0x39 ~= code[1]
      && 0x41...0x4A ~= code[2]
  }

  private static func rule(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "[")),
      let close = bytes.lastIndex(of: UInt8(ascii: "]")), open < close
    else { return nil }
    return visibleLine(PoolLine.text(bytes[(open &+ 1)..<close]))
  }

  private static func isWithdrawal(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = PoolLine.text(rest.prefix(200)).lowercased()
    return ["deleted", "withdrawn", "removed"].contains { words.contains($0) }
  }
}
