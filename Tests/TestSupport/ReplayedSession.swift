import RankUpApp
package import Terminal

/// A session in a shell as a person sees it: lines `$ rankup …`, what is said to each, and behind
/// each prompt what was typed (`^D` ends the input, `^C` interrupts).
///
/// `$ printf 'A\nB\n' | rankup …` types lines from a pipe, `$ echo $?` shows the last exit code.
package struct ReplayedSession {
  /// Runs one command line with this kind of input, asking what is typed after each prompt.
  package typealias Runner = (
    _ line: String, _ input: InputKind, _ answer: @escaping (Text) -> Input
  ) -> Visit

  /// The session as it really goes.
  package let text: WrittenLines
  /// What keeps the written session from being replayed, a sentence each.
  package private(set) var problems: [String] = []

  /// Runs every command of `written` anew.
  ///
  /// The typed lines are those behind the prompts; `typing` gives all of them where some are among
  /// the lines left out.
  package init(_ written: WrittenLines, typing: [String]? = nil, run: Runner) {
    let steps = Self.steps(of: written, &problems)
    let answers = Answers(listed: typing)
    var lines: [String] = []
    var lastExit = "0"
    for step in steps {
      answers.begin(step.lines, piped: step.pipedLines)
      lines.append("$ " + step.command)
      if step.command == "echo $?" {
        lines.append(lastExit)
      } else if shellWords(step.rankup).first == "rankup" {
        let visit = run(step.rankup, step.pipedLines == nil ? .terminal : .pipe) { prompt in
          answers.answer(to: prompt)
        }
        lastExit = visit.exit.number.description
        lines += WrittenLines(text: visit.transcript).lines
      } else {
        problems.append("'\(step.command)' can't be replayed.")
      }
      // A blank line before the next command is the writer's.
      if step.lines.last?.isEmpty == true { lines.append("") }
    }
    text = WrittenLines(lines)
    problems += answers.problems
  }

  private static func steps(of written: WrittenLines, _ problems: inout [String]) -> [Step] {
    var steps: [Step] = []
    for line in written.lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if steps.isEmpty {
        problems.append("'\(line)' stands before the first command.")
      } else {
        steps[steps.count - 1].lines.append(line)
      }
    }
    return steps
  }
}

/// One command of a session and what was said to it.
private struct Step {
  let command: String
  var lines: [String] = []

  /// The part that runs the program.
  var rankup: String { pipe.map { String(command[$0.upperBound...]) } ?? command }

  /// What `printf` types, if it does.
  var pipedLines: [String]? {
    guard let pipe else { return nil }
    let words = shellWords(String(command[..<pipe.lowerBound]))
    guard words.count == 2, words[0] == "printf" else { return nil }
    let text = words[1].replacing("\\n", with: "\n")
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast(text.hasSuffix("\n") ? 1 : 0)
  }

  private var pipe: Range<String.Index>? { command.firstRange(of: " | ") }
}

/// Finds what is typed behind each prompt of a written session.
private final class Answers {
  private(set) var problems: [String] = []
  private var lines: ArraySlice<String> = []
  private var listed: ArraySlice<String>?

  private var piped: ArraySlice<String>?

  init(listed: [String]?) { self.listed = listed.map { $0[...] } }

  /// Goes on to the next command, with its lines and what a pipe types.
  func begin(_ lines: [String], piped: [String]?) {
    self.lines = lines[...]
    self.piped = piped.map { $0[...] }
  }

  func answer(to prompt: Text) -> Input {
    if piped != nil { return piped?.popFirst().map { .line($0) } ?? .endOfInput }
    let prompt = prompt.plain.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    if let typed = listed?.popFirst() { return Self.input(typed) }
    if listed == nil, let typed = written(behind: String(prompt)) { return Self.input(typed) }
    let isHidden = listed == nil && lines.contains("…")
    if !isHidden { problems.append("Nothing is written behind the prompt '\(prompt)'.") }
    return .endOfInput
  }

  private func written(behind prompt: String) -> String? {
    let bare = WrittenLines([prompt]).lines.first ?? ""
    guard let index = lines.firstIndex(where: { $0.hasPrefix(prompt) || $0 == bare }) else {
      return nil
    }
    let typed = lines[index].dropFirst(prompt.count)
    lines = lines[(index + 1)...]
    return String(typed)
  }

  private static func input(_ typed: String) -> Input {
    switch typed {
    case "^D": .endOfInput
    case "^C": .interrupted(signal: 2)
    default: .line(typed)
    }
  }
}
