/// Makes keys of the bytes that a terminal sends.
///
/// Understands UTF-8, the control characters, the sequences of xterm, rxvt, the Linux console and
/// their kin (CSI and SS3), Alt as a leading ESC, and bracketed paste. A sequence that is not known
/// is dropped whole; so are bytes that are no UTF-8.
package struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []
  /// The text of a paste that has not ended yet.
  private var paste: [UInt8]?

  /// The most bytes of one paste that are kept.
  package static let pasteLimit = 65_536

  /// Begins with nothing.
  package init() {}

  /// Whether bytes wait for those that complete them: an ESC may be a key or the start of one.
  package var isIncomplete: Bool { !bytes.isEmpty || paste != nil }

  /// Takes bytes as they came.
  package mutating func feed(_ more: some Sequence<UInt8>) { bytes += more }

  /// Forgets what was not made a key yet.
  package mutating func clear() {
    bytes = []
    paste = nil
  }

  /// The next key; nil when none is complete.
  ///
  /// With `isOver` nothing more comes soon: a lone ESC is the key then, and what else is cut off is
  /// dropped.
  package mutating func next(isOver: Bool = false) -> Key? {
    while !bytes.isEmpty {
      if paste != nil {
        guard let text = endOfPaste() else { return nil }
        return .pasted(text)
      }
      switch step(isOver) {
      case .key(let key): return key
      case .nothing: continue
      case .waits:
        if isOver { bytes = [] }
        return nil
      }
    }
    return nil
  }

  private enum Step {
    case key(Key)
    /// Bytes were dropped, or a paste began.
    case nothing
    case waits
  }

  /// Takes one key's bytes off the front.
  private mutating func step(_ isOver: Bool) -> Step {
    switch bytes[0] {
    case 0x1B: return escapeSequence(isOver)
    case 0x0D, 0x0A: return take(1, .enter)
    case 0x09: return take(1, .tab)
    case 0x7F, 0x08: return take(1, .backspace)
    case 0x01...0x1A:
      return take(1, .control(Character(Unicode.Scalar(bytes[0] + 0x60))))
    case 0..<0x20: return take(1, nil)
    default: return character(isOver)
    }
  }

  private mutating func take(_ count: Int, _ key: Key?) -> Step {
    bytes.removeFirst(min(count, bytes.count))
    return key.map(Step.key) ?? .nothing
  }

  /// Takes the first grapheme cluster of the text that stands at the front.
  private mutating func character(_ isOver: Bool) -> Step {
    let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    guard let text = String(validating: run, as: UTF8.self) else { return brokenText(run, isOver) }
    guard let first = text.first else { return take(1, nil) }
    return take(first.utf8.count, .character(first))
  }

  /// Text with a fault in it: what stands before the fault is taken, or the fault itself dropped.
  private mutating func brokenText(_ run: ArraySlice<UInt8>, _ isOver: Bool) -> Step {
    let length = Self.sequenceLength(run[0])
    let part = run.prefix(length)
    if part.count == length, let text = String(validating: part, as: UTF8.self),
      let first = text.first
    {
      return take(length, .character(first))
    }
    let isCutOff = run.count < length && run.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    if isCutOff && run.count == bytes.count && !isOver { return .waits }
    return take(1, nil)
  }

  private static func sequenceLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension KeyDecoder {
  /// Takes what begins with ESC.
  private mutating func escapeSequence(_ isOver: Bool) -> Step {
    guard bytes.count > 1 else { return isOver ? take(1, .escape) : .waits }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequence(isOver)
    case UInt8(ascii: "O"): return singleShift(isOver)
    case 0x1B: return take(1, .escape)
    case UInt8(ascii: "b"), UInt8(ascii: "B"): return take(2, .wordLeft)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return take(2, .wordRight)
    case 0x7F, 0x08: return take(2, .control("w"))
    case 0x0D: return take(2, .enter)
    // Alt with another key means nothing here, and must not be taken for the key alone.
    default: return take(1 + Self.sequenceLength(bytes[1]), nil)
    }
  }

  /// `ESC O` and a letter, from keypads and function keys.
  private mutating func singleShift(_ isOver: Bool) -> Step {
    guard bytes.count > 2 else { return isOver ? take(2, nil) : .waits }
    if bytes[2] == UInt8(ascii: "M") { return take(3, .enter) }
    return take(3, Self.named(final: bytes[2], parameters: []))
  }

  /// `ESC [`, parameters, and a final byte of 0x40…0x7E.
  private mutating func controlSequence(_ isOver: Bool) -> Step {
    // The Linux console's function keys have a second bracket.
    let start = bytes.count > 2 && bytes[2] == UInt8(ascii: "[") ? 3 : 2
    guard let end = bytes.dropFirst(start).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return isOver ? take(bytes.count, nil) : .waits
    }
    guard (0x40...0x7E).contains(bytes[end]) else { return take(end, nil) }
    let parameters = bytes[start..<end].split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    let final = bytes[end]
    if start == 3 { return take(end + 1, nil) }
    if final == UInt8(ascii: "~"), parameters.first == 200 {
      paste = []
      return take(end + 1, nil)
    }
    return take(end + 1, Self.named(final: final, parameters: parameters))
  }

  /// The key of a sequence; nil for one that is not known.
  private static func named(final: UInt8, parameters: [Int]) -> Key? {
    // Shift is 2, Alt 3, Ctrl 5; anything but Shift alone moves by words.
    let isModified = parameters.count > 1 && parameters[1] > 2
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isModified ? .wordRight : .right
    case UInt8(ascii: "D"): return isModified ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "a"), UInt8(ascii: "b"): return nil
    case UInt8(ascii: "c"): return .wordRight
    case UInt8(ascii: "d"): return .wordLeft
    case UInt8(ascii: "~"): return numbered[parameters.first ?? 0]
    default: return nil
    }
  }

  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// Takes the text of a paste once its end has come; the rest of one that is too long is dropped.
  private mutating func endOfPaste() -> String? {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    var text = paste ?? []
    let place = bytes.indices.first { bytes[$0] == 0x1B && bytes[$0...].starts(with: end) }
    // Without the end, its first bytes may stand at the back already.
    let taken = place ?? max(0, bytes.count - end.count + 1)
    text += bytes[..<taken].prefix(max(0, Self.pasteLimit - text.count))
    bytes.removeFirst(taken)
    guard place != nil else {
      paste = text
      return nil
    }
    bytes.removeFirst(end.count)
    paste = nil
    return Self.withLineFeeds(text)
  }

  private static func withLineFeeds(_ text: [UInt8]) -> String {
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      if byte == 0x0A, index > 0, text[index - 1] == 0x0D { continue }
      result.append(byte == 0x0D ? 0x0A : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
