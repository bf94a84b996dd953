import Terminal
import TestSupport
import Testing

@Test func `a scripted console records one conversation`() {
  let console = ScriptedConsole(typing: ["B", "", "\u{1B}[A"], output: Surface(colors: .sixteen))
  console.write(["Question \(1)", Text("right", .good)])
  #expect(console.ask("> ") == .line("B"))
  console.writeError([Text("careful", .warning)])
  #expect(console.ask("Sure? ") == .line(""))
  #expect(console.unused == ["\u{1B}[A"])
  #expect(console.ask("> ") == .line("\u{1B}[A"))
  console.writeExactly("{}\n")
  #expect(console.ask("> ") == .endOfInput)
  #expect(console.ask("> ") == .endOfInput)
  #expect(
    console.transcript == "Question 1\nright\n> B\ncareful\nSure? \n> �[A\n{}\n> ^D\n> ^D\n")
  #expect(
    console.coloredTranscript.hasPrefix("Question 1\n␛[32mright␛[0m\n> B\n␛[33mcareful␛[0m\n"))
  #expect(console.outputText == "Question 1\nright\n> Sure? > {}\n> > ")
  #expect(console.errorText == "careful\n")
}

@Test func `a scripted console can be interrupted`() {
  let console = ScriptedConsole(typing: ["A"], ending: .interrupted(signal: 2), input: .pipe)
  #expect(console.ask("1> ") == .line("A"))
  #expect(console.ask("2> ") == .interrupted(signal: 2))
  #expect(console.transcript == "1> A\n2> ^C\n")
  #expect(console.input == .pipe)
}
