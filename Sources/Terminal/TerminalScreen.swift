package import Host

/// The screen of a real terminal: its second buffer, without a cursor, every key at once.
package final class TerminalScreen: Screen {
  package private(set) var surface: Surface
  private let input: KeyInput
  private let inputStream: Stream
  private let outputStream: Stream
  /// Says what the terminal can show now.
  private let measure: () -> Surface
  /// Is called once the terminal is given back.
  private let closed: () -> Void
  private var painter = Painter()
  private var decoder = KeyDecoder()
  private var mode: KeyboardMode?

  /// How long the rest of a sequence may take, in milliseconds, until an ESC is the key of that name.
  static let escapeWait = 40

  /// What is written first: the second buffer, no wrapping, pastes in brackets.
  private static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l"
  /// What is written last, in the other order, with the colours of the start.
  private static let leaving = "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"

  /// Takes the terminal of two streams; nil where one of them is none.
  package init?(
    input: Stream, output: Stream, measuring measure: @escaping () -> Surface,
    closing closed: @escaping () -> Void = {}
  ) {
    inputStream = input
    outputStream = output
    self.input = KeyInput(descriptor: input.descriptor)
    self.measure = measure
    self.closed = closed
    surface = measure()
    guard output.isTerminal,
      let mode = KeyboardMode(
        input: input.descriptor, output: output.descriptor,
        entering: Array(Self.entering.utf8), leaving: Array(Self.leaving.utf8))
    else { return nil }
    self.mode = consume mode
  }

  package func remeasure() { surface = measure() }

  package func show(_ frame: Frame) throws(HostError) {
    let changes = painter.paint(frame, on: surface)
    if !changes.isEmpty { try outputStream.write(Array(changes.utf8)) }
  }

  package func next(within milliseconds: Int?) throws(HostError) -> ScreenEvent {
    while true {
      if let key = decoder.next() { return .key(key) }
      let wait = decoder.isIncomplete ? min(Self.escapeWait, milliseconds ?? .max) : milliseconds
      switch try input.next(within: wait) {
      case .bytes(let bytes): decoder.feed(bytes)
      case .timedOut:
        if decoder.isIncomplete {
          if let key = decoder.next(isOver: true) { return .key(key) }
        } else if milliseconds != nil {
          return .timedOut
        }
      case .screenChanged:
        surface = measure()
        painter.forget()
        return .changed
      case .end: return .end
      case .interrupted(let signal): return .interrupted(signal: signal)
      }
    }
  }

  package func discardTypedAhead() {
    inputStream.flushInput()
    decoder.clear()
  }

  package func close() {
    mode = nil
    closed()
  }
}
