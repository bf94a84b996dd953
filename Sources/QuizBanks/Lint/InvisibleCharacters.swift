/// Characters of an answer that nobody sees: bidi marks, zero widths, soft hyphens, no-break spaces.
///
/// A joiner between two characters beyond ASCII belongs to the script or the emoji. What turns the
/// direction of whole runs is not among them; the reader tells of that.
struct InvisibleCharacters {
  /// Each of them once, in the order of the text.
  private(set) var found: [Unicode.Scalar] = []
  /// The text as it can be typed: without them, and with a space in the place of a no-break one.
  let typableText: String

  init(in text: String) {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      typableText = text
      return
    }
    let scalars = Array(text.unicodeScalars)
    let following = Self.nextVisible(scalars)
    var kept = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard Self.isInvisible(scalar),
        !(Self.isJoiner(scalar) && Self.isForeign(kept.last) && Self.isForeign(following[index]))
      else {
        kept.append(scalar)
        continue
      }
      if !found.contains(scalar) { found.append(scalar) }
      if Self.isSpace(scalar) { kept.append(" ") }
    }
    typableText = String(kept)
  }

  /// What can be seen next behind each of the scalars; a space counts as seen.
  private static func nextVisible(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar?] {
    var next: Unicode.Scalar?
    var following = [Unicode.Scalar?](repeating: nil, count: scalars.count)
    for (index, scalar) in scalars.enumerated().reversed() {
      following[index] = next
      if !isInvisible(scalar) || isSpace(scalar) { next = scalar }
    }
    return following
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x2060, 0xFEFF: true
    default: isSpace(scalar)
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xA0 || scalar.value == 0x202F
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  /// Whether there is a letter or sign that a joiner may belong to.
  private static func isForeign(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { !$0.isASCII && !isSpace($0) } ?? false
  }
}
