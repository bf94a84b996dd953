/// Tells files that are no text by the bytes they begin with.
enum FileSignature {
  static func kind(of file: [UInt8], fileName: String) -> RefusedKind? {
    if file.starts(with: [0x50, 0x4B, 0x03, 0x04]) || file.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
      return ZipDirectory.kind(of: file)
    }
    let name = fileName.lowercased()
    if file.starts(with: [0x1F, 0x8B]) { return name.hasSuffix(".mbz") ? .moodleBackup : .archive }
    if file.starts(with: "SQLite format 3\0".utf8) {
      return name.hasSuffix(".anki2") || name.hasSuffix(".anki21") ? .ankiDatabase : .sqlite
    }
    if file.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
      return name.hasSuffix(".xls") ? .excel : name.hasSuffix(".ppt") ? .powerPoint : .word
    }
    for (start, kind) in signatures where file.starts(with: start) { return kind }
    return container(file)
  }

  /// Whether bytes are no text: there is a zero among the first, outside of UTF-16.
  static func isBinary(_ head: ArraySlice<UInt8>) -> Bool {
    let isUTF16 = head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
    return !isUTF16 && head.contains(0)
  }

  private static let signatures: [([UInt8], RefusedKind)] = [
    (Array("%PDF-".utf8), .pdf), (Array("{\\rtf".utf8), .richText),
    (Array("bplist0".utf8), .propertyList), ([0x89, 0x50, 0x4E, 0x47], .image),
    ([0xFF, 0xD8, 0xFF], .image), (Array("GIF87a".utf8), .image), (Array("GIF89a".utf8), .image),
    ([0x49, 0x49, 0x2A, 0x00], .image), ([0x4D, 0x4D, 0x00, 0x2A], .image),
    (Array("ID3".utf8), .recording), (Array("OggS".utf8), .recording),
    (Array("fLaC".utf8), .recording), ([0x1A, 0x45, 0xDF, 0xA3], .recording),
    (Array("7z\u{BC}\u{AF}".unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }), .archive),
    (Array("Rar!\u{1A}\u{7}".utf8), .archive), (Array("BZh".utf8), .archive),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive), ([0x28, 0xB5, 0x2F, 0xFD], .archive),
  ]

  /// Files whose kind stands after a length.
  private static func container(_ file: [UInt8]) -> RefusedKind? {
    let kind = file.prefix(12).dropFirst(8)
    if file.starts(with: "RIFF".utf8) {
      return kind.elementsEqual("WEBP".utf8) ? .image : .recording
    }
    guard file.prefix(8).dropFirst(4).elementsEqual("ftyp".utf8) else { return nil }
    let isPicture = kind.starts(with: "hei".utf8) || kind.starts(with: "avi".utf8)
    return isPicture ? .image : .recording
  }
}
