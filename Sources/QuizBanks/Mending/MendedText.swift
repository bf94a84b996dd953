import QuizCore
import QuizFormats

/// A text as it is better written, and what was wrong with it.
struct MendedText {
  /// The mended text.
  let text: String
  /// What was mended, in the order of the cases.
  let reasons: [MendReason]

  /// `isAnswer` is for what has to be typed, in which more must be seen than in other texts.
  init(_ written: String, isMarkdown: Bool, isAnswer: Bool = false) {
    var reasons: [MendReason] = []
    let clean = Self.withoutControls(written)
    if clean.utf8.count != written.utf8.count { reasons.append(.controlCharacters) }
    let invisible = isAnswer ? InvisibleCharacters(in: clean) : nil
    if invisible?.found.isEmpty == false { reasons.append(.invisibleCharacters) }
    let visible = invisible?.typableText ?? clean
    let normal = normalForm(of: visible) ?? visible
    if !normal.utf8.elementsEqual(visible.utf8) { reasons.append(.normalForm) }
    let tidy = TidySpace(normal, isMarkdown: isMarkdown)
    if tidy.hadOuterSpace || tidy.hadRepeatedSpace { reasons.append(.whiteSpace) }
    // What can't be seen is better mended by hand.
    let isKept = isBlank(tidy.text)
    text = isKept ? written : tidy.text
    self.reasons = isKept ? [] : reasons
  }

  /// The text without controls but tab and line ends, and without those that turn the direction.
  private static func withoutControls(_ text: String) -> String {
    guard !CleanedText(text).removed.isEmpty || !bidiControls(in: text).isEmpty else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
  }

  fileprivate static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension MendReason {
  /// Whether mending may take a character out since nobody sees it.
  package static func takesOut(_ scalar: Unicode.Scalar) -> Bool {
    MendedText.isControl(scalar) || InvisibleCharacters.isInvisible(scalar)
  }
}

/// The normal form C of a text; nil where a run of marks is so long that it is none of a language.
func normalForm(of text: String) -> String? {
  guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
  guard text.streamSafe.utf8.count == text.utf8.count else { return nil }
  return text.normalized
}
