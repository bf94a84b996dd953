extension Tape {
  /// The decoded string at `index`, nil when it is another kind.
  func string(_ index: Int) -> String? {
    switch entries[index].kind {
    case .string: String(decoding: bytes[content(index)], as: UTF8.self)
    case .escapedString:
      String(decoding: decodedBytes(bytes, content(index)), as: UTF8.self)
    default: nil
    }
  }

  /// The decoded UTF-8 of the string at `index`; empty when it is another kind.
  func utf8(_ index: Int) -> ArraySlice<UInt8> {
    switch entries[index].kind {
    case .string: bytes[content(index)]
    case .escapedString: decodedBytes(bytes, content(index))[...]
    default: []
    }
  }

  /// Whether the decoded string at `index` is these bytes; allocates only if it holds escapes.
  func string(_ index: Int, equals name: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = entries[index]
    guard entry.kind == .string else { return utf8(index).elementsEqual(name) }
    guard entry.extent == name.count &+ 2 else { return false }
    var at = entry.offset &+ 1
    for byte in name {
      if bytes[at] != byte { return false }
      at &+= 1
    }
    return true
  }

  /// The bytes between the quotes of the string at `index`.
  private func content(_ index: Int) -> Range<Int> {
    let entry = entries[index]
    return entry.offset &+ 1..<entry.offset &+ max(entry.extent &- 1, 1)
  }
}
