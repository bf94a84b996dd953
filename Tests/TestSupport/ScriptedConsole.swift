package import Terminal

/// A console that answers from a script and records the one conversation in its order.
///
///     let console = ScriptedConsole(typing: ["B", "huh", "A"])
///     …
///     #expect(console.transcript == "Capital of Japan? B\n…")
package final class ScriptedConsole: Console {
  /// One thing that was said, by either side.
  package enum Event: Sendable, Equatable {
    case wrote(Text)
    case wroteError(Text)
    case wroteExactly(String)
    case asked(Text, Input)
  }

  package private(set) var output: Surface
  package private(set) var errors: Surface
  package let input: InputKind
  package private(set) var events: [Event] = []
  /// The screen that is opened, if any.
  package let screen: ScriptedScreen?
  private let decided: (output: Surface, errors: Surface)
  private var typing: ArraySlice<String>
  private let answer: (Text) -> Input

  /// Makes a console with the lines that will be typed; when they are used up, every further
  /// question is met with `ending`.
  package init(
    typing: [String] = [], ending: Input = .endOfInput,
    output: Surface = Surface(isTerminal: true), errors: Surface? = nil,
    input: InputKind = .terminal, screen: ScriptedScreen? = nil
  ) {
    self.screen = screen
    self.typing = typing[...]
    self.answer = { _ in ending }
    self.output = output
    self.errors = errors ?? output
    decided = (output, errors ?? output)
    self.input = input
  }

  /// Makes a console that asks `answer` what is typed after each prompt.
  package init(
    output: Surface = Surface(isTerminal: true), errors: Surface? = nil,
    input: InputKind = .terminal, answering answer: @escaping (Text) -> Input
  ) {
    screen = nil
    self.typing = []
    self.answer = answer
    self.output = output
    self.errors = errors ?? output
    decided = (output, errors ?? output)
    self.input = input
  }

  package func adjust(_ change: @escaping (Surface) -> Surface) {
    output = change(decided.output)
    errors = change(decided.errors)
    screen?.adjust(change)
  }

  package func write(_ lines: [Text]) { events += lines.map { .wrote($0) } }

  package func writeError(_ lines: [Text]) { events += lines.map { .wroteError($0) } }

  package func writeExactly(_ text: String) { events.append(.wroteExactly(text)) }

  package func ask(_ prompt: Text) -> Input {
    let input = typing.popFirst().map { Input.line($0) } ?? answer(prompt)
    events.append(.asked(prompt, input))
    return input
  }

  package func openScreen() -> (any Screen)? { screen }

  /// Takes what is left of the script as one text, an LF after each line.
  package func readInput(limit: Int) -> [UInt8] {
    let text = typing.reduce(into: "") { $0 += $1 + "\n" }
    typing = []
    return Array(text.utf8.prefix(max(0, limit)))
  }

  /// The lines of the script that no question has used.
  package var unused: [String] { Array(typing) }

  /// The conversation as a person sees it, without colours: `^D` stands for the end of what is typed
  /// on a terminal and `^C` for an interrupt.
  package var transcript: String { transcript { $0.plain } }

  /// The conversation with the codes of the output surface, ESC shown as `␛`.
  package var coloredTranscript: String {
    transcript { text in
      String(render(text, for: output).map { $0 == "\u{1B}" ? "␛" : $0 })
    }
  }

  /// What went to standard output and nothing else, prompts included, without colours.
  package var outputText: String {
    events.reduce(into: "") { text, event in
      switch event {
      case .wrote(let line): text += line.plain + "\n"
      case .wroteExactly(let exact): text += exact
      case .asked(let prompt, _): text += prompt.plain
      case .wroteError: break
      }
    }
  }

  /// What went to standard error, without colours.
  package var errorText: String {
    events.reduce(into: "") { text, event in
      if case .wroteError(let line) = event { text += line.plain + "\n" }
    }
  }

  private func transcript(_ shown: (Text) -> String) -> String {
    events.reduce(into: "") { text, event in
      switch event {
      case .wrote(let line), .wroteError(let line): text += shown(line) + "\n"
      case .wroteExactly(let exact): text += exact
      case .asked(let prompt, let answer): text += shown(prompt) + typed(answer) + "\n"
      }
    }
  }

  private func typed(_ answer: Input) -> String {
    switch answer {
    case .line(let line): cleaned(line)
    case .endOfInput: input == .terminal ? "^D" : ""
    case .interrupted: "^C"
    }
  }
}
