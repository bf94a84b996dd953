package import Host

/// The console of the real program: three streams, answers by the line.
///
/// On a terminal each question first throws away what was typed ahead, so that a pasted line
/// answers nothing it was not meant for. From a pipe the lines are taken in order, and each is
/// written after its prompt, so that the output reads like the conversation; it goes out with what
/// is said next, so that an answer can be saved before a reader who left ends the program.
package final class StreamConsole: Console {
  package private(set) var output: Surface
  package private(set) var errors: Surface
  package let input: InputKind
  /// What was decided before anything was adjusted.
  private let decided: (output: Surface, errors: Surface)
  private let inputStream: Stream
  private let outputStream: Stream
  private let errorStream: Stream
  private let reader: LineReader
  /// A line from a pipe that is not written yet, as it will be.
  private var heard = ""
  /// Whether a screen has the terminal.
  private var isCovered = false
  /// What is written once the screen is closed, in its order.
  private var waiting: [(stream: Stream, text: String)] = []

  /// Makes a console over open streams with the surfaces that were decided for them.
  package init(
    output: Surface, errors: Surface, inputStream: Stream = .standardInput,
    outputStream: Stream = .standardOutput, errorStream: Stream = .standardError
  ) {
    self.output = output
    self.errors = errors
    decided = (output, errors)
    self.inputStream = inputStream
    self.outputStream = outputStream
    self.errorStream = errorStream
    input = inputStream.isTerminal ? .terminal : .pipe
    reader = LineReader(descriptor: inputStream.descriptor)
  }

  /// Makes the console of the standard streams, each surface decided from its own stream.
  package convenience init(
    color: ColorChoice, environment: Environment = .current, isPlain: Bool = false
  ) {
    self.init(
      output: .decide(
        color, environment: environment, stream: .standardOutput, isPlain: isPlain),
      errors: .decide(
        color, environment: environment, stream: .standardError, isPlain: isPlain))
  }

  package func adjust(_ change: @escaping (Surface) -> Surface) {
    output = change(decided.output.resized(to: (output.width, output.height)))
    errors = change(decided.errors)
  }

  package func write(_ lines: [Text]) throws(HostError) {
    try put(lines.reduce(into: "") { $0 += render($1, for: output) + "\n" })
  }

  package func writeError(_ lines: [Text]) throws(HostError) {
    if !heard.isEmpty { try write([]) }
    try put(lines.reduce(into: "") { $0 += render($1, for: errors) + "\n" }, to: errorStream)
  }

  package func writeExactly(_ text: String) throws(HostError) {
    let shown = output.isTerminal ? cleaned(text, keepingNewlines: true) : text
    try put(shown)
  }

  package func ask(_ prompt: Text) throws(HostError) -> Input {
    if input == .terminal { inputStream.flushInput() }
    try put(render(prompt, for: output))
    switch try reader.next() {
    case .line(let bytes):
      let line = String(decoding: bytes, as: UTF8.self)
      if input == .pipe { heard = render(Text(line).oneLine, for: output) + "\n" }
      return .line(line)
    case .end:
      try write([""])
      return .endOfInput
    case .interrupted(let signal):
      try write([""])
      return .interrupted(signal: signal)
    }
  }

  package func openScreen() -> (any Screen)? {
    guard input == .terminal, output.movesCursor else { return nil }
    let stream = outputStream
    let screen = TerminalScreen(
      input: inputStream, output: outputStream,
      measuring: { self.output.resized(to: stream.size()) },
      closing: { [weak self] in self?.uncover() })
    isCovered = screen != nil
    return screen
  }

  /// Takes the size that the window has by now, and writes what waited for the screen to be closed;
  /// nobody is left to be told that it can't be.
  private func uncover() {
    isCovered = false
    output = output.resized(to: outputStream.size())
    for (stream, text) in waiting { try? stream.write(Array(text.utf8)) }
    waiting = []
  }

  package func readInput(limit: Int) throws(HostError) -> [UInt8] {
    try inputStream.readToEnd(limit: limit)
  }

  /// Writes to standard output, what was heard first, with one call, so that it stays together.
  private func put(_ text: String) throws(HostError) {
    let text = heard + text
    heard = ""
    try put(text, to: outputStream)
  }

  private func put(_ text: String, to stream: Stream) throws(HostError) {
    if isCovered {
      waiting.append((stream, text))
    } else {
      try stream.write(Array(text.utf8))
    }
  }
}
