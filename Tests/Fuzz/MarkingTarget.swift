import Foundation
import QuizCore

/// A typed answer that is an accepted one counts, in any normal form; a number that is read is one.
@Sendable func checkMarking(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let flags = source.number(below: 256)
  let accepted = source.text()
  let typed = source.remainingText()
  let key = TextKey(
    [TextKey.Accepted(accepted)], isCaseSensitive: flags & 1 != 0,
    ignoresDiacritics: flags & 2 != 0,
    ignoresPunctuation: flags & 4 != 0, hasWildcards: flags & 8 != 0)
  // With wildcards a star stands for anything, here for letters, and a backslash is no letter.
  if flags & 8 == 0 || !accepted.utf8.contains(UInt8(ascii: "\\")) {
    let stars = flags & 8 == 0 ? "*" : "zz"
    let instance = accepted.reduce(into: "") { $0 += $1 == "*" ? stars : String($1) }
    expect(
      key.match(instance) != nil, "\(instance.debugDescription) is no \(accepted.debugDescription)")
  }
  let isRight = key.match(typed) != nil
  for form in [
    typed.decomposedStringWithCanonicalMapping, typed.precomposedStringWithCanonicalMapping,
  ] where typed.unicodeScalars.count < 1_000 {
    expectEqual(key.match(form) != nil, isRight, "another form of \(typed.debugDescription)")
  }
  checkNumber(typed, unit: flags & 16 != 0 ? accepted : nil)
}

private func checkNumber(_ typed: String, unit: String?) {
  let key = NumberKey([NumberKey.Accepted(0)], unit: unit)
  _ = key.isAmbiguous(typed)
  guard let number = key.number(from: typed) else { return }
  expect(number.isFinite, "\(typed.debugDescription) is read as \(number)")
  expectEqual(NumberKey([NumberKey.Accepted(0)]).number(from: "\(number)"), number, "typed again")
  let range = NumberKey([NumberKey.Accepted(number)])
  expect(range.match(number) != nil, "\(number) is not itself")
}
