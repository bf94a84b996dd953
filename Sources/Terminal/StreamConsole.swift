package import Host

/// The console of the real program: three streams, answers by the line.
///
/// On a terminal each question first throws away what was typed ahead, so that a pasted line
/// answers nothing it was not meant for. From a pipe the lines are taken in order, and each is
/// written after its prompt, so that the output reads like the conversation.
package final class StreamConsole: Console {
  package let output: Surface
  package let errors: Surface
  package let input: InputKind
  private let inputStream: Stream
  private let outputStream: Stream
  private let errorStream: Stream
  private let reader: LineReader

  /// Makes a console over open streams with the surfaces that were decided for them.
  package init(
    output: Surface, errors: Surface, inputStream: Stream = .standardInput,
    outputStream: Stream = .standardOutput, errorStream: Stream = .standardError
  ) {
    self.output = output
    self.errors = errors
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

  package func write(_ lines: [Text]) throws(HostError) {
    try send(lines, to: outputStream, output)
  }

  package func writeError(_ lines: [Text]) throws(HostError) {
    try send(lines, to: errorStream, errors)
  }

  package func writeExactly(_ text: String) throws(HostError) {
    let shown = output.isTerminal ? cleaned(text, keepingNewlines: true) : text
    try outputStream.write(Array(shown.utf8))
  }

  package func ask(_ prompt: Text) throws(HostError) -> Input {
    if input == .terminal { inputStream.flushInput() }
    try outputStream.write(Array(render(prompt, for: output).utf8))
    switch try reader.next() {
    case .line(let bytes):
      let line = String(decoding: bytes, as: UTF8.self)
      if input == .pipe { try write([Text(line).oneLine]) }
      return .line(line)
    case .end:
      try write([""])
      return .endOfInput
    case .interrupted(let signal):
      try write([""])
      return .interrupted(signal: signal)
    }
  }

  /// Writes all lines with one call, so that they stay together.
  private func send(_ lines: [Text], to stream: Stream, _ surface: Surface) throws(HostError) {
    let text = lines.reduce(into: "") { $0 += render($1, for: surface) + "\n" }
    try stream.write(Array(text.utf8))
  }
}
