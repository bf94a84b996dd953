/// Finds out what stands between the fields of a table.
enum Separator {
  /// How evenly a separator cuts the first records.
  private struct Evenness {
    let separator: UInt8
    /// The commonest number of fields.
    let columns: Int
    /// How many of the first records have that many.
    let records: Int
  }

  /// How many records are looked at.
  static let sampleSize = 50

  /// Those that tables in files of their own have, the first of equals winning.
  static let ofTables: [UInt8] = Array(",;\t|".utf8)

  /// The candidate that gives most of the first records the same number of fields, at least two;
  /// nil where none cuts most of them.
  static func sniff(
    _ bytes: [UInt8], among candidates: [UInt8], comment: UInt8? = nil, from offset: Int = 0
  ) -> UInt8? {
    var best: Evenness?
    for separator in candidates {
      var reader = RecordReader(bytes, separator: separator, comment: comment, from: offset)
      guard let found = evenness(&reader) else { continue }
      guard let other = best else {
        best = found
        continue
      }
      if (found.records, found.columns) > (other.records, other.columns) { best = found }
    }
    return best?.separator
  }

  /// What `sep=;` on the first line says, which spreadsheets heed, and where the second line begins.
  static func declared(in bytes: [UInt8]) -> (separator: UInt8, end: Int)? {
    guard bytes.count > 4, bytes[0] | 0x20 == UInt8(ascii: "s"),
      bytes[1] | 0x20 == UInt8(ascii: "e"),
      bytes[2] | 0x20 == UInt8(ascii: "p"), bytes[3] == UInt8(ascii: "=")
    else { return nil }
    let (separator, rest) = (bytes[4], bytes[5...].prefix { $0 != 0x0A && $0 != 0x0D })
    guard isSeparator(separator), rest.allSatisfy({ $0 == 0x20 || $0 == separator }) else {
      return nil
    }
    let next = bytes[rest.endIndex...]
    return (
      separator, rest.endIndex &+ (next.starts(with: [0x0D, 0x0A]) ? 2 : next.isEmpty ? 0 : 1)
    )
  }

  /// The byte that a text names; nil where it is more than one, or could stand in a field's syntax.
  static func named(_ text: String) -> UInt8? {
    if text == "\\t" { return 0x09 }
    guard text.utf8.count == 1, let byte = text.utf8.first, isSeparator(byte) else { return nil }
    return byte
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x09 || 0x20...0x7E ~= byte && byte != UInt8(ascii: "\"")
  }

  private static func evenness(_ reader: inout RecordReader) -> Evenness? {
    var counts: [Int] = []
    while counts.count < sampleSize, reader.nextFilled() { counts.append(reader.fieldCount) }
    let best = commonest(counts)
    guard best.count > 1, best.records &* 2 >= counts.count else { return nil }
    return Evenness(separator: reader.separator, columns: best.count, records: best.records)
  }

  /// The number of fields that most records have, the greatest of equals; 0 for none.
  static func commonest(_ counts: [Int]) -> (count: Int, records: Int) {
    let sorted = counts.sorted()
    var (best, run) = ((count: 0, records: 0), 0)
    for (place, count) in sorted.enumerated() {
      run = place > 0 && sorted[place &- 1] == count ? run &+ 1 : 1
      if run >= best.records { best = (count, run) }
    }
    return best
  }
}
