import QuizCore
import Terminal

/// The parts of an answer, each with what was given, whether it was right, and what would have been.
struct PartsView {
  /// One pair, place or gap.
  private struct Row {
    /// What stands before the part: a left side, a place, a gap.
    let label: String
    /// What was given; nil for a question that was passed over.
    let given: String?
    let right: String
    /// How much of it was right; nil for a question that was passed over.
    let share: Share?
  }

  let board: Board
  /// Nil for a question that was passed over.
  let response: Response?
  let verdict: Verdict?

  /// Whether a question has parts at all.
  static func fits(_ board: Board) -> Bool {
    switch board.layout {
    case .pairs, .items, .gaps: true
    case .choices, .line, .card: false
    }
  }

  /// A line or more for each part; empty for questions of one piece.
  func lines(_ page: Page) -> [Text] { rows(page).flatMap { lines($0, page) } }

  private func rows(_ page: Page) -> [Row] {
    switch board.question.kind {
    case .matching(let key, _): pairRows(key)
    case .ordering(let items, _): orderRows(items)
    case .cloze: gapRows(page)
    default: []
    }
  }

  private func pairRows(_ key: MatchingKey) -> [Row] {
    guard case .pairs(let left, let right) = board.layout else { return [] }
    let texts = Dictionary(
      right.lazy.map { ($0.position, $0.text) }, uniquingKeysWith: { first, _ in first })
    let picked: [Int] = if case .pairs(let picked) = response { picked } else { [] }
    return left.map { side in
      let given = picked.indices.contains(side.position) ? texts[picked[side.position]] : nil
      return Row(
        label: side.text, given: given, right: key.pairs[side.position].right,
        share: share(side.position))
    }
  }

  private func orderRows(_ items: [String]) -> [Row] {
    let order: [Int] = if case .order(let order) = response { order } else { [] }
    return items.enumerated().map { place, item in
      let given = order.indices.contains(place) ? order[place] : nil
      return Row(
        label: "\(place + 1).",
        given: given.flatMap { items.indices.contains($0) ? items[$0] : nil },
        right: item, share: share(place))
    }
  }

  private func gapRows(_ page: Page) -> [Row] {
    let responses: [Response] = if case .gaps(let responses) = response { responses } else { [] }
    return board.gaps.enumerated().map { index, gap in
      Row(
        label: "[\(index + 1)]",
        given: responses.indices.contains(index) ? gap.text(of: responses[index]) : nil,
        right: gap.rightOptions.first?.text ?? RightAnswer(gap).texts(page).first ?? "",
        share: share(index))
    }
  }

  private func share(_ part: Int) -> Share? {
    guard let parts = verdict?.parts, parts.indices.contains(part) else { return nil }
    return parts[part]
  }

  private func lines(_ row: Row, _ page: Page) -> [Text] {
    let indent = Text.spaces(page.width < 12 ? 0 : 2)
    let joiner =
      if case .pairs = board.layout { page.surface.sign(" → ", or: " -> ") } else { " " }
    guard let share = row.share else {
      return texts([row.label, row.right], joiner, .plain, after: indent, page)
    }
    let sign = ResultSign(share: share, page)
    let start = indent + (page.surface.isPlain ? sign.word + ": " : sign.sign + " ")
    let role: Role = share.isFull ? .good : share.isPartial ? .warning : .bad
    let given = texts([row.label, row.given ?? ""], joiner, role, after: start, page)
    return share.isFull ? given : noted(given, row.right, start.width, page)
  }

  /// What was given, and what was right beside it where there is room, else below it.
  private func noted(_ lines: [Text], _ right: String, _ indent: Int, _ page: Page) -> [Text] {
    let words = page.words.parts
    let note = Text("  (\(words.rightIs(cleaned(right))))")
    if let last = lines.last, last.width + note.width <= page.width, !right.contains("\n"),
      !(last.plain + right).hasRightToLeft
    {
      return lines.dropLast() + [last + note]
    }
    guard !right.hasRightToLeft else {
      return lines + page.wrapped(words.rightIs(""), indent: indent) + page.wrapped(right)
    }
    return lines
      + page.laidOut(
        words.rightIs(right), board.textFormat, after: .spaces(page.width < 24 ? 0 : indent + 2))
  }

  /// Texts side by side; under each other where one is written from right to left.
  private func texts(
    _ texts: [String], _ joiner: String, _ role: Role, after start: Text, _ page: Page
  ) -> [Text] {
    guard texts.contains(where: \.hasRightToLeft) else {
      return page.laidOut(texts.joined(separator: joiner), board.textFormat, role, after: start)
    }
    return texts.enumerated().flatMap { index, text in
      page.laidOut(
        text, board.textFormat, role, after: index == 0 ? start : .spaces(start.width))
    }
  }
}

extension Board {
  /// What a response to a gap reads like.
  fileprivate func text(of response: Response) -> String? {
    switch response {
    case .text(let text): text
    case .choices(let picked): options.first { $0.position == picked.first }?.text
    default: nil
    }
  }
}
