import Host
import TestSupport
import Testing

@Test func `files in memory stand before those on disk, and others are as they were`() throws {
  let folder = ScratchFolder()
  try Files().replace(folder.file("a"), with: Array("disk".utf8))
  let memory = Array("memory".utf8)
  let files = Files().overlaid(
    with: [(folder.file("b"), memory), (folder.file("none/c"), [])])
  #expect(try files.read(folder.file("a")) == Array("disk".utf8))
  #expect(try files.read(folder.file("b")) == memory)
  #expect(try files.read(folder.file("b"), from: 2, limit: 3) == Array("mor".utf8))
  #expect(try files.read(folder.file("b"), from: 9) == [])
  #expect(try files.readIfPresent(folder.file("none/c")) == [])
  #expect(try files.readIfPresent(folder.file("none/d")) == nil)
  #expect(try files.status(folder.file("b"))?.size == 6)
  #expect(try files.linkStatus(folder.file("none/c"))?.kind == .file)
  #expect(throws: HostError(.open, folder.file("b"), code: 30)) {
    try files.append([1], to: folder.file("b"))
  }
  #expect(try files.list(folder.path) == ["a"])
}
