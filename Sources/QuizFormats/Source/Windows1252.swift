/// The code page of Western European Windows, for files that are not UTF-8.
package enum Windows1252 {
  /// The scalar of a byte; nil for the five bytes that the code page leaves undefined.
  package static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard 0x80..<0xA0 ~= byte else { return Unicode.Scalar(byte) }
    let value = upper[Int(byte) &- 0x80]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// What 80 to 9F stand for, by the Unicode Consortium's table CP1252; 0 where undefined.
  private static let upper: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
