import QuizCore
import Terminal

extension QuestionPage {
  /// What stands around a question: its place, what was right so far, what it is worth.
  struct Place {
    /// From 1.
    let number: Int
    let count: Int
    let right: Int
    /// XP of a full answer; nil where it is worth nothing by the rules.
    let worth: Int?
    let hintsTaken: Int
    /// Whether a hint costs anything.
    let hintsCost: Bool
  }

  /// The page at this moment.
  func sheet(_ place: Place, _ page: Page) -> Sheet {
    if showsKeys { return keysSheet(place, page) }
    let view = QuestionView(board: turn.board, number: place.number, count: place.count)
    var sheet = Sheet(
      head: [view.progress(right: place.right, page), Text()],
      foot: (message.isEmpty ? [Text()] : message) + [footer(place, page).text(page)])
    sheet.body = view.facts(worth: place.worth, page) + view.prompt(page, isTicked: true) + [Text()]
    for taken in 0..<place.hintsTaken {
      sheet.body += HintView(
        hints: turn.board.hints, taken: taken, costs: place.hintsCost,
        textFormat: turn.board.textFormat
      ).lines(page)
    }
    if place.hintsTaken > 0 { sheet.body.append(Text()) }
    pad.draw(on: &sheet, page)
    return sheet
  }

  private func footer(_ place: Place, _ page: Page) -> KeyLine {
    let words = page.words.screens.hints
    let hasHint = place.hintsTaken < turn.board.hints.count
    let colon = pad.isTyped ? ":" : ""
    var keys = pad.footer(page.words)
    if mayCorrect { keys.append((colon + "i", words.correct)) }
    if hasHint { keys.append((colon + "h", words.hint)) }
    keys += [
      (colon + "s", words.skip), (colon + "q", words.leave), (colon + "?", words.keys),
    ]
    return KeyLine(keys: keys)
  }

  private func keysSheet(_ place: Place, _ page: Page) -> Sheet {
    let words = page.words.screens
    var sheet = Sheet(
      head: [Text(words.keysTitle, .strong), Text()],
      foot: [Text(), KeyLine(keys: [(words.names.anyKey, words.hints.goOn)]).text(page)])
    for (key, meaning) in pad.help(page.words) {
      sheet.body += page.explained(key, meaning, label: 15)
    }
    sheet.body += KeysView(
      board: turn.board, hintsCost: place.hintsCost, mayCorrect: mayCorrect
    ).commands(page)
    return sheet
  }
}
