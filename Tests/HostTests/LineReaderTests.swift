import Glibc
import Host
import Synchronization
import TestSupport
import Testing

@Suite struct LineReaderTests {
  /// Every line until the end, which must stay the end.
  static func lines(_ reader: LineReader) throws -> [[UInt8]] {
    var lines: [[UInt8]] = []
    while case .line(let line) = try reader.next() { lines.append(line) }
    #expect(try reader.next() == .end)
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("\r\n\r\n", ["", ""]), ("a\rb\n", ["a\rb"]), ("a\r", ["a\r"]),
      ("a\r\r\n", ["a\r"]), ("\n\n\n", ["", "", ""]), ("가\u{85}\u{2028}나\n", ["가\u{85}\u{2028}나"]),
      ("a\0b\n", ["a\0b"]), ("\r", ["\r"]),
    ] as [(String, [String])])
  func `a pipe gives its lines in order`(text: String, expected: [String]) throws {
    var pipe = OpenPipe()
    pipe.send(text)
    pipe.finish()
    #expect(
      try Self.lines(LineReader(descriptor: pipe.reading)) == expected.map { Array($0.utf8) })
  }

  @Test func `a line is there before the input ends`() throws {
    let pipe = OpenPipe()
    let reader = LineReader(descriptor: pipe.reading)
    pipe.send("one\ntw")
    #expect(try reader.next() == .line(Array("one".utf8)))
    pipe.send("o\nthree\n")
    #expect(try reader.next() == .line(Array("two".utf8)))
    #expect(try reader.next() == .line(Array("three".utf8)))
  }

  @Test func `a long line is cut and the next is whole`() throws {
    let scratch = ScratchFolder()
    let full = [UInt8](repeating: UInt8(ascii: "x"), count: LineReader.longestLine)
    let text = full + Array("\r\n".utf8) + full + Array("yyy\r\nnext\n".utf8) + full + full
    try Files().replace(scratch.file("text"), with: text)
    let descriptor = open(scratch.file("text"), O_RDONLY)
    defer { close(descriptor) }
    #expect(
      try Self.lines(LineReader(descriptor: descriptor)) == [full, full, Array("next".utf8), full])
  }

  @Test(arguments: [(0, true), (1, false)])
  func `input without a line end is given up after some megabytes`(
    excess: Int, isRead: Bool
  ) throws {
    let left = Mutex(LineReader.endlessLine + excess)
    var calls = SystemCalls.real
    calls.read = { _, buffer throws(ErrorNumber) in
      left.withLock { left in
        let count = max(0, min(buffer.count, left))
        buffer.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: "x"))
        // A line end and another line come behind it, again and again.
        if left < buffer.count { buffer[max(0, left)] = UInt8(ascii: "\n") }
        left -= count
        return max(1, count)
      }
    }
    let descriptor = open("/dev/zero", O_RDONLY)
    defer { close(descriptor) }
    let reader = LineReader(descriptor: descriptor, calls)
    let full = [UInt8](repeating: UInt8(ascii: "x"), count: LineReader.longestLine)
    #expect(try reader.next() == (isRead ? .line(full) : .end))
    #expect(try reader.next() == (isRead ? .line([]) : .end))
  }

  @Test func `a device that never ends its line is at its end`() throws {
    let descriptor = open("/dev/zero", O_RDONLY)
    defer { close(descriptor) }
    let reader = LineReader(descriptor: descriptor)
    #expect(try reader.next() == .end)
    #expect(try reader.next() == .end)
  }

  @Test func `any bytes in any pieces give the same lines`() throws {
    let scratch = ScratchFolder()
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: seed)
      let alphabet: [UInt8] = [10, 10, 13, 0, 65, 0xFF, 0xEA, 0xB0, 0x80]
      let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      try Files().replace(scratch.file("text"), with: bytes)
      let descriptor = open(scratch.file("text"), O_RDONLY)
      defer { close(descriptor) }
      let size = Int.random(in: 1...9, using: &generator)
      var calls = SystemCalls.real
      calls.read = { descriptor, buffer throws(ErrorNumber) in
        try SystemCalls.real.read(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(size, buffer.count)]))
      }
      var expected = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      let last = expected.removeLast()
      expected = expected.map { $0.last == 13 ? $0.dropLast() : $0 }
      if !last.isEmpty { expected.append(last) }
      #expect(
        try Self.lines(LineReader(descriptor: descriptor, calls)) == expected, "seed \(seed)")
    }
  }

  @Test func `interruptions are passed over and errors are not`() throws {
    var pipe = OpenPipe()
    pipe.send("a\nb")
    pipe.finish()
    let calls = SystemCalls.real.failing(CallLog()) { at, _ in
      at % 3 == 0 ? .error(EINTR) : at % 3 == 1 ? .error(EAGAIN) : .part
    }
    #expect(
      try Self.lines(LineReader(descriptor: pipe.reading, calls)) == [
        [UInt8(ascii: "a")], [UInt8(ascii: "b")],
      ])
    let failing = SystemCalls.real.failing(CallLog()) { _, _ in .error(EIO) }
    let scratch = ScratchFolder()
    let descriptor = open(scratch.path, O_RDONLY)
    defer { close(descriptor) }
    let path = "/dev/fd/\(descriptor)"
    #expect(throws: HostError(.read, path, code: EIO)) {
      _ = try LineReader(descriptor: descriptor, failing).next()
    }
    #expect(throws: HostError(.read, path, code: EISDIR)) {
      _ = try LineReader(descriptor: descriptor).next()
    }
  }

  @Test func `a closed stream is at its end`() throws {
    #expect(try LineReader(descriptor: 9_999).next() == .end)
    let descriptor = open("/dev/null", O_WRONLY)
    defer { close(descriptor) }
    #expect(try LineReader(descriptor: descriptor).next() == .end)
  }
}
