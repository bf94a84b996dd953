import Glibc
import Host
import TestSupport
import Testing

@Suite struct FilesReplacingTests {
  let files = Files()

  @Test func `a new file and its folders belong to the user alone`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("a/b/card")
    try files.replace(path, with: [1, 2, 3])
    #expect(try files.read(path) == [1, 2, 3])
    #expect(try files.status(path)?.mode == 0o600)
    #expect(try files.status(scratch.file("a"))?.mode == 0o700)
    #expect(try files.status(scratch.file("a/b"))?.mode == 0o700)
    #expect(try files.list(scratch.file("a/b")) == ["card"])
  }

  @Test func `only what is synced waits for the disk`() throws {
    let scratch = ScratchFolder()
    for (isSynced, syncs) in [(true, 2), (false, 0)] {
      let log = CallLog()
      let files = Files(SystemCalls.real.failing(log) { _, _ in nil })
      for content in [[1], [2, 2]] as [[UInt8]] {
        try files.replace(scratch.file("cache"), with: content, synced: isSynced)
        #expect(try files.read(scratch.file("cache")) == content)
      }
      #expect(log.calls.count { $0 == .fsync } == 2 * syncs)
      #expect(try files.list(scratch.path) == ["cache"])
    }
  }

  @Test(arguments: [0o400, 0o600, 0o640, 0o644, 0o666, 0o755] as [UInt32])
  func `an existing file keeps its mode`(mode: UInt32) throws {
    let scratch = ScratchFolder()
    let path = scratch.file("card")
    try files.replace(path, with: [1])
    #expect(chmod(path, mode) == 0)
    // Only root may write a file of 0400.
    guard mode & 0o200 != 0 || geteuid() == 0 else { return }
    try files.replace(path, with: [2])
    #expect(try files.status(path)?.mode == mode)
    #expect(try files.read(path) == [2])
  }

  @Test(.enabled(if: geteuid() == 0, "needs root to give a file away"))
  func `an existing file keeps its owner`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("card")
    try files.replace(path, with: [1])
    #expect(chown(path, 65_534, 65_533) == 0)
    try files.replace(path, with: [2])
    let status = try #require(try files.status(path))
    #expect([status.owner, status.group] == [65_534, 65_533])
  }

  @Test(arguments: [
    "plain", "with space", "new\nline", "quo'te\"s", "한글.plist", "-dash", ".hidden", "*?[",
    String(repeating: "n", count: 250), String(repeating: "가", count: 83), "a\u{301}\u{1F600}",
  ])
  func `any name will do`(name: String) throws {
    let scratch = ScratchFolder()
    for content in [[1], [2, 2], []] as [[UInt8]] {
      try files.replace(scratch.file(name), with: content)
      #expect(try files.read(scratch.file(name)) == content)
    }
    #expect(try files.append([9], to: scratch.file(name)) == 1)
    #expect(try files.list(scratch.path) == [name])
  }

  @Test func `links are kept and what they lead to is written`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("dotfiles/card"), with: [1])
    try files.makeFolder(scratch.file("config"))
    let links = [
      ("config/relative", "../dotfiles/card"), ("config/chain", "relative"),
      ("config/absolute", scratch.file("dotfiles/card")),
      ("config/dangling", "../dotfiles/new"), ("config/deep", "../dotfiles/x/y/z"),
    ]
    for (link, text) in links { #expect(symlink(text, scratch.file(link)) == 0) }
    #expect(symlink("dotfiles", scratch.file("linked")) == 0)
    for (number, (link, text)) in links.enumerated() {
      try files.replace(scratch.file(link), with: [UInt8(number)])
      #expect(try SystemCalls.real.readlink(scratch.file(link)) == text)
      #expect(try files.read(scratch.file(link)) == [UInt8(number)])
      try files.append([7], to: scratch.file(link))
      #expect(try SystemCalls.real.readlink(scratch.file(link)) == text)
      #expect(try files.read(scratch.file(link)) == [UInt8(number), 7])
    }
    try files.replace(scratch.file("linked/card"), with: [99])
    #expect(try files.linkStatus(scratch.file("linked"))?.kind == .link)
    #expect(try files.read(scratch.file("dotfiles/card")) == [99])
    #expect(try files.list(scratch.file("dotfiles")) == ["card", "new", "x"])
    #expect(
      try files.list(scratch.file("config")) == [
        "absolute", "chain", "dangling", "deep", "relative",
      ])
  }

  @Test func `a link out of a linked folder goes up where the folder really is`() throws {
    let scratch = ScratchFolder()
    try files.makeFolder(scratch.file("real/inner"))
    #expect(symlink("real/inner", scratch.file("inner")) == 0)
    #expect(symlink("../card", scratch.file("real/inner/link")) == 0)
    try files.replace(scratch.file("inner/link"), with: [5])
    #expect(try files.read(scratch.file("real/card")) == [5])
    #expect(try files.list(scratch.path) == ["inner", "real"])
  }

  @Test func `what can't be written says why`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("file"), with: [1])
    #expect(symlink("loop", scratch.file("loop")) == 0)
    let cases: [(String, HostError.Operation, Int32)] = [
      (scratch.path, .open, EISDIR), (scratch.file("new/"), .open, EISDIR), ("", .open, ENOENT),
      (scratch.file("loop"), .inspect, ELOOP), (scratch.file("nul\0x"), .inspect, EINVAL),
      (scratch.file(String(repeating: "n", count: 256)), .inspect, ENAMETOOLONG),
    ]
    for (path, operation, code) in cases {
      let expected = HostError(operation, path, code: code)
      #expect(throws: expected) { try files.replace(path, with: [2]) }
      #expect(throws: expected) { try files.append([2], to: path) }
    }
    let below = scratch.file("file/below")
    let notFolder = HostError(.createFolder, scratch.file("file"), code: ENOTDIR)
    #expect(throws: notFolder) { try files.replace(below, with: [2]) }
    #expect(throws: notFolder) { try files.append([2], to: below) }
    #expect(try files.list(scratch.path) == ["file", "loop"])
    #expect(try files.read(scratch.file("file")) == [1])
  }

  @Test func `a device is written to and never replaced`() throws {
    let scratch = ScratchFolder()
    #expect(symlink("/dev/null", scratch.file("sink")) == 0)
    try files.replace(scratch.file("sink"), with: [1, 2])
    #expect(try files.status("/dev/null")?.kind == .other)
    #expect(throws: HostError(.write, "/dev/full", code: ENOSPC)) {
      try files.replace("/dev/full", with: [1])
    }
    #expect(throws: HostError(.open, "/dev/null", code: EINVAL)) {
      try files.append([1], to: "/dev/null")
    }
  }

  @Test func `a copy has the same bytes and its own mode`() throws {
    let scratch = ScratchFolder()
    let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try files.replace(scratch.file("from"), with: bytes, mode: 0o644)
    try files.copy(from: scratch.file("from"), to: scratch.file("backups/to"))
    #expect(try files.read(scratch.file("backups/to")) == bytes)
    #expect(try files.status(scratch.file("backups/to"))?.mode == 0o600)
    try files.copy(from: scratch.file("from"), to: scratch.file("from"))
    #expect(try files.read(scratch.file("from")) == bytes)
    #expect(throws: HostError(.open, scratch.file("none"), code: ENOENT)) {
      try files.copy(from: scratch.file("none"), to: scratch.file("other"))
    }
    #expect(try files.list(scratch.path) == ["backups", "from"])
  }

  @Test func `only leftovers of that file are removed`() throws {
    let scratch = ScratchFolder()
    let stale = [".card.0123456789abcdef.tmp", ".card.fedcba9876543210.tmp"]
    let kept = [
      ".card.0123456789ABCDEF.tmp", ".card.0123456789abcde.tmp", ".card.0123456789abcdef.tmq",
      ".cards.0123456789abcdef.tmp", "card", "card.0123456789abcdef.tmp",
    ]
    for name in stale + kept { try files.replace(scratch.file(name), with: []) }
    #expect(try files.removeLeftovers(of: scratch.file("card")) == stale)
    #expect(try files.list(scratch.path) == kept)
  }
}
