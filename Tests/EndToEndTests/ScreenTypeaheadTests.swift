import TestSupport
import Testing

/// Keys answer the question that was seen, and no other.
struct ScreenTypeaheadTests {
  @Test func `keys struck before the program starts answer nothing`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try ScreenSession(
      home.launch(
        ["-c", #"stty -echo; echo ready; read go; exec "$@""#, "sh", BuiltProgram.path]
          + alphaDaily, changing: ScreenSession.terminalKind, program: "/bin/sh"))
    try session.see("ready")
    session.type("go\nABCD\n")
    try session.see(question: 1)
    session.type("q")
    #expect(session.finish().ending == .exit(3))
    #expect(try home.answers() == [])
  }

  @Test func `of several keys in one write the first answers, the rest nothing`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    session.type("ABCDABCD\r\r AAA")
    try session.seeFeedback()
    #expect(session.picture.lines[0].hasPrefix("Question 1 of 10"))
    session.type("ABCD\r\r AAA")
    try session.see(question: 2)
    session.type("q")
    #expect(session.finish().ending == .exit(3))
    #expect(try home.answers().map(\.index) == [0])
  }

  @Test func `a paste at a choice answers nothing`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    #expect(session.picture.bracketsPastes)
    session.type("\u{1B}[200~A\rB\rq\r\u{1B}[201~?")
    try session.see("Keys")
    session.type(" q")
    #expect(session.finish().ending == .exit(3))
    #expect(try home.answers() == [])
  }

  @Test func `a paste in a typed answer is text, without its line ends`() throws {
    let home = try ScratchHome.withoutMotion()
    let bank = """
      {"format": "quizbank", "formatVersion": 1, "id": "w", "title": "Words", "language": "en",
       "questions": [{"id": "w-1", "type": "short-answer", "prompt": "Which word is it?",
       "acceptedAnswers": [{"text": "red green"}]}]}
      """
    try home.write(bank, to: "\(home.banksFolder)/w.json")
    let session = try home.screen(["daily", "--bank", "w"])
    try session.see("Which word", above: "answer")
    session.type("\u{1B}[200~red\r\ngreen\r\u{1B}[201~")
    try session.see("> red green")
    #expect(try home.answers() == [])
    session.type("\r")
    try session.see("Right")
    session.type(" ")
    try session.see("Bronze", above: "go on")
    session.type(" ")
    #expect(session.finish().ending == .exit(0))
    #expect(try home.answers().map(\.index) == [0])
  }
}
