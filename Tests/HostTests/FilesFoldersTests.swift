import Glibc
import Host
import TestSupport
import Testing

@Suite struct FilesFoldersTests {
  let files = Files()

  @Test func `folders are made once and left alone after`() throws {
    let scratch = ScratchFolder()
    try files.makeFolder(scratch.file("a"))
    #expect(chmod(scratch.file("a"), 0o755) == 0)
    for path in ["a", "a/", "a/b//c/", "a/./b", "a/b/../d"] {
      try files.makeFolder(scratch.file(path))
    }
    #expect(try files.status(scratch.file("a"))?.mode == 0o755)
    #expect(try files.status(scratch.file("a/b/c"))?.mode == 0o700)
    #expect(try files.list(scratch.file("a")) == ["b", "d"])
    try files.makeFolder("/")
    try files.makeFolder(".")
    #expect(throws: HostError(.createFolder, "", code: ENOENT)) { try files.makeFolder("") }
  }

  @Test func `a link to a missing folder has it made`() throws {
    let scratch = ScratchFolder()
    #expect(symlink("dotfiles/rankup", scratch.file("config")) == 0)
    try files.makeFolder(scratch.file("config/banks"))
    #expect(try files.linkStatus(scratch.file("config"))?.kind == .link)
    #expect(try files.list(scratch.file("dotfiles/rankup")) == ["banks"])
    #expect(symlink("round", scratch.file("round")) == 0)
    #expect(throws: HostError(.inspect, scratch.file("round"), code: ELOOP)) {
      try files.makeFolder(scratch.file("round"))
    }
  }

  @Test func `an interrupted list is made again`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("a"), with: [])
    let interrupted = Files(
      SystemCalls.real.failing(CallLog()) { index, _ in index < 2 ? .error(EINTR) : nil })
    #expect(try interrupted.list(scratch.path) == ["a"])
  }

  @Test func `a list is sorted by bytes`() throws {
    let scratch = ScratchFolder()
    let names = [".z", "10", "9", "B", "a", "a b", "é", "가", "😀"]
    for name in names.reversed() { try files.replace(scratch.file(name), with: []) }
    #expect(try files.list(scratch.path) == names)
    #expect(try files.list(scratch.file("none")) == [])
    #expect(throws: HostError(.list, scratch.file("B"), code: ENOTDIR)) {
      try files.list(scratch.file("B"))
    }
  }

  @Test func `removing takes the link and not its target`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("target"), with: [1])
    #expect(symlink("target", scratch.file("link")) == 0)
    try files.remove(scratch.file("link"))
    try files.remove(scratch.file("link"))
    #expect(try files.list(scratch.path) == ["target"])
    #expect(throws: HostError.self) { try files.remove(scratch.path) }
  }

  @Test func `moving makes folders and replaces`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("old"), with: [1])
    try files.replace(scratch.file("aside/new"), with: [2])
    try files.move(from: scratch.file("old"), to: scratch.file("aside/new"))
    try files.move(from: scratch.file("aside/new"), to: scratch.file("further/away/new"))
    #expect(try files.read(scratch.file("further/away/new")) == [1])
    #expect(try files.list(scratch.file("aside")) == [])
    #expect(throws: HostError(.rename, scratch.file("none"), code: ENOENT)) {
      try files.move(from: scratch.file("none"), to: scratch.file("some"))
    }
  }

  @Test func `moving to another file system copies`() throws {
    let scratch = ScratchFolder()
    try files.replace(scratch.file("old"), with: [1, 2], mode: 0o640)
    let log = CallLog()
    let crossing = Files(
      SystemCalls.real.failing(log) { _, call in
        call == .rename && !log.calls.dropLast().contains(.rename) ? .error(EXDEV) : nil
      })
    try crossing.move(from: scratch.file("old"), to: scratch.file("new"))
    #expect(try files.list(scratch.path) == ["new"])
    #expect(try files.read(scratch.file("new")) == [1, 2])
    #expect(try files.status(scratch.file("new"))?.mode == 0o640)
  }

  @Test func `a real path has no links and no dots`() throws {
    let scratch = ScratchFolder()
    try files.makeFolder(scratch.file("a/b"))
    #expect(symlink("a/b", scratch.file("link")) == 0)
    #expect(try files.realPath(scratch.file("link/../b/.")) == scratch.file("a/b"))
    #expect(throws: HostError(.resolve, scratch.file("c"), code: ENOENT)) {
      try files.realPath(scratch.file("c"))
    }
  }

  @Test func `a folder that can't be synced is no failure`() throws {
    for code in [EINVAL, ENOTSUP] {
      let scratch = ScratchFolder()
      let log = CallLog()
      let calls = SystemCalls.real.failing(log) { _, call in
        call == .fsync && log.calls.contains(.rename) ? .error(code) : nil
      }
      try Files(calls).replace(scratch.file("card"), with: [1])
      #expect(log.calls.contains(.rename))
    }
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("a", ".", "a"), ("a/b/", "a", "b"),
    ("//a//b//", "//a", "b"), ("", ".", ""), ("./a", ".", "a"), ("//", "/", ""),
  ])
  func `a path comes apart`(path: String, parent: String, name: String) {
    #expect(parentFolder(of: path) == parent)
    #expect(lastName(of: path) == name)
  }

  @Test func `paths are joined`() {
    #expect(joined("/a", "b") == "/a/b")
    #expect(joined("/", "b") == "/b")
    #expect(joined("/a/", "b/c") == "/a/b/c")
    #expect(joined(".", "b") == "b")
    #expect(joined("/a", "/b") == "/b")
    #expect(joined("", "b") == "b")
  }
}
