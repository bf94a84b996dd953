/// A gap of a Cloze text as it is written: `{1:SHORTANSWER:=right~wrong#why}`.
struct ClozeGap {
  /// What is put into the gap.
  enum Kind: Equatable {
    case text(isCaseSensitive: Bool)
    case number
    case choice(isShuffled: Bool)
    case response(isShuffled: Bool)
  }

  /// One of the answers, its escapes undone, its references not.
  struct Alternative: Equatable {
    /// In percent.
    var fraction = 0.0
    var text = ""
    var feedback = ""
  }

  /// The weight that is written, at most 1000; 1 where none is.
  let mark: Int
  let kind: Kind
  let alternatives: [Alternative]
  /// The offset after the closing brace.
  let end: Int

  /// Reads the gap that begins at a brace; nil where none does.
  init?(_ bytes: [UInt8], at start: Int) throws(MoodleSkip) {
    guard let head = ClozeHead(bytes, at: start) else { return nil }
    var scanner = ClozeScanner(bytes, from: head.end)
    mark = head.mark
    kind = head.kind
    alternatives = try scanner.alternatives()
    end = scanner.offset
  }
}

/// What stands before the answers: `{1:SHORTANSWER:`.
private struct ClozeHead {
  private(set) var mark = 1
  let kind: ClozeGap.Kind
  let end: Int

  init?(_ bytes: [UInt8], at start: Int) {
    var offset = start &+ 1
    while offset < bytes.count, bytes[offset] == 0x20 { offset &+= 1 }
    let digits = bytes[min(offset, bytes.count)...].prefix { 0x30...0x39 ~= $0 }
    if !digits.isEmpty {
      mark = digits.reduce(0) { min(1000, $0 &* 10 &+ Int($1 &- 0x30)) }
    }
    offset = digits.endIndex
    while offset < bytes.count, bytes[offset] == 0x20 { offset &+= 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return nil }
    // No name of a type is longer.
    let name = bytes[(offset &+ 1)...].prefix(20).prefix { $0 != UInt8(ascii: ":") }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ":"),
      let kind = clozeKind(String(decoding: name, as: UTF8.self))
    else { return nil }
    self.kind = kind
    end = name.endIndex &+ 1
  }
}

/// What a name of a type in a gap means; nil for any other word.
private func clozeKind(_ name: String) -> ClozeGap.Kind? {
  switch name {
  case "SHORTANSWER", "SA", "MW": .text(isCaseSensitive: false)
  case "SHORTANSWER_C", "SAC", "MWC": .text(isCaseSensitive: true)
  case "NUMERICAL", "NM": .number
  case "MULTICHOICE", "MC", "MULTICHOICE_V", "MCV", "MULTICHOICE_H", "MCH":
    .choice(isShuffled: false)
  case "MULTICHOICE_S", "MCS", "MULTICHOICE_VS", "MCVS", "MULTICHOICE_HS", "MCHS":
    .choice(isShuffled: true)
  case "MULTIRESPONSE", "MR", "MULTIRESPONSE_H", "MRH": .response(isShuffled: false)
  case "MULTIRESPONSE_S", "MRS", "MULTIRESPONSE_HS", "MRHS": .response(isShuffled: true)
  default: nil
  }
}
