import Foundation
import RankUpApp
import Terminal
import TestSupport
import Testing

/// The bank that the README checks.
private let readmeBank = #"""
  {"format": "quizbank", "formatVersion": 1, "id": "rivers", "title": "Rivers",
  "language": "en", "license": "CC0-1.0", "authors": [{"name": "Sam"}],
  "questions": [
  {"id": "river-thames", "type": "true-false", "difficulty": "esay",
   "prompt": "The Thames flows through London.", "answer": true}
  ]}

  """#

/// The file of another program that the README brings in.
private let readmeQuestions = """
  France? {=Paris ~Lyon}

  The Nile is longer than the Rhine. {T}

  Spain? {~Madrid ~Sevilla}

  """

@Test func `every session that README.md shows goes as it says`() throws {
  let world = TestWorld(shipping: .checkout)
  try Data(readmeBank.utf8).write(to: URL(filePath: world.path("/home/sam/rivers.json")))
  try Data(readmeQuestions.utf8).write(to: URL(filePath: world.path("/home/sam/capitals.gift")))
  try ConsoleBlocks.expect(inFile: repositoryFolder + "/README.md") { line, input, answer in
    world.run(line, input: input, answering: answer)
  }
}

/// The lines of a text that aren't empty, without spaces at their ends; a transcript counts the empty
/// ones.
private func filledLines(_ text: String) -> [String] {
  text.split(separator: "\n").map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }.filter { !$0.isEmpty && !$0.hasPrefix("  ⋮") }
}

@Test func `every screen that README.md shows is one of the transcripts'`() throws {
  let folder = repositoryFolder + "/Tests/RankUpAppTests/Transcripts"
  let pictures = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasPrefix("screen-") }
    .flatMap { name in
      try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        .split(separator: "\n-- ").map { $0.drop { $0 != "\n" } }
    }
    .map { filledLines(String($0)) }
  let readme = try String(contentsOfFile: repositoryFolder + "/README.md", encoding: .utf8)
  let screens = readme.split(separator: "```screen\n").dropFirst()
  #expect(screens.count == 3)
  for screen in screens {
    let lines = filledLines(String(screen.split(separator: "```")[0]))
    #expect(pictures.contains(lines), "\(lines.joined(separator: "\n"))")
  }
}

@Test func `a strict check of the banks that ship is clean`() {
  let visit = TestWorld(shipping: .checkout).run(
    "rankup check --strict /usr/local/share/rankup/quizzes", on: Surface())
  #expect(visit.exit == .done)
  #expect(visit.transcript == "15 files, nothing wrong\n")
}

/// A program that asks once and says what it was told.
private func parrot(
  _ line: String, _ input: InputKind, _ answer: @escaping (Text) -> Input
) -> Visit {
  let console = ScriptedConsole(input: input, answering: answer)
  console.write(["Polly runs \(line)", ""])
  switch console.ask("Say > ") {
  case .line(let line):
    console.write(["You say \(line)."])
    return Visit(exit: .done, console: console)
  case .endOfInput: return Visit(exit: .paused, console: console)
  case .interrupted(let signal): return Visit(exit: .signal(signal), console: console)
  }
}

@Test func `a session that goes as it is written has no faults`() {
  let markdown = """
    # Polly

    ```sh
    make parrot
    ```

    ```console
    $ rankup 'a  b'
    Polly runs rankup 'a  b'

    Say > hello
    You say hello.

    $ rankup
    …
    Say > ^D
    $ echo $?
    3
    $ printf 'x\\ny' | rankup
    …
    You say x.
    ```

    ```console typing=good day
    $ rankup
    Polly runs rankup
    …
    You say good day.
    ```

    """
  let blocks = ConsoleBlocks(markdown)
  #expect(blocks.count == 2)
  let (replayed, faults) = blocks.replayed(parrot)
  #expect(faults == [])
  #expect(replayed == markdown)
}

@Test func `what is no longer so is said and written anew`() {
  let markdown = """
    ```console
    $ rankup rank
    Pretty Polly

    Say > hello
    You say hello.
    ```
    Text.
    ```console typing=^C
    $ rankup
    $ echo $?
    ```
    """
  let (replayed, faults) = ConsoleBlocks(markdown).replayed(parrot)
  #expect(
    replayed == """
      ```console
      $ rankup rank
      Polly runs rankup rank

      Say > hello
      You say hello.
      ```
      Text.
      ```console typing=^C
      $ rankup
      Polly runs rankup

      Say > ^C
      $ echo $?
      130
      ```
      """)
  #expect(
    faults == [
      "line 2: the program says:\n2 - Pretty Polly\n2 + Polly runs rankup rank",
      "line 10: the program says:\n2 + Polly runs rankup\n3 + \n4 + Say > ^C\n6 + 130",
    ])
}

@Test(
  arguments: [
    ("$ rankup\nSay to me > x", "Nothing is written behind the prompt 'Say > '."),
    ("$ make", "'make' can't be replayed."), ("Hello", "'Hello' stands before the first command."),
  ])
func `what can't be replayed is said and stays as it is`(_ session: String, _ problem: String) {
  let markdown = "```console\n\(session)\n```"
  let (replayed, faults) = ConsoleBlocks(markdown).replayed(parrot)
  #expect(faults.first == "line 2: \(problem)")
  #expect(replayed == markdown)
}

@Test(
  arguments: [
    ("a\nb", "a\nb\n\n", true), ("a  \nb", "a\nb", true), ("a", "a\nb", false),
    ("…", "a\nb", true), ("a\n…", "a\nb", true), ("…\nb", "a\nb", true),
    ("b\n…", "a\nb", false), ("a\n…\nb\nc\n…\nd", "a\nb\nx\nb\nc\nd", true),
    ("a\n…\na", "a", false), ("…\nc\n…\nb\n…", "a\nb\nc", false),
  ])
func `written lines tell of the whole`(_ written: String, _ whole: String, _ isSo: Bool) {
  #expect(WrittenLines(text: written).tell(of: WrittenLines(text: whole)) == isSo)
}

@Test(
  arguments: [
    ("a b", ["a", "b"]), ("  a   'b  c' ", ["a", "b  c"]),
    (#"a "b 'c'" d\ e"#, ["a", "b 'c'", "d e"]),
    (#"'a\nb'"#, [#"a\nb"#]), ("a '' b", ["a", "", "b"]), ("", []), ("x'y'z", ["xyz"]),
  ])
func `a line is split as a shell does`(_ line: String, _ words: [String]) {
  #expect(shellWords(line) == words)
}
