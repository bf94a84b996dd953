import Glibc
import Host
import TestSupport
import Testing

private let files = Files()

@Test func `the room is that of the nearest folder that is there`() throws {
  let scratch = ScratchFolder()
  let space = try files.space(at: scratch.file("a/b/c"))
  #expect(space.bytes > 0)
  #expect(try files.nearestPresent(scratch.file("a/b/c")) == scratch.path)
  var calls = SystemCalls.real
  let path = scratch.path
  calls.statvfs = { place throws(ErrorNumber) in
    if place != path { throw ErrorNumber(ENOENT) }
    return FileSystemSpace(bytes: 7, files: 1)
  }
  #expect(try Files(calls).space(at: scratch.file("x")) == FileSystemSpace(bytes: 7, files: 1))
}

@Test func `a link is told with where it leads, be it there or not`() throws {
  let scratch = ScratchFolder()
  try files.replace(scratch.file("real"), with: [1])
  #expect(symlink("real", scratch.file("near")) == 0)
  #expect(symlink(scratch.file("near"), scratch.file("far")) == 0)
  #expect(symlink("gone", scratch.file("dangling")) == 0)
  #expect(symlink("loop", scratch.file("loop")) == 0)
  #expect(try files.linkTarget(scratch.file("real")) == nil)
  #expect(try files.linkTarget(scratch.file("absent")) == nil)
  #expect(try files.linkTarget(scratch.file("near")) == scratch.file("real"))
  #expect(try files.linkTarget(scratch.file("far")) == scratch.file("real"))
  #expect(try files.linkTarget(scratch.file("dangling")) == scratch.file("gone"))
  #expect(throws: HostError(.resolve, scratch.file("loop"), code: ELOOP)) {
    try files.linkTarget(scratch.file("loop"))
  }
}

@Test func `a lock is absent, free or held, and looking makes nothing`() throws {
  let scratch = ScratchFolder()
  let path = scratch.file("lock")
  #expect(try files.lockState(path) == .absent)
  #expect(try files.list(scratch.path) == [])
  do {
    let lock = try FileLock(path, waiting: 0)
    #expect(try files.lockState(path) == .held)
    _ = consume lock
  }
  #expect(try files.lockState(path) == .free)
  #expect(try files.lockState(path) == .free)
  var calls = SystemCalls.real
  calls.flock = { _ throws(ErrorNumber) in throw ErrorNumber(ENOLCK) }
  #expect(throws: HostError(.lock, path, code: ENOLCK)) { try Files(calls).lockState(path) }
  #expect(mkfifo(scratch.file("pipe"), 0o600) == 0)
  #expect(throws: HostError(.lock, scratch.file("pipe"), code: EINVAL)) {
    try files.lockState(scratch.file("pipe"))
  }
}

@Test func `a mode is set on what a path leads to`() throws {
  let scratch = ScratchFolder()
  let path = scratch.file("file")
  try files.replace(path, with: [1])
  #expect(symlink("file", scratch.file("link")) == 0)
  try files.setMode(scratch.file("link"), 0o640)
  #expect(try files.status(path)?.mode == 0o640)
  #expect(try files.status(path)?.isMine == true)
  #expect(throws: HostError(.write, scratch.file("absent"), code: ENOENT)) {
    try files.setMode(scratch.file("absent"), 0o600)
  }
}

@Test func `leftovers are told and stay`() throws {
  let scratch = ScratchFolder()
  let stale = ".card.0123456789abcdef.tmp"
  try files.replace(scratch.file(stale), with: [1])
  try files.replace(scratch.file(".card.tmp"), with: [1])
  #expect(try files.leftovers(of: scratch.file("card")) == [stale])
  #expect(try files.list(scratch.path).contains(stale))
}
