import Glibc
import Host
import TestSupport
import Testing

/// What a wait for keys comes to; signals are each met in a process of their own.
@Suite struct KeyInputTests {
  @Test func `bytes come as they are, and time runs out without any`() throws {
    let pipe = OpenPipe()
    let keys = KeyInput(descriptor: pipe.reading)
    #expect(try keys.next(within: 0) == .timedOut)
    #expect(try keys.next(within: -5) == .timedOut)
    pipe.send("a\u{1B}[B")
    #expect(try keys.next(within: 0) == .bytes(Array("a\u{1B}[B".utf8)))
    #expect(try keys.next(within: 1) == .timedOut)
  }

  @Test func `an end is an end, of a pipe, a terminal and of nothing`() throws {
    var pipe = OpenPipe()
    pipe.finish()
    #expect(try KeyInput(descriptor: pipe.reading).next() == .end)
    let terminal = try PseudoTerminal()
    terminal.hangUp()
    #expect(try KeyInput(descriptor: terminal.programEnd).next() == .end)
    #expect(try KeyInput(descriptor: 9_999).next() == .end)
  }

  @Test func `a fault of the device is an error`() throws {
    let pipe = OpenPipe()
    pipe.send("a")
    let calls = SystemCalls.real.failing(CallLog()) { at, _ in at == 0 ? .error(EIO) : nil }
    #expect(throws: HostError(.read, "/dev/fd/\(pipe.reading)", code: EIO)) {
      try KeyInput(descriptor: pipe.reading, calls).next()
    }
  }

  @Test func `a change of the size and a stop are told once, a signal each time`() async {
    await #expect(processExitsWith: .success) {
      SignalTests.unblock()
      Signals.install()
      let terminal = try PseudoTerminal()
      let end = terminal.programEnd
      let mode = KeyboardMode(input: end, output: end, entering: [], leaving: [])
      let keys = KeyInput(descriptor: end)
      for number in [SIGWINCH, SIGCONT] {
        raise(number)
        let first = try keys.next(within: 0)
        let second = try keys.next(within: 0)
        #expect(first == .screenChanged && second == .timedOut)
      }
      raise(SIGTERM)
      let first = try keys.next()
      let second = try keys.next()
      #expect(first == .interrupted(SIGTERM) && second == first)
      _ = consume mode
    }
  }
}
