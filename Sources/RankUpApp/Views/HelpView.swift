import Arguments
import Terminal

/// Lays a help page out: examples first, two columns where there is room.
struct HelpView {
  let help: HelpPage<Words>

  /// The page.
  func lines(_ page: Page) -> [Text] {
    switch help {
    case .program(let program): lines(program, page)
    case .command(let command): lines(command, page)
    case .topic(let topic): lines(page.words[keyPath: topic.text], page)
    }
  }

  private func lines(_ program: ProgramHelp<Words>, _ page: Page) -> [Text] {
    let words = page.words.help
    let commands = program.commands.map {
      (Text($0.name, .accent), Text(page.words[keyPath: $0.summary]))
    }
    let topics = program.topics.map {
      (Text("help \($0.name)", .accent), Text(page.words[keyPath: $0.summary]))
    }
    return page.wrapped(page.words[keyPath: program.summary], .strong)
      + section(
        words.sections.usage, usage(program.program, ["COMMAND", "[OPTION]..."], page), page)
      + section(words.sections.commands, rows(commands, page), page)
      + section(words.sections.globalOptions, options(program.globalOptions, page), page)
      + section(words.sections.topics, rows(topics, page), page)
      + [Text()] + page.wrapped(words.start) + page.wrapped(words.more, .faint)
  }

  private func lines(_ command: CommandHelp<Words>, _ page: Page) -> [Text] {
    let sections = page.words.help.sections
    let examples = command.examples.map {
      (Text($0.line, .accent), Text(page.words[keyPath: $0.caption]))
    }
    return page.wrapped(page.words[keyPath: command.summary], .strong)
      + section(sections.examples, rows(examples, page), page)
      + section(
        sections.usage, usage("\(command.program) \(command.name)", command.synopsis, page), page)
      + section(sections.arguments, options(command.arguments, page), page)
      + section(sections.options, options(command.options, page), page)
      + [Text()] + page.wrapped(page.words.help.common, .faint)
  }

  /// The paragraphs of a topic; a line that is indented goes on two cells further in.
  private func lines(_ text: String, _ page: Page) -> [Text] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [Text] in
      let indent = line.prefix { $0 == " " }.count
      guard indent > 0 else { return wrap(Text(String(line)), width: page.width) }
      return wrap(
        Text(String(line.dropFirst(indent))), width: page.width, first: .spaces(indent),
        rest: .spaces(indent + 2))
    }
  }

  private func section(_ head: String, _ lines: [Text], _ page: Page) -> [Text] {
    lines.isEmpty ? [] : [Text()] + page.wrapped(head, .strong) + lines
  }

  private func usage(_ name: String, _ parts: [String], _ page: Page) -> [Text] {
    var lines = [Text("  " + name)]
    for part in parts {
      let line = (lines.last ?? Text()) + Text(" " + part)
      if line.width <= page.width {
        lines[lines.count - 1] = line
      } else {
        lines.append(Text("    " + part))
      }
    }
    return lines.flatMap { wrap($0, width: page.width) }
  }

  private func options(_ labels: [Label<Words>], _ page: Page) -> [Text] {
    rows(labels.map { (term($0), meaning($0, page)) }, page)
  }

  private func term(_ label: Label<Words>) -> Text {
    guard label.isOption else { return Text(label.placeholder, .accent) }
    let spellings = label.spellings.joined(separator: ", ")
    return Text(label.kind == .flag ? spellings : spellings + " " + label.placeholder, .accent)
  }

  private func meaning(_ label: Label<Words>, _ page: Page) -> Text {
    let words = page.words.help
    var notes = label.choices.isEmpty ? [] : [label.choices.joined(separator: ", ")]
    if let fallback = label.fallback { notes.append(words.defaultValue(fallback)) }
    if label.isOption, label.isRepeatable { notes.append(words.repeatable) }
    let note = notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")"
    return Text(page.words[keyPath: label.help]) + Text(note, .faint)
  }

  /// Terms and meanings side by side; under each other where the meanings would have no room.
  private func rows(_ rows: [(term: Text, meaning: Text)], _ page: Page) -> [Text] {
    let widest = rows.map(\.term.width).max() ?? 0
    let column = min(widest, 28)
    guard page.width >= column + 24 else {
      return rows.flatMap { term, meaning in
        wrap(term, width: page.width, first: "  ", rest: "  ")
          + wrap(meaning, width: page.width, first: "    ", rest: "    ")
      }
    }
    return rows.flatMap { term, meaning in
      let indent = Text.spaces(column + 4)
      guard term.width > column else {
        return wrap(meaning, width: page.width, after: "  " + term.padded(to: column) + "  ")
      }
      return wrap(term, width: page.width, first: "  ", rest: "    ")
        + wrap(meaning, width: page.width, first: indent, rest: indent)
    }
  }
}
