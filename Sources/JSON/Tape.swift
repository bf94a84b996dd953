/// One entry of the tape: what stands at an offset, and how far it reaches, in eight bytes.
struct TapeEntry: Sendable {
  /// What an entry stands for; an object's keys are strings before their values.
  enum Kind: UInt8 {
    case null
    case `false`
    case `true`
    case number
    case string
    case escapedString
    case array
    case object
    case end
  }

  /// The largest offset or extent an entry can hold: one less than a gibibyte.
  static let limit = 1 << 30 - 1

  private let bits: UInt64

  init(_ kind: Kind, at offset: Int, extent: Int) {
    let mask = UInt64(Self.limit)
    bits =
      UInt64(kind.rawValue) << 60 | (UInt64(truncatingIfNeeded: extent) & mask) << 30
      | UInt64(truncatingIfNeeded: offset) & mask
  }

  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 60)) ?? .null }

  /// Where it begins, in bytes.
  var offset: Int { Int(truncatingIfNeeded: bits) & Self.limit }

  /// A scalar's bytes; from an array or object the entries up to its end; at an end what it holds.
  var extent: Int { Int(truncatingIfNeeded: bits >> 30) & Self.limit }
}

/// A text and its tape, shared by all views into it.
final class Tape: Sendable {
  let bytes: [UInt8]
  let entries: [TapeEntry]

  init(bytes: [UInt8], entries: [TapeEntry]) {
    self.bytes = bytes
    self.entries = entries
  }

  /// The index of the entry after the whole value at `index`.
  func after(_ index: Int) -> Int {
    switch entries[index].kind {
    case .array, .object: index &+ entries[index].extent &+ 1
    default: index &+ 1
    }
  }

  /// The bytes of the value at `index`, brackets and quotes included.
  func range(_ index: Int) -> Range<Int> {
    let entry = entries[index]
    switch entry.kind {
    case .array, .object:
      return entry.offset..<entries[index &+ entry.extent].offset &+ 1
    default:
      return entry.offset..<entry.offset &+ entry.extent
    }
  }
}
