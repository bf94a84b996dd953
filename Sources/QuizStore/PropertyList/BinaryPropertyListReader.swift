import QuizCore

/// Reads a binary property list of version 00, the form that `plutil` and Apple's frameworks write.
///
/// Layout: signature, objects, a table of their offsets, a trailer of 32 bytes. Every number in it
/// is checked against the length; the sum of values read is bounded, since one object may be used
/// many times.
struct BinaryPropertyListReader {
  /// The first eight bytes.
  static let signature = Array("bplist00".utf8)
  private static let valueLimit = 100_000
  /// Seconds from 1970 to 2001, from which binary dates count.
  private static let referenceDate = 978_307_200.0

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  private var valuesRead = 0

  /// Reads a whole document.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = try BinaryPropertyListReader(bytes)
    return try reader.value(try reader.number(bytes.count - 16, 8), depth: 0)
  }

  private init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.count >= 40 else { throw .malformed }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let numbers = [trailer + 8, trailer + 24].map { start in
      bytes[start..<(start + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    guard let count = Int(exactly: numbers[0]), let start = Int(exactly: numbers[1]),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), start <= trailer,
      count <= (trailer - start) / offsetSize
    else { throw .malformed }
    objectCount = count
    tableStart = start
  }

  private mutating func value(_ index: Int, depth: Int) throws(PropertyListError) -> PropertyList {
    guard depth <= PropertyList.depthLimit else { throw .tooDeep }
    valuesRead += 1
    guard index < objectCount, valuesRead <= Self.valueLimit else { throw .malformed }
    let offset = try number(tableStart + index * offsetSize, offsetSize)
    guard offset < tableStart else { throw .malformed }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0 where marker == 0x08 || marker == 0x09: return .boolean(marker == 0x09)
    case 0x1: return try integer(offset, size: 1 << Int(marker & 0xF))
    case 0x2: return try real(offset, size: 1 << Int(marker & 0xF)).propertyList
    case 0x3 where marker == 0x33: return try date(offset)
    case 0x8: return .dictionary(["CF$UID": .integer(try number(offset + 1, Int(marker & 7) + 1))])
    default: return try sized(marker, offset, depth)
    }
  }

  /// Data, strings and containers, which give their length after the marker.
  private mutating func sized(
    _ marker: UInt8, _ offset: Int, _ depth: Int
  ) throws(PropertyListError) -> PropertyList {
    var count = Int(marker & 0xF)
    var start = offset + 1
    if count == 0xF {
      guard start < bytes.count, bytes[start] >> 4 == 1 else { throw .malformed }
      let size = 1 << Int(bytes[start] & 0xF)
      count = try number(start + 1, size)
      start += 1 + size
    }
    switch marker >> 4 {
    case 0x4: return .data(Base64.encoded(Array(try slice(start, count))))
    case 0x5: return .string(String(decoding: try slice(start, count), as: UTF8.self))
    case 0x6: return .string(try utf16(start, count))
    case 0xA: return .array(try values(start, count, depth))
    case 0xD: return .dictionary(try members(start, count, depth))
    default: throw .malformed
    }
  }

  private mutating func values(
    _ start: Int, _ count: Int, _ depth: Int
  ) throws(PropertyListError) -> [PropertyList] {
    guard count <= bytes.count else { throw .malformed }
    var values: [PropertyList] = []
    for place in 0..<count {
      let index = try number(start + place * referenceSize, referenceSize)
      values.append(try value(index, depth: depth + 1))
    }
    return values
  }

  private mutating func members(
    _ start: Int, _ count: Int, _ depth: Int
  ) throws(PropertyListError) -> [String: PropertyList] {
    let keys = try values(start, count, depth)
    let values = try values(start + count * referenceSize, count, depth)
    var members: [String: PropertyList] = [:]
    for (key, value) in zip(keys, values) {
      guard let key = key.string else { throw .malformed }
      members[key] = value
    }
    return members
  }
}

extension BinaryPropertyListReader {
  private func slice(_ start: Int, _ count: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
      throw .malformed
    }
    return bytes[start..<(start + count)]
  }

  /// A big-endian number without sign, which must fit into an `Int`.
  private func number(_ start: Int, _ size: Int) throws(PropertyListError) -> Int {
    guard (1...8).contains(size) else { throw .malformed }
    let bits = try slice(start, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: bits) else { throw .malformed }
    return number
  }

  /// Numbers of eight bytes have a sign, shorter ones don't; those of sixteen hold what is beyond.
  private func integer(_ offset: Int, size: Int) throws(PropertyListError) -> PropertyList {
    guard [1, 2, 4, 8, 16].contains(size) else { throw .malformed }
    let digits = try slice(offset + 1, size)
    let low = digits.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if size < 16 { return .integer(Int(Int64(bitPattern: low))) }
    guard digits.prefix(8).allSatisfy({ $0 == 0 }) else { throw .malformed }
    return Int(exactly: low).map(PropertyList.integer) ?? .oversizedInteger(low.description)
  }

  private func real(_ offset: Int, size: Int) throws(PropertyListError) -> Double {
    let bits = try slice(offset + 1, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch size {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: throw .malformed
    }
  }

  private func date(_ offset: Int) throws(PropertyListError) -> PropertyList {
    let seconds = try real(offset, size: 8) + Self.referenceDate
    guard let milliseconds = Int64(exactly: (seconds * 1000).rounded()) else { throw .malformed }
    let text = Instant(milliseconds: milliseconds).description
    return .date(text.prefix(19) + "Z")
  }

  private func utf16(_ start: Int, _ count: Int) throws(PropertyListError) -> String {
    guard count <= bytes.count else { throw .malformed }
    let pairs = Array(try slice(start, count * 2))
    let units = (0..<count).map { UInt16(pairs[2 * $0]) << 8 | UInt16(pairs[2 * $0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }
}

extension Double {
  fileprivate var propertyList: PropertyList { .real(description) }
}
