/// The bytes of an index are not as they were written.
struct IndexDamage: Error {}

/// Writes the parts of an index one after another.
struct IndexWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ more: [UInt8]) { bytes += more }

  mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func append(_ text: String?) {
    guard let text else { return append(UInt32.max) }
    append(UInt32(clamping: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads the parts of an index one after another, never past the end.
struct IndexReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func integer<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) throws(IndexDamage) -> Number {
    let size = MemoryLayout<Number>.size
    try requireBytes(1, of: size)
    defer { offset += size }
    return Number(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: type))
  }

  /// Reads a number of things, or of bytes.
  mutating func count() throws(IndexDamage) -> Int {
    guard let count = Int(exactly: try integer(Int64.self)), count >= 0 else {
      throw IndexDamage()
    }
    return count
  }

  mutating func boolean() throws(IndexDamage) -> Bool {
    switch try integer(UInt8.self) {
    case 0: false
    case 1: true
    default: throw IndexDamage()
    }
  }

  mutating func optionalText() throws(IndexDamage) -> String? {
    let length = try integer(UInt32.self)
    if length == .max { return nil }
    try requireBytes(Int(length), of: 1)
    defer { offset += Int(length) }
    let content = bytes[offset..<offset + Int(length)]
    guard let text = String(validating: content, as: UTF8.self) else { throw IndexDamage() }
    return text
  }

  mutating func text() throws(IndexDamage) -> String {
    guard let text = try optionalText() else { throw IndexDamage() }
    return text
  }

  mutating func optionalWord<Word: RawRepresentable<String>>() throws(IndexDamage) -> Word? {
    guard let text = try optionalText() else { return nil }
    guard let word = Word(rawValue: text) else { throw IndexDamage() }
    return word
  }

  mutating func word<Word: RawRepresentable<String>>() throws(IndexDamage) -> Word {
    guard let word: Word = try optionalWord() else { throw IndexDamage() }
    return word
  }

  /// Throws when fewer bytes are left than so many parts of a size need.
  func requireBytes(_ count: Int, of size: Int) throws(IndexDamage) {
    guard count <= (bytes.count - offset) / size else { throw IndexDamage() }
  }
}
