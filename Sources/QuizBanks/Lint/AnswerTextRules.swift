import QuizCore
import QuizFormats

/// A word of Latin letters with a Cyrillic or Greek one that looks like one of them, or the reverse.
///
/// Only letters that can't be told apart count: `μm` and `β-Carotin` are written so on purpose.
func mixedScripts(in text: String) -> LintProblem? {
  guard text.utf8.contains(where: { (0xCD...0xD3).contains($0) }) else { return nil }
  for word in text.unicodeScalars.split(whereSeparator: { !$0.properties.isAlphabetic }) {
    let latin = word.filter { isLatin($0) }
    let strangers = word.filter { !isLatin($0) }
    guard !latin.isEmpty, let stranger = strangers.first else { continue }
    let shown = excerpt(of: String(String.UnicodeScalarView(word)))
    if strangers.allSatisfy(latinLookalikes.contains) { return .mixedScripts(shown, stranger) }
    let isCyrillic = strangers.allSatisfy { (0x400...0x4FF).contains($0.value) }
    if isCyrillic, let letter = latin.first, latin.allSatisfy(cyrillicLookalikes.contains) {
      return .mixedScripts(shown, letter)
    }
  }
  return nil
}

private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII || (0xC0...0x24F).contains(scalar.value)
}

/// Letters of Cyrillic and Greek that are drawn as Latin ones.
private let latinLookalikes = Set("аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars)
/// Latin letters that are drawn as Cyrillic ones.
private let cyrillicLookalikes = Set("aeopcyxijsABEKMHOPCTYXIJS".unicodeScalars)

/// An answer that is too long to type, or several that are not split up.
///
/// What has signs of code is taken for one; so is what is given in parts beside it, among `forms`.
func unwieldy(_ text: String, _ key: TextKey, _ forms: Set<String>) -> LintProblem? {
  let limit = 60
  if text.utf8.count > limit {
    let count = text.unicodeScalars.count
    if count > limit { return .longTyped(count) }
  }
  guard !key.hasWildcards, !looksLikeCommand(text) else { return nil }
  for mark in [" / ", " or ", " & "] where text.contains(mark) {
    let parts = text.replacingEach(mark, with: "\u{0}").split(separator: "\u{0}").map(String.init)
    // In a sentence the word says something else.
    let isSentence = mark == " or " && text.utf8.count { $0 == 0x20 } > 5
    guard parts.count > 1, !isSentence, !parts.contains(where: { forms.contains(key.folded($0)) }),
      mark != " & " || !forms.contains(key.folded(text.replacingEach(mark, with: " and ")))
    else { continue }
    return .severalAnswers(excerpt(of: text), mark: mark.trimmingWhitespace)
  }
  guard let rest = withoutBrackets(text), !forms.contains(key.folded(rest)) else { return nil }
  return .severalAnswers(excerpt(of: text), mark: "( )")
}

private func looksLikeCommand(_ text: String) -> Bool {
  let signs = Set("`$;|\\<>=[]{}\"*_%^@#".utf8)
  return text.utf8.contains(where: signs.contains) || text.contains(" -") || text.hasPrefix("/")
}

/// The text without a remark in brackets at one end; nil where there is none.
private func withoutBrackets(_ text: String) -> String? {
  if text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex,
    text[text.index(before: open)] == " "
  {
    return text[..<open].trimmingWhitespace
  }
  if text.hasPrefix("("), let close = text.firstIndex(of: ")") {
    let rest = text[text.index(after: close)...]
    return rest.first == " " && rest.count > 1 ? rest.trimmingWhitespace : nil
  }
  return nil
}

extension String {
  /// The text with another in the place of each part that reads so.
  fileprivate func replacingEach(_ part: String, with other: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    var kept: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: wanted) {
        kept += Array(other.utf8)
        offset &+= max(1, wanted.count)
      } else {
        kept.append(bytes[offset])
        offset &+= 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
