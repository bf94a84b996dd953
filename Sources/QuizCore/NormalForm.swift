@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode's normal form C: the same bytes for what reads the same.
  package var normalized: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }

  /// The text without accents and other marks that stand above or below letters.
  var withoutDiacritics: String {
    var scalars = String.UnicodeScalarView()
    for scalar in _nfd where scalar.properties.generalCategory != .nonspacingMark {
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
