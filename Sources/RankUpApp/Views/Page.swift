import QuizBanks
package import Terminal

/// Where a view is shown: in which words, on what surface.
package struct Page: Sendable {
  /// The language.
  package let words: Words
  /// What the stream can show.
  package let surface: Surface

  /// Columns that text is wrapped to: no wider than is good to read.
  var width: Int { min(surface.width, 80) }

  /// Under this many columns there are no boxes and no bars.
  static let narrowest = 20

  /// Whether there is room for more than words.
  var hasRoom: Bool { surface.width >= Page.narrowest }

  /// A line of parts: dots between them, or commas where words stand for signs.
  func line(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }
      .joined(separator: surface.isPlain ? ", " : surface.sign(" · ", or: " - "))
  }

  /// The lines of parts as above, broken between two parts where they don't fit on one.
  func filled(_ parts: [String], _ role: Role = .plain, indent: Int = 0) -> [Text] {
    var lines: [String] = []
    for part in parts where !part.isEmpty {
      let longer = lines.last.map { line([$0, part]) }
      if let longer, Text(longer).width <= width - indent {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
    return lines.flatMap { wrapped($0, role, indent: indent) }
  }

  /// A number with its digits grouped.
  func number(_ number: Int) -> String { words.format.number(number) }

  /// An amount of XP.
  func xp(_ amount: Int) -> String { words.quiz.xp(number(amount)) }

  /// Text from a bank, cleaned and wrapped, indented by so many spaces.
  func wrapped(_ text: String, _ role: Role = .plain, indent: Int = 0) -> [Text] {
    let spaces = Text.spaces(width - indent < 10 ? 0 : indent)
    return wrap(
      Text(cleaned(text, keepingNewlines: true), role), width: width, first: spaces, rest: spaces)
  }

  /// A sentence and after it a command or a path, which is never broken, so that it can be copied:
  /// it stands below the sentence where both don't fit.
  func wrapped(_ sentence: String, _ role: Role = .plain, before whole: String) -> [Text] {
    let line = Text(cleaned(sentence + " " + whole), role)
    guard surface.isTerminal, line.width > width else { return [line] }
    return wrapped(sentence, role) + [Text(cleaned(whole), role)]
  }

  /// A sentence with a command or a path in it, which is never broken.
  func wrappedWhole(_ sentence: String, _ role: Role = .plain) -> [Text] {
    let line = Text(cleaned(sentence), role)
    return surface.isTerminal ? wrap(line, width: width, keepingWords: true) : [line]
  }

  /// Text from a bank as the bank says it is written, after a label or an indent; below the label
  /// where it is written from right to left.
  func laidOut(
    _ text: String, _ format: TextFormat, _ role: Role = .plain, after label: Text = Text()
  ) -> [Text] {
    if !label.isEmpty, text.hasRightToLeft {
      let isIndent = label.plain.allSatisfy { $0 == " " }
      return (isIndent ? [] : [label]) + laidOut(text, format, role)
    }
    let rest = Text.spaces(label.width)
    switch format {
    case .plain:
      return wrap(
        Text(cleaned(text, keepingNewlines: true), role), width: width, first: label, rest: rest)
    case .markdown:
      let room = max(8, width - label.width)
      let lines = Markdown(text).lines(width: room, role, for: surface)
      return lines.enumerated().map { index, line in
        index == 0 ? label + line : line.isEmpty ? line : rest + line
      }
    }
  }

  /// Left and right at the two ends of a line; under each other where both don't fit.
  func ends(_ left: Text, _ right: Text, width: Int) -> [Text] {
    let room = width - right.width
    guard room > left.width else { return wrap(left, width: width) + wrap(right, width: width) }
    return [left.padded(to: room) + right]
  }
}
