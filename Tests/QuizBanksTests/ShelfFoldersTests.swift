import Host
import TestSupport
import Testing

@testable import QuizBanks

struct ShelfFoldersTests {
  private func folders(_ executable: String?, systemData: [String] = []) -> [String] {
    let base = BaseFolders(
      config: "/h/c", data: "/h/d", state: "/h/s", cache: "/h/k", systemData: systemData)
    let folders = ShelfFolders(base, executable: executable, files: Files())
    #expect(folders.own == "/h/d/rankup/quizzes")
    return folders.folders.map { "\($0.source.rawValue) \($0.path)" }
  }

  @Test func `own, then the program's, then the system's`() throws {
    let scratch = ScratchFolder()
    try Files().makeFolder(scratch.file("p/share/rankup/quizzes"))
    #expect(
      folders(scratch.file("p/bin/rankup"), systemData: ["/a", "/b/", "relative"]) == [
        "own /h/d/rankup/quizzes", "shipped \(scratch.path)/p/share/rankup/quizzes",
        "system /a/rankup/quizzes", "system /b/rankup/quizzes",
      ])
  }

  @Test func `in a checkout the quizzes beside Package.swift count`() throws {
    let scratch = ScratchFolder()
    try write("", to: scratch.file("c/Package.swift"))
    try Files().makeFolder(scratch.file("c/quizzes"))
    #expect(
      folders(scratch.file("c/.build/x/release/rankup")) == [
        "own /h/d/rankup/quizzes", "shipped \(scratch.path)/c/quizzes",
      ])
    #expect(
      folders(scratch.file("c/bin/rankup")) == [
        "own /h/d/rankup/quizzes", "shipped \(scratch.path)/c/quizzes",
      ])
  }

  @Test func `a package without quizzes is passed over`() throws {
    let scratch = ScratchFolder()
    try write("", to: scratch.file("c/Package.swift"))
    try Files().makeFolder(scratch.file("c/quizzes"))
    try write("", to: scratch.file("c/inner/Package.swift"))
    #expect(folders(scratch.file("c/inner/rankup")).last == "shipped \(scratch.path)/c/quizzes")
  }

  @Test(arguments: [nil, "", "rankup", "/", "/nowhere/bin/rankup"])
  func `a program that stands alone brings no folder`(_ executable: String?) {
    #expect(folders(executable) == ["own /h/d/rankup/quizzes"])
  }
}
