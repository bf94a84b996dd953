import QuizCore
import Terminal

/// What was missing and what was too much in a text that was nearly right.
struct NearMissView {
  let miss: NearMiss

  /// The difference, marked by signs so that no colour is needed, and what the signs mean.
  func lines(_ page: Page) -> [Text] {
    var shown = Text()
    var hasMissing = false
    var hasExtra = false
    for part in miss.parts {
      switch part {
      case .common(let text): shown += Text(text)
      case .missing(let text):
        hasMissing = true
        shown += Text("[\(text)]", .good)
      case .extra(let text):
        hasExtra = true
        shown += Text("(\(text))", .bad)
      }
    }
    let words = page.words.objections
    let legend = [hasMissing ? words.missing : "", hasExtra ? words.extra : ""]
    let indent = Text.spaces(page.width < 12 ? 0 : 2)
    if shown.plain.hasRightToLeft {
      return page.wrapped(words.nearly, indent: 2) + wrap(shown, width: page.width)
        + page.filled(legend, .faint, indent: 2)
    }
    return wrap(
      Text(words.nearly + " ") + shown, width: page.width, first: indent, rest: indent)
      + page.filled(legend, .faint, indent: 2)
  }
}
