import Foundation
import Host
import Terminal
import TestSupport
import Testing

@Test func `from a pipe lines are taken in order and written after their prompts`() throws {
  let (input, typed) = try pipeEnds()
  let (shown, output) = try pipeEnds()
  try Stream(descriptor: typed).write(
    Array("B\r\n\n\u{1B}[2J\u{FF}".utf8) + [0xFF, 0x0A] + Array("last".utf8))
  close(typed)
  let console = StreamConsole(
    output: Surface(), errors: Surface(), inputStream: Stream(descriptor: input),
    outputStream: Stream(descriptor: output), errorStream: Stream(descriptor: output))
  #expect(console.input == .pipe)
  try console.write(["Capital of Japan?", Text("A Kyoto", .good)])
  #expect(try console.ask("> ") == .line("B"))
  #expect(try console.ask("> ") == .line(""))
  #expect(try console.ask("> ") == .line("\u{1B}[2Jÿ\u{FFFD}"))
  #expect(try console.ask("> ") == .line("last"))
  try console.writeError([Text("enough", .bad)])
  #expect(try console.ask("> ") == .endOfInput)
  #expect(try console.ask("> ") == .endOfInput)
  try console.write([])
  close(output)
  #expect(
    try text(from: shown)
      == "Capital of Japan?\nA Kyoto\n> B\n> \n> \u{FFFD}[2Jÿ\u{FFFD}\n> last\nenough\n> \n> \n")
  close(input)
}

@Test func `each stream has its own colours`() throws {
  let (shown, output) = try pipeEnds()
  let (complaints, errors) = try pipeEnds()
  let console = StreamConsole(
    output: Surface(colors: .none), errors: Surface(colors: .sixteen),
    outputStream: Stream(descriptor: output), errorStream: Stream(descriptor: errors))
  try console.write([Text("fine", .good)])
  try console.writeError([Text("bad\nworse", .bad), "end"])
  close(output)
  close(errors)
  #expect(try text(from: shown) == "fine\n")
  #expect(try text(from: complaints) == "\u{1B}[31mbad\u{1B}[0m\n\u{1B}[31mworse\u{1B}[0m\nend\n")
}

@Test func `text for programs is exact, but clean on a terminal`() throws {
  let document = "{\"a\":\"\u{202E}\u{9B}\u{FEFF}\t\"}\r\n"
  for (isTerminal, expected) in [(false, document), (true, "{\"a\":\"\u{FFFD}\u{FFFD}    \"}\n")] {
    let (shown, output) = try pipeEnds()
    let console = StreamConsole(
      output: Surface(isTerminal: isTerminal), errors: Surface(),
      outputStream: Stream(descriptor: output))
    try console.writeExactly(document)
    close(output)
    #expect(Array(try text(from: shown).utf8) == Array(expected.utf8), "terminal: \(isTerminal)")
  }
}

@Test func `an output that is closed is an error of the host`() throws {
  let (shown, _) = try pipeEnds()
  let console = StreamConsole(
    output: Surface(), errors: Surface(), outputStream: Stream(descriptor: shown))
  #expect(throws: HostError(.write, "/dev/fd/\(shown)", code: EBADF)) { try console.write(["a"]) }
  close(shown)
}

@Test func `on a terminal what was typed ahead answers no question`() throws {
  let terminal = try PseudoTerminal()
  terminal.type("pasted\n")
  #expect(terminal.waits(for: "pasted\r\n"))
  let side = terminal.programEnd
  let done = try pipeEnds()
  Thread.detachNewThread {
    let stream = Stream(descriptor: side)
    let console = StreamConsole(
      output: .decide(environment: Environment(["TERM": "xterm"]), stream: stream),
      errors: Surface(), inputStream: stream, outputStream: stream)
    let answers =
      ["\(console.input)"]
      + (0..<2).map { _ in "\((try? console.ask(Text("> ", .accent))) as Any)" }
    try? Stream(descriptor: done.writing).write(Array(answers.joined(separator: "\n").utf8))
    close(done.writing)
  }
  #expect(terminal.waits(for: "\u{1B}[36m> \u{1B}[0m"))
  terminal.type("한국어\n")
  #expect(terminal.waits(for: "한국어\r\n\u{1B}[36m> \u{1B}[0m"))
  terminal.type("\u{4}")
  #expect(
    try text(from: done.reading) == """
      terminal
      Optional(Terminal.Input.line("한국어"))
      Optional(Terminal.Input.endOfInput)
      """)
  #expect(terminal.waits(for: "\r\n"))
}

@Test func `a signal ends the question and its line`() async {
  await #expect(processExitsWith: .exitCode(15)) {
    Signals.install()
    let (input, _) = try pipeEnds()
    let (shown, output) = try pipeEnds()
    let console = StreamConsole(
      output: Surface(), errors: Surface(), inputStream: Stream(descriptor: input),
      outputStream: Stream(descriptor: output))
    kill(getpid(), SIGTERM)
    let answer = try console.ask("> ")
    close(output)
    guard try text(from: shown) == "> \n", case .interrupted(let signal) = answer else { exit(1) }
    exit(signal)
  }
}

private func pipeEnds() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  try #require(pipe(&ends) == 0)
  return (ends[0], ends[1])
}

/// What is left to read, as text; the descriptor is closed.
private func text(from descriptor: Int32) throws -> String {
  String(
    decoding: try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd()
      ?? Data(), as: UTF8.self)
}
