import Glibc
import Host
import Testing

import class Foundation.Thread

/// Each in a process of its own, since a signal belongs to the whole process; `raise` returns after
/// the handler, `kill` may return before.
@Suite struct SignalTests {
  /// Lets this thread be interrupted, as a program's first thread is and a test's is not.
  static func unblock() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal is noted and the program goes on`(number: Int32) async {
    await #expect(processExitsWith: .success) { [number] in
      SignalTests.unblock()
      Signals.install()
      Signals.install()
      #expect(Signals.pending() == nil)
      raise(number)
      #expect(Signals.pending() == number)
      #expect(Signals.pending() == number)
      raise(SIGTERM)
      #expect(Signals.pending() == number)
      Signals.clear()
      #expect(Signals.pending() == nil)
    }
  }

  @Test func `the second interrupt ends the process`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      SignalTests.unblock()
      Signals.install()
      raise(SIGINT)
      raise(SIGINT)
    }
    await #expect(processExitsWith: .signal(SIGINT)) {
      SignalTests.unblock()
      Signals.install()
      raise(SIGTERM)
      raise(SIGINT)
    }
  }

  @Test func `an exit code is the caller's`() async {
    await #expect(processExitsWith: .exitCode(75)) { terminate(75) }
  }

  @Test func `what was ignored stays ignored`() async {
    await #expect(processExitsWith: .success) {
      SignalTests.unblock()
      signal(SIGHUP, SIG_IGN)
      signal(SIGINT, SIG_IGN)
      Signals.install()
      raise(SIGHUP)
      raise(SIGINT)
      #expect(Signals.pending() == nil)
      raise(SIGXFSZ)
    }
  }

  @Test func `a closed pipe still ends the process`() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      SignalTests.unblock()
      signal(SIGPIPE, SIG_DFL)
      Signals.install()
      var pipe = OpenPipe()
      let writing = dup(pipe.writing)
      pipe.finish()
      close(pipe.reading)
      try Stream(descriptor: writing).write([1])
    }
  }

  @Test func `a reader sees a signal that arrives at any moment`() async {
    await #expect(processExitsWith: .success) {
      SignalTests.unblock()
      Signals.install()
      let pipe = OpenPipe()
      let reader = LineReader(descriptor: pipe.reading)
      for round in 0..<200 {
        let sender = Thread {
          for _ in 0..<(round * 37 % 101) { sched_yield() }
          kill(getpid(), SIGTERM)
        }
        sender.start()
        let seen1 = try reader.next()
        #expect(seen1 == .interrupted(SIGTERM), "round \(round)")
        Signals.clear()
      }
      pipe.send("one\ntwo\n")
      let seen2 = try reader.next()
      #expect(seen2 == .line(Array("one".utf8)))
      raise(SIGHUP)
      let seen3 = try reader.next()
      #expect(seen3 == .interrupted(SIGHUP))
      #expect(throws: HostError(.read, "/dev/fd/\(pipe.reading)", code: EINTR)) {
        try Stream(descriptor: pipe.reading).readToEnd()
      }
      Signals.clear()
      let seen4 = try reader.next()
      #expect(seen4 == .line(Array("two".utf8)))
    }
  }

  @Test func `handlers leave errno alone`() async {
    await #expect(processExitsWith: .success) {
      SignalTests.unblock()
      Signals.install()
      for _ in 0..<70_000 {
        errno = ENOTTY
        raise(SIGTERM)
        if errno != ENOTTY { terminate(1) }
      }
    }
  }
}
