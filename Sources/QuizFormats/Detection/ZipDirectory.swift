/// The names of the files in a zip archive, read without unpacking anything.
enum ZipDirectory {
  /// The most names that are looked at.
  private static let limit = 20_000

  static func kind(of file: [UInt8]) -> RefusedKind {
    let names = names(in: file)
    for (mark, kind) in marks where names.contains(where: { matches($0, mark) }) { return kind }
    return .zip
  }

  private static let marks: [(String, RefusedKind)] = [
    ("h5p.json", .h5p), ("collection.anki2*", .ankiPackage), ("imsmanifest.xml", .qtiPackage),
    ("moodle_backup.xml", .moodleBackup), ("xl/workbook.*", .excel), ("word/document.*", .word),
    ("ppt/presentation.*", .powerPoint), ("META-INF/manifest.xml", .openDocument),
  ]

  private static func matches(_ name: ArraySlice<UInt8>, _ mark: String) -> Bool {
    mark.hasSuffix("*") ? name.starts(with: mark.utf8.dropLast()) : name.elementsEqual(mark.utf8)
  }

  /// The names in the directory at the end; where that is cut off, those before the files.
  private static func names(in file: [UInt8]) -> [ArraySlice<UInt8>] {
    let listed = listedNames(in: file)
    return listed.isEmpty ? localNames(in: file) : listed
  }

  private static func listedNames(in file: [UInt8]) -> [ArraySlice<UInt8>] {
    guard let end = endRecord(in: file) else { return [] }
    var offset = Int(number(in: file, at: end &+ 16, bytes: 4))
    var names: [ArraySlice<UInt8>] = []
    while names.count < limit, offset < end, isRecord(file, offset, 0x01, 0x02) {
      let length = number(in: file, at: offset &+ 28, bytes: 2)
      names.append(part(of: file, from: offset &+ 46, length))
      let extra = number(in: file, at: offset &+ 30, bytes: 2)
      let comment = number(in: file, at: offset &+ 32, bytes: 2)
      offset &+= 46 &+ length &+ extra &+ comment
    }
    return names
  }

  /// The record that says where the directory is; a comment of up to 64 KiB may follow it.
  private static func endRecord(in file: [UInt8]) -> Int? {
    let last = file.count &- 22
    guard last >= 0 else { return nil }
    return stride(from: last, through: max(0, last &- 0xFFFF), by: -1)
      .first { isRecord(file, $0, 0x05, 0x06) }
  }

  /// The names before the files in the first part of an archive.
  private static func localNames(in file: [UInt8]) -> [ArraySlice<UInt8>] {
    var names: [ArraySlice<UInt8>] = []
    var offset = 0
    let end = min(file.count, FormatDetector.headLength)
    while offset < end, names.count < limit {
      if file[offset] == 0x50, isRecord(file, offset, 0x03, 0x04) {
        names.append(
          part(of: file, from: offset &+ 30, number(in: file, at: offset &+ 26, bytes: 2)))
      }
      offset &+= 1
    }
    return names
  }

  private static func isRecord(_ file: [UInt8], _ at: Int, _ third: UInt8, _ fourth: UInt8) -> Bool
  {
    part(of: file, from: at, 4).elementsEqual([0x50, 0x4B, third, fourth])
  }

  /// A number with its lowest byte first; 0 outside the file.
  private static func number(in file: [UInt8], at start: Int, bytes: Int) -> Int {
    part(of: file, from: start, bytes).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func part(of file: [UInt8], from start: Int, _ length: Int) -> ArraySlice<UInt8> {
    guard start >= 0, start <= file.count else { return [] }
    return file[start..<min(file.count, start &+ length)]
  }
}
