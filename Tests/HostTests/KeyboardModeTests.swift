import Glibc
import Host
import TestSupport
import Testing

/// Each in a process of its own, since there is one terminal and one set of handlers in each.
@Suite struct KeyboardModeTests {
  /// Whether a terminal was taken; a mode that can't be copied can't be compared with nil.
  static func isThere(_ mode: borrowing KeyboardMode?) -> Bool {
    switch mode {
    case .some: true
    case .none: false
    }
  }

  @Test func `keys come one by one until the mode is given back`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try PseudoTerminal()
      let end = terminal.programEnd
      #expect(terminal.isInLineMode)
      let mode = KeyboardMode(input: end, output: end, entering: [65, 66], leaving: [67])
      #expect(terminal.waits(for: "AB"))
      #expect(!terminal.isInLineMode)
      let second = KeyboardMode(input: end, output: end, entering: [88], leaving: [89])
      let secondIsThere = KeyboardModeTests.isThere(second)
      #expect(!secondIsThere)
      _ = consume second
      #expect(!terminal.isInLineMode)
      terminal.type("x\r\u{13}")
      let keys = KeyInput(descriptor: end)
      var seen: [UInt8] = []
      while seen.count < 3, case .bytes(let bytes) = try keys.next(within: 5_000) { seen += bytes }
      #expect(seen == [0x78, 0x0D, 0x13])
      _ = consume mode
      #expect(terminal.waits(for: "C"))
      #expect(terminal.isInLineMode)
      let third = KeyboardMode(input: end, output: end, entering: [68], leaving: [69])
      let thirdIsThere = KeyboardModeTests.isThere(third)
      #expect(thirdIsThere)
      #expect(terminal.waits(for: "D"))
      third?.end()
      #expect(terminal.waits(for: "E"))
    }
  }

  @Test func `what is no terminal is not taken`() async {
    await #expect(processExitsWith: .success) {
      let pipe = OpenPipe()
      for descriptor in [pipe.reading, 9_999] {
        let mode = KeyboardMode(
          input: descriptor, output: pipe.writing, entering: [65], leaving: [66])
        let modeIsThere = KeyboardModeTests.isThere(mode)
        #expect(!modeIsThere)
      }
    }
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS, SIGFPE])
  func `a trap gives the terminal back and still ends the process`(number: Int32) async throws {
    let terminal = try PseudoTerminal()
    let path = terminal.path
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
      SignalTests.unblock()
      let end = open(path, O_RDWR | O_NOCTTY)
      let mode = KeyboardMode(input: end, output: end, entering: [65], leaving: [66])
      raise(number)
      _ = consume mode
    }
    #expect(terminal.waits(for: "AB"))
    #expect(terminal.isInLineMode)
  }

  @Test func `the second interrupt gives the terminal back`() async throws {
    let terminal = try PseudoTerminal()
    let path = terminal.path
    await #expect(processExitsWith: .signal(SIGINT)) { [path = path as String] in
      SignalTests.unblock()
      Signals.install()
      let end = open(path, O_RDWR | O_NOCTTY)
      let mode = KeyboardMode(input: end, output: end, entering: [65], leaving: [66])
      raise(SIGINT)
      raise(SIGINT)
      _ = consume mode
    }
    #expect(terminal.waits(for: "AB"))
    #expect(terminal.isInLineMode)
  }
}
