/// Brings a typed or an accepted text into the form in which the two are compared.
///
/// In this order: invisible characters dropped, typographic quotes and dashes to ASCII, accents and
/// case folded where the question says so, outer punctuation dropped, white space collapsed. Signs
/// of mathematics are no punctuation: `x < 5` is not `x > 5`. Swift compares strings by canonical
/// equivalence, so composed and decomposed forms are equal; runs of marks are kept short for it.
func foldedForMarking(
  _ text: String, isCaseSensitive: Bool, ignoresDiacritics: Bool, ignoresPunctuation: Bool
) -> String {
  var folded = plainlyTyped(text)
  if ignoresDiacritics { folded = folded.withoutDiacritics }
  if !isCaseSensitive { folded = folded.uppercased().lowercased() }
  let words = folded.split(whereSeparator: \.isWhitespace).map(String.init)
  let bare = words.map { withoutMarks($0, within: ignoresPunctuation) }.filter { !$0.isEmpty }
  return (bare.isEmpty ? words : bare).joined(separator: " ").streamSafe
}

/// A text as a plain keyboard types it: quotes and dashes in ASCII, nothing that can't be seen.
func plainlyTyped(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.compactMap(visible))).streamSafe
}

/// A scalar in its plain form: quotes and dashes in ASCII, nil for what can't be seen.
private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x2018...0x201B, 0x2032, 0x02BC, 0xFF07: "'"
  case 0x201C...0x201F, 0x2033, 0xFF02: "\""
  case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
  case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0x061C, 0xFE0E, 0xFE0F,
    0xFEFF:
    nil
  default: scalar
  }
}

/// Drops the marks at both ends of a word, or all of them and the symbols; `+ # - !` stay where
/// they touch a word.
private func withoutMarks(_ word: String, within: Bool) -> String {
  let characters = Array(word)
  func isMark(_ character: Character) -> Bool {
    isPunctuation(character) || within && character.isMathSymbol
  }
  guard let first = characters.firstIndex(where: { !isMark($0) }),
    let last = characters.lastIndex(where: { !isMark($0) })
  else { return "" }
  let head = characters[..<first].reversed().prefix(while: isMeaningful).reversed()
  let tail = characters[(last + 1)...].prefix(while: isMeaningful)
  let middle = characters[first...last].filter { !within || !isMark($0) || isMeaningful($0) }
  return String(head + middle + tail)
}

/// Whether it is punctuation or a symbol other than those of mathematics.
private func isPunctuation(_ character: Character) -> Bool {
  guard let scalar = character.unicodeScalars.first else { return false }
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .currencySymbol, .modifierSymbol,
    .otherSymbol:
    return true
  default:
    return false
  }
}

private func isMeaningful(_ character: Character) -> Bool {
  character == "+" || character == "#" || character == "-" || character == "!"
}
