extension String {
  /// The text with at most 30 combining marks in a row, those beyond dropped.
  ///
  /// Swift puts the marks of a run in order before it compares texts, in the square of their
  /// number. No language comes near 30, the bound of stream-safe text (UAX #15), which would put a
  /// joiner in between where this drops.
  package var streamSafe: String {
    guard mayHaveLongRun, hasLongRun else { return self }
    var kept = String.UnicodeScalarView()
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.isNonStarter ? run &+ 1 : 0
      if run <= Self.longestRun { kept.append(scalar) }
    }
    return String(kept)
  }

  private static let longestRun = 30

  private var hasLongRun: Bool {
    var run = 0
    return unicodeScalars.contains { scalar in
      run = scalar.isNonStarter ? run &+ 1 : 0
      return run > Self.longestRun
    }
  }

  /// A quick look at the bytes: a mark takes at least two, none of them ASCII.
  private var mayHaveLongRun: Bool {
    let limit = 2 * Self.longestRun
    guard utf8.count > limit else { return false }
    func look(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var run = 0
      for byte in bytes {
        run = byte < 0x80 ? 0 : run &+ 1
        if run > limit { return true }
      }
      return false
    }
    return utf8.withContiguousStorageIfAvailable(look) ?? true
  }
}

extension Unicode.Scalar {
  /// Whether normalising a text may move it before other marks.
  fileprivate var isNonStarter: Bool {
    switch value {
    case ..<0x300: false
    // Of no class themselves, but two marks once they are taken apart.
    case 0xF73, 0xF75, 0xF81: true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
