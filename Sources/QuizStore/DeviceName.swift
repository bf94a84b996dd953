import QuizCore

/// The name of a device, as it stands before the ending in the name of its journal.
///
/// Compared, hashed and ordered by its bytes: a sync program may leave two journals whose names differ
/// only in the form of an accent, which Swift's strings call equal.
package struct DeviceName: Sendable {
  /// The name itself.
  package let text: String

  /// Takes a name as it is.
  package init(_ text: String) { self.text = text }
}

extension DeviceName: Hashable {
  /// Whether both have the same bytes.
  package static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension DeviceName: Comparable {
  /// Orders by the bytes, the same on every machine.
  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension DeviceName {
  /// The name in printable ASCII, for the keys of a dictionary that takes equal strings for one: other
  /// bytes, and `%`, as `%` and two hex digits.
  var escaped: String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "%") {
        bytes.append(byte)
      } else {
        bytes += Array("%".utf8) + hexadecimal(UInt64(byte)).utf8.suffix(2)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an escaped name; a `%` that escapes nothing stands for itself.
  init(escaped: String) {
    var bytes: [UInt8] = []
    var rest = Array(escaped.utf8)[...]
    while let first = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      let isEscape = first == UInt8(ascii: "%") && digits.utf8.count == 2
      if isEscape, digits.first != "+", let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    self.init(String(decoding: bytes, as: UTF8.self))
  }
}

extension DeviceName {
  /// Whether a journal in the folder may be named after it: not hidden, without controls and slashes,
  /// and no name of which some bytes could not be read.
  var canNameFile: Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: ".")
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "/" && scalar != "\u{FFFD}"
      }
  }
}
