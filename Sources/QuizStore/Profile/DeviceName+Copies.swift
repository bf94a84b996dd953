import QuizCore

// The names of journals that were imported beside one of the same device that went another way.
extension DeviceName {
  /// What stands between the device's name and sixteen hex digits of the content's hash.
  private static let copyMark = ".import-"

  /// The most bytes of a name, with the ending of a journal in the 255 that a file system takes.
  private static let byteLimit = 249

  /// Whether a journal of this name may be written: it can name a file, and is not too long for one.
  var canNameJournal: Bool { canNameFile && text.utf8.count <= Self.byteLimit }

  /// The device that the journal is a copy of; itself, when it is none.
  var original: DeviceName {
    let bytes = Array(text.utf8)
    let mark = Array(Self.copyMark.utf8)
    let length = mark.count + 16
    guard bytes.count > length, bytes.suffix(length).starts(with: mark),
      bytes.suffix(16).allSatisfy(Self.isHexDigit)
    else { return self }
    return DeviceName(String(decoding: bytes.dropLast(length), as: UTF8.self)).original
  }

  /// The name of a copy of its journal with some content, the same wherever that is imported, but
  /// where something else has taken it.
  func copy(with content: some Sequence<UInt8>, besides taken: [DeviceName] = []) -> DeviceName {
    var hash = lineHash(content)
    while taken.contains(copy(marked: hash)) { hash = SplitMix64.mix(hash) }
    return copy(marked: hash)
  }

  private func copy(marked hash: UInt64) -> DeviceName {
    let ending = Self.copyMark + hexadecimal(hash)
    var kept = ""
    var length = ending.utf8.count
    for scalar in text.unicodeScalars {
      length += UTF8.width(scalar)
      if length > Self.byteLimit { break }
      kept.unicodeScalars.append(scalar)
    }
    return DeviceName(kept + ending)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
