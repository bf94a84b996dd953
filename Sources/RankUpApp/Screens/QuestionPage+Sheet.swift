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
        hints: turn.board.question.hints, taken: taken, costs: place.hintsCost,
        textFormat: turn.board.textFormat
      ).lines(page)
    }
    if place.hintsTaken > 0 { sheet.body.append(Text()) }
    if isTyped {
      addLine(to: &sheet, page)
    } else {
      addOptions(to: &sheet, page)
    }
    return sheet
  }

  private func addLine(to sheet: inout Sheet, _ page: Page) {
    if case .numeric(let key) = turn.board.question.kind, let unit = key.unit {
      sheet.body.append(Text(cleaned(unit), .faint))
    }
    EditedLine(editor: editor).add(to: &sheet, page)
  }

  private func addOptions(to sheet: inout Sheet, _ page: Page) {
    let widest = turn.board.options.map { $0.label.count }.max() ?? 0
    for (index, option) in turn.board.options.enumerated() {
      let isChosen = index == chosen
      let pointer = Text(isChosen ? page.surface.sign("▸", or: ">") : " ", .accent)
      let label = Text(option.label, .accent).padded(to: widest, .right)
      let start = pointer + Text(" ") + tick(index, page) + label + Text("  ")
      let lines = page.laidOut(
        option.text, turn.board.textFormat, isChosen ? .strong : .plain, after: start)
      if isChosen { sheet.focus = sheet.body.count..<(sheet.body.count + lines.count) }
      sheet.body += lines
    }
  }

  /// The box before an option where several may be ticked.
  private func tick(_ index: Int, _ page: Page) -> Text {
    guard turn.board.takesSeveral else { return Text() }
    let isTicked = ticked.contains(index)
    return Text(
      "[\(isTicked ? page.surface.sign("✓", or: "x") : " ")] ", isTicked ? .strong : .faint)
  }

  private func footer(_ place: Place, _ page: Page) -> KeyLine {
    let (words, names) = (page.words.screens.hints, page.words.screens.names)
    let hasHint = place.hintsTaken < turn.board.question.hints.count
    let colon = isTyped ? ":" : ""
    var keys: [(String, String)] = []
    if isTyped {
      keys.append((names.enter, words.answer))
    } else {
      let labels = turn.board.options.map(\.label)
      let range =
        labels.count == 2
        ? labels.joined(separator: " ") : "\(labels[0])-\(labels[labels.count - 1])"
      keys.append((range, turn.board.takesSeveral ? words.tick : words.answer))
      if turn.board.takesSeveral { keys.append((names.enter, words.answer)) }
    }
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
    if !isTyped {
      for (key, meaning) in words.answering {
        sheet.body += page.explained(key, meaning, label: 15)
      }
    }
    sheet.body += KeysView(
      board: turn.board, hintsCost: place.hintsCost, mayCorrect: mayCorrect
    ).lines(page)
    return sheet
  }
}
