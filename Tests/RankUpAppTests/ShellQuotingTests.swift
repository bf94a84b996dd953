import Foundation
import TestSupport
import Testing

@testable import RankUpApp

@Test(
  arguments: [
    ("a.json", "a.json"), ("/home/sam/b-1_2.json", "/home/sam/b-1_2.json"), ("", "''"),
    ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("'", #"''\'''"#), ("$x;y", "'$x;y'"),
    ("~", "'~'"), ("한국.json", "한국.json"), ("a\u{1B}[2J'\\", #"$'a\033[2J\'\\'"#),
    ("\u{202E}x", #"$'\342\200\256x'"#), ("a\nb", #"$'a\012b'"#),
  ])
func `a word is quoted as a shell takes it`(word: String, quoted: String) {
  #expect(shellQuoted(word) == quoted)
}

@Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "needs bash"))
func `a shell reads quoted words as they were`() throws {
  let words = [
    "a b", "it's", "'", "''", "$HOME", "`x`", "a\nb", "\u{1B}[31m", "\u{202E}x'\\y", "-", "", "*",
    "!x", "\u{9B}1", "\"", "한국 bank.json", "#a", "a\tb", "{a,b}",
  ]
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", "printf '%s\\0' " + words.map(shellQuoted).joined(separator: " ")]
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(output == Data(words.map { $0 + "\0" }.joined().utf8))
}
