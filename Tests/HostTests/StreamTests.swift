import Glibc
import Host
import TestSupport
import Testing

@Suite struct StreamTests {
  @Test func `every byte arrives, in whatever pieces`() throws {
    let scratch = ScratchFolder()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 13) }
    for every in [1, 2, 3, 5] {
      let descriptor = open(scratch.file("out"), O_RDWR | O_CREAT | O_TRUNC, 0o600)
      defer { close(descriptor) }
      let calls = SystemCalls.real.failing(CallLog()) { at, _ in
        at % 7 == 0 ? .error(EINTR) : at % 11 == 0 ? .error(EAGAIN) : at % every == 0 ? .part : nil
      }
      try Stream(descriptor: descriptor, calls).write(bytes)
      try Stream(descriptor: descriptor, calls).write([])
      #expect(try Files().read(scratch.file("out")) == bytes)
      #expect(lseek(descriptor, 0, SEEK_SET) == 0)
      #expect(try Stream(descriptor: descriptor, calls).readToEnd() == bytes)
      #expect(lseek(descriptor, 0, SEEK_SET) == 0)
      #expect(try Stream(descriptor: descriptor).readToEnd(limit: 5) == Array(bytes.prefix(5)))
    }
  }

  @Test func `a full device is an error`() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(throws: HostError(.write, "/dev/fd/\(descriptor)", code: ENOSPC)) {
      try Stream(descriptor: descriptor).write([1])
    }
    #expect(throws: HostError(.write, "/dev/fd/9999", code: EBADF)) {
      try Stream(descriptor: 9_999).write([1])
    }
  }

  @Test func `a pipe is no terminal`() throws {
    let pipe = OpenPipe()
    let stream = Stream(descriptor: pipe.reading)
    #expect(!stream.isTerminal)
    #expect(stream.size() == nil)
    pipe.send("kept")
    stream.flushInput()
    #expect(try stream.readToEnd(limit: 4) == Array("kept".utf8))
    #expect(
      [0, 1, 2, 7].map { Stream(descriptor: $0).path } == [
        "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/fd/7",
      ])
  }

  @Test func `a terminal has a size and forgets what was typed ahead`() throws {
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    var (outer, inner): (Int32, Int32) = (-1, -1)
    try #require(openpty(&outer, &inner, nil, nil, &size) == 0)
    defer { close(outer) }
    let stream = Stream(descriptor: inner)
    #expect(stream.isTerminal)
    #expect(stream.size()?.columns == 100 && stream.size()?.rows == 30)
    size = winsize(ws_row: 0, ws_col: 0, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(inner, UInt(TIOCSWINSZ), &size) == 0)
    #expect(stream.size() == nil)
    let reader = LineReader(descriptor: inner)
    #expect(write(outer, "ahead\n", 6) == 6)
    // The line is there once its echo is.
    var echo = [UInt8](repeating: 0, count: 64)
    #expect(read(outer, &echo, 64) > 0)
    stream.flushInput()
    #expect(write(outer, "now\n", 4) == 4)
    #expect(try reader.next() == .line(Array("now".utf8)))
    #expect(write(outer, "half\u{4}\u{4}", 6) == 6)
    #expect(try reader.next() == .line(Array("half".utf8)))
    #expect(try reader.next() == .end)
    close(inner)
  }

  @Test func `a terminal that hangs up is at its end`() throws {
    var (outer, inner): (Int32, Int32) = (-1, -1)
    try #require(openpty(&outer, &inner, nil, nil, nil) == 0)
    defer { close(inner) }
    close(outer)
    #expect(try LineReader(descriptor: inner).next() == .end)
  }

  @Test func `closed standard streams are not taken by files`() async {
    await #expect(processExitsWith: .success) {
      for descriptor: Int32 in 0...2 { close(descriptor) }
      Signals.install()
      let next = open("/dev/null", O_RDONLY)
      guard next > 2 else { terminate(1) }
      #expect(throws: HostError(.write, "/dev/stdout", code: EBADF)) {
        try Stream.standardOutput.write([1])
      }
      let line = try LineReader().next()
      #expect(line == .end)
    }
  }
}
