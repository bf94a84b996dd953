import Glibc
import Host
import TestSupport
import Testing

@Suite struct FilesReadingTests {
  let files = Files()

  @Test func `a part is read by offset and limit`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("journal")
    try files.replace(path, with: [0, 1, 2, 3, 4])
    let cases: [(Int, Int?, [UInt8])] = [
      (0, nil, [0, 1, 2, 3, 4]), (2, nil, [2, 3, 4]), (2, 2, [2, 3]), (0, 0, []), (5, nil, []),
      (6, 1, []), (-3, nil, [0, 1, 2, 3, 4]), (3, -1, []), (4, .max, [4]), (.max, nil, []),
      (.min, .min, []),
    ]
    for (offset, limit, expected) in cases {
      #expect(
        try files.read(path, from: offset, limit: limit) == expected,
        "\(offset) \(String(describing: limit))")
    }
  }

  @Test func `every length comes back whole, however small the pieces`() throws {
    let scratch = ScratchFolder()
    for length in [0, 1, 4_095, 4_096, 4_097, 65_536, 200_000] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      try files.replace(scratch.file("file"), with: bytes)
      #expect(try files.read(scratch.file("file")) == bytes)
      let halving = Files(SystemCalls.real.failing(CallLog()) { _, _ in .part })
      #expect(try halving.read(scratch.file("file")) == bytes)
      #expect(
        try halving.read(scratch.file("file"), limit: length / 2)
          == bytes.prefix(length / 2).map(\.self))
    }
  }

  @Test func `a file that doesn't know its length is read to its end`() throws {
    #expect(try files.status("/proc/self/status")?.size == 0)
    #expect(try files.read("/proc/self/status").starts(with: Array("Name:".utf8)))
    #expect(try files.read("/dev/zero", limit: 70_000) == [UInt8](repeating: 0, count: 70_000))
  }

  @Test func `absent is told from unreadable`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("file"), with: [1])
    #expect(symlink("nowhere", scratch.file("dangling")) == 0)
    #expect(symlink("loop", scratch.file("loop")) == 0)
    for absent in ["none", "none/below", "file/below", "dangling"] {
      #expect(try files.readIfPresent(scratch.file(absent)) == nil)
      #expect(try files.status(scratch.file(absent)) == nil)
    }
    #expect(try files.readIfPresent(scratch.file("file")) == [1])
    #expect(try files.linkStatus(scratch.file("dangling"))?.kind == .link)
    #expect(throws: HostError(.open, scratch.file("none"), code: ENOENT)) {
      try files.read(scratch.file("none"))
    }
    #expect(throws: HostError(.open, scratch.file("loop"), code: ELOOP)) {
      try files.readIfPresent(scratch.file("loop"))
    }
    #expect(throws: HostError(.read, scratch.path, code: EISDIR)) {
      try files.readIfPresent(scratch.path)
    }
  }

  @Test func `below a file nothing can be written`() throws {
    let scratch = ScratchFolder()
    let files = Files()
    try files.replace(scratch.file("home"), with: [1])
    for name in ["home/file", "home/a/b"] {
      let path = scratch.file(name)
      #expect(throws: HostError(.open, path, code: ENOTDIR)) { try files.checkWritable(path) }
      #expect(throws: HostError(.open, path, code: ENOTDIR)) { try files.checkAppendable(path) }
    }
  }

  @Test func `what is refused to other users is refused`() async {
    await #expect(processExitsWith: .success) {
      let scratch = ScratchFolder()
      let files = Files()
      try files.replace(scratch.file("home/secret"), with: [1], mode: 0)
      try files.replace(scratch.file("home/managed"), with: [2], mode: 0o444)
      try files.replace(scratch.file("locked/file"), with: [3], mode: 0o666)
      #expect(chmod(scratch.path, 0o777) == 0 && chmod(scratch.file("home"), 0o777) == 0)
      #expect(chmod(scratch.file("home/managed"), 0o444) == 0)
      #expect(chmod(scratch.file("locked/file"), 0o666) == 0)
      #expect(chmod(scratch.file("locked"), 0o555) == 0)
      if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
      defer { _ = seteuid(0) }
      let secret = scratch.file("home/secret")
      #expect(throws: HostError(.open, secret, code: EACCES)) { try files.readIfPresent(secret) }
      for path in ["home/secret", "home/managed", "locked/file", "locked/new"] {
        let path = scratch.file(path)
        #expect(throws: HostError(.open, path, code: EACCES)) { try files.replace(path, with: []) }
        #expect(throws: HostError(.open, path, code: EACCES)) { try files.checkWritable(path) }
      }
      let deep = scratch.file("locked/a/b")
      #expect(throws: HostError(.open, deep, code: EACCES)) { try files.checkWritable(deep) }
      // A file grows in a folder that takes no new one.
      try files.checkAppendable(scratch.file("locked/file"))
      #expect(try files.append([4], to: scratch.file("locked/file")) == 2)
      for path in ["home/secret", "home/managed", "locked/new"] {
        let path = scratch.file(path)
        #expect(throws: HostError(.open, path, code: EACCES)) { try files.checkAppendable(path) }
      }
      try files.checkWritable(scratch.file("home/new"))
      try files.checkWritable(scratch.file("home/a/b/c"))
      #expect(try files.list(scratch.file("home")) == ["managed", "secret"])
      #expect(try files.read(scratch.file("home/managed")) == [2])
      #expect(try files.read(scratch.file("locked/file")) == [3, 4])
    }
  }

  @Test func `a status tells kind, size and time`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("file"), with: [1, 2, 3], mode: 0o640)
    let times = [
      timespec(tv_sec: 5, tv_nsec: 6), timespec(tv_sec: -1_234_567, tv_nsec: 987_654_321),
    ]
    #expect(utimensat(AT_FDCWD, scratch.file("file"), times, 0) == 0)
    #expect(link(scratch.file("file"), scratch.file("same")) == 0)
    try files.replace(scratch.file("another"), with: [1, 2, 3])
    let status = try #require(try files.status(scratch.file("file")))
    #expect(status.kind == .file && status.size == 3 && status.mode == 0o640)
    #expect(status.modifiedSeconds == -1_234_567 && status.modifiedNanoseconds == 987_654_321)
    #expect(status.owner == geteuid())
    let same = try #require(try files.status(scratch.file("same")))
    let another = try #require(try files.status(scratch.file("another")))
    #expect(status.isSameFile(as: same) && !status.isSameFile(as: another))
    #expect(try files.status(scratch.path)?.kind == .folder)
    #expect(try files.status("/dev/null")?.kind == .other)
  }

  @Test func `an error speaks English`() {
    let error = HostError(.write, "card", code: ENOSPC)
    #expect(error.reason == "No space left on device")
    #expect(HostError(.open, "", code: -1).reason == "Unknown error -1")
    #expect(!error.isAbsence && !error.isClosedPipe)
    #expect(HostError(.write, "", code: EPIPE).isClosedPipe)
  }
}
