import Foundation
import TestSupport
import Testing

/// Where a program lies; nil where it is not installed.
private func tool(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
}

/// An environment in which nothing of this machine's user shows.
private func environment(home: String) -> [String: String] {
  [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": home, "LC_ALL": "C",
    "TZ": "UTC", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
    "GIT_CONFIG_KEY_1": "advice.detachedHead", "GIT_CONFIG_VALUE_1": "false",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_EDITOR": "true",
  ]
}

/// Runs a program in an empty folder; its output without the white space around it.
private func output(
  _ program: String, _ arguments: [String], in folder: String, typing text: String? = nil
) throws -> (output: String, errors: String) {
  let launch = ProgramLaunch(program, arguments, environment: environment(home: folder + "/home"))
  let outcome = try BuiltProgram.start(
    launch.inside(folder + "/work"), input: text.map { .text($0) } ?? .null, seconds: 120
  ).finish()
  return (outcome.output.trimmingCharacters(in: .whitespacesAndNewlines), outcome.errors)
}

private func makeFolders(in scratch: borrowing ScratchFolder) throws {
  for name in ["home", "work"] {
    try FileManager.default.createDirectory(
      atPath: scratch.file(name), withIntermediateDirectories: false)
  }
}

/// Checks what a snippet printed.
private func expect(_ snippet: Snippet, printed output: String, _ errors: String) {
  #expect(
    snippet.agrees(with: output),
    "\(snippet.question.id) prints \(output.debugDescription), not \(snippet.rightOutputs)\n\(errors)"
  )
}

private func run(_ snippets: [Snippet], with tool: String, _ arguments: (String) -> [String]) throws
{
  for snippet in snippets {
    let scratch = ScratchFolder()
    try makeFolders(in: scratch)
    if snippet.language == "console",
      snippet.file == nil, let git
    {
      _ = try output(git, ["init", "-q"], in: scratch.path)
    }
    let code = try snippet.code
    let isSQL = snippet.language == "sql"
    let (printed, errors) = try output(
      tool, arguments(code), in: scratch.path, typing: isSQL ? code : nil)
    expect(snippet, printed: printed, errors)
  }
}

private let bash = tool("bash")
private let git = tool("git")
private let sqlite = tool("sqlite3")
private let swiftc = tool("swiftc")

private func snippets(_ languages: String...) -> [Snippet] {
  Snippet.all.filter { languages.contains($0.language) }
}

@Test(.enabled(if: bash != nil && git != nil, "needs bash and git"))
func `what shell and Git questions show prints the right answer`() throws {
  let found = snippets("sh", "console")
  #expect(found.count >= 40)
  try run(found, with: bash ?? "") { ["-c", $0] }
}

@Test(.enabled(if: sqlite != nil, "needs sqlite3"))
func `what SQL questions show prints the right answer`() throws {
  let found = snippets("sql")
  #expect(found.count >= 20)
  try run(found, with: sqlite ?? "") { _ in [":memory:"] }
}

@Test(.enabled(if: swiftc != nil, "needs swiftc"))
func `what Swift questions show prints the right answer`() throws {
  let found = try snippets("swift").map { (snippet: $0, code: try $0.code) }
  #expect(found.count >= 20)
  // An extension can't stand within a function; the others share a program of a function each, since
  // starting the compiler takes the time.
  let together = found.filter { !isExtending($0.code) }
  let functions = together.enumerated().map { number, one in
    "func body\(number)() async throws {\n\(one.code)\n}\n"
  }
  let calls = together.indices.map { "print(\"\\u{1D}\($0)\")\ntry await body\($0)()\n" }
  let (printed, errors) = try compiled(functions.joined() + calls.joined())
  let parts = printed.split(separator: "\u{1D}").map {
    $0.drop { $0 != "\n" }.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  #expect(parts.count == together.count, "\(errors)")
  for (one, part) in zip(together, parts) { expect(one.snippet, printed: part, errors) }
  for one in found where isExtending(one.code) {
    let (printed, errors) = try compiled(one.code)
    expect(one.snippet, printed: printed, errors)
  }
}

/// Whether a program has an extension.
private func isExtending(_ code: String) -> Bool {
  code.hasPrefix("extension ") || code.contains("\nextension ")
}

/// Compiles a Swift program and runs it.
private func compiled(_ code: String) throws -> (output: String, errors: String) {
  let scratch = ScratchFolder()
  try makeFolders(in: scratch)
  try code.write(toFile: scratch.path + "/work/main.swift", atomically: true, encoding: .utf8)
  let compilation = try output(
    swiftc ?? "",
    ["-swift-version", "6", "-Onone", "-suppress-warnings", "main.swift", "-o", "main"],
    in: scratch.path)
  let (printed, errors) = try output(scratch.path + "/work/main", [], in: scratch.path)
  return (printed, compilation.errors + errors)
}

@Test func `each file among the snippets stands for a block and holds its lines in order`() throws {
  let used = Snippet.all.compactMap(\.file)
  #expect(used.count == Snippet.files.count)
  for snippet in Snippet.all where snippet.file != nil {
    var wanted = snippet.lines[...]
    for line in try snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
    where wanted.first.map({ $0 == line }) ?? false {
      wanted.removeFirst()
    }
    #expect(wanted.isEmpty, "\(snippet.question.id) lacks \(wanted)")
  }
}
