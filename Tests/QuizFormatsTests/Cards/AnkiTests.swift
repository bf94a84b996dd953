import JSON
import QuizCore
import QuizFormats
import Testing

private func anki(_ text: String, _ options: ReadOptions = ReadOptions()) throws -> DraftBank {
  try AnkiReader.read(SourceText(text), options)
}

@Test func `a header that a spreadsheet rewrote still names the separator`() throws {
  let bank = try anki("#separator:Comma,,\nQ1,A1,Test::CSV\n")
  #expect(bank.questions.map(summary) == ["Q1 [flashcard] A1"])
  #expect(problems(bank, .changed) == [.cards(.furtherFields(1))])
}

@Test func `meta columns are no fields`() throws {
  let bank = try anki(
    """
    #separator:tab
    #html:false
    #guid column:1
    #notetype column:2
    #deck column:3
    #tags column:6
    #unknown:x
    #no colon
    ok-1\tBasic\tA::B c\tfront\tback\told new::er
    b6/$l]\tBasic\tA\tsecond\tback\t
    """)
  #expect(bank.questions.map(summary) == ["front [flashcard] back", "second [flashcard] back"])
  #expect(bank.questions.map(\.topic) == ["A/B c", "A"])
  #expect(bank.questions.map(\.tags) == [["old", "new/er"], []])
  #expect(bank.questions.first?.sourceID == "ok-1")
  #expect(bank.questions.last?.sourceID?.hasPrefix("anki-") == true)
  #expect(bank.questions.map(\.position.line) == [9, 10])
}

@Test(arguments: [
  ("tags: x y\nq\ta\n", ["x", "y"], nil),
  ("#tags:x y\n#deck:Old::New\n#separator:tab\nq\ta\n", ["x", "y"], "Old/New"),
])
func `tags and deck of the header are for all notes`(
  _ text: String, _ tags: [String], _ topic: String?
) throws {
  let question = try #require(try anki(text).questions.first)
  #expect(summary(question) == "q [flashcard] a")
  #expect(question.tags == tags)
  #expect(question.topic == topic)
}

@Test(arguments: [
  "a: b\tc\n", "#separator:Semicolon\na: b;c\n", "#separator:|\na: b|c\n", "a: b;c\nd: e;f\n",
  "#separator:Pipe\r\n\"a: b\"|c\r\n#comment\r\n", "#SEPARATOR: colon \n\"a: b\":c\n",
])
func `the separator is named, or a tab, or cuts evenly`(_ text: String) throws {
  #expect(try anki(text).questions.first.map(summary) == "a: b [flashcard] c")
}

@Test func `columns named in the header find both sides`() throws {
  let bank = try anki("#separator:tab\n#columns:Back\tExtra\tFront\nb\te\tf\n")
  #expect(bank.questions.map(summary) == ["f [flashcard] b"])
}

@Test func `comments stand anywhere, quoted fields may begin with the sign`() throws {
  let bank = try anki("#separator:tab\nq\ta\n# no\n\"#1 of\nall\"\t\"say \"\"hi\"\"\"\n")
  #expect(bank.questions.map(summary) == ["q [flashcard] a", "#1 of\nall [flashcard] say \"hi\""])
}

@Test func `HTML is read as such if the header or the fields say so`() throws {
  let html = "<b>x</b> &lt; y<br>z [sound:a/b.mp3] \\(a &lt; b\\)\t<img src=\"c.png\">\n"
  let expected = "x < y\nz [audio: a/b.mp3] \\(a < b\\) [flashcard] [image: c.png]"
  for header in ["", "#html:true\n"] {
    let bank = try anki(header + html)
    #expect(bank.questions.map(summary) == [expected])
    #expect(problems(bank, .changed) == [.common(.mediaLeftOut(2))])
  }
  #expect(
    try anki("#html:false\n<hr>\ta&amp;\n").questions.map(summary) == ["<hr> [flashcard] a&amp;"])
  #expect(
    try anki("#html:true\nq\tq<hr id=answer>a\n").questions.map(summary) == ["q [flashcard] a"])
}

@Test(arguments: [
  (
    "{{c1::Paris}} is in {{c2::France::country}}",
    "{{1}} is in {{2}} [cloze] 1=Paris | 2=France?country"
  ),
  ("{{c1,2::x}}", "{{1}} [cloze] 1=x"),
  ("a {{c1::b {{c2::c}} d}}", "a {{1}} [cloze] 1=b c d"),
  ("{{c1::\\(a::b\\)::h}}", "{{1}} [cloze] 1=\\(a::b\\)?h"),
  ("x }} {{c1::y}} {{c2::z", "x } } {{1}} { {c2::z [cloze] 1=y"),
  ("\\frac{{{c1::x}}}", "\\frac{ {{1}} } [cloze] 1=x"),
  ("{{c::x}} {{cx::y}}", "{{c::x}} {{cx::y}} [flashcard] b"),
])
func `deletions become gaps`(_ front: String, _ expected: String) throws {
  #expect(
    try anki("#separator:tab\n#html:false\n\(front)\tb\n").questions.map(summary) == [expected])
}

@Test func `the second field of a note with deletions explains it`() throws {
  let bank = try anki("#separator:tab\n{{c1::a}}\tsince\n{{c1:: }}\tx\n")
  #expect(bank.questions.map(\.explanation) == ["since"])
  #expect(problems(bank, .skipped) == [.common(.blankAnswer)])
}

@Test func `short backs can be typed`() throws {
  var options = ReadOptions()
  options.isTyped = true
  let long = String(repeating: "x", count: 61)
  let bank = try anki("q\ta\nr\t\(long)\ns\t\"a\nb\"\nt\t\n", options)
  #expect(bank.questions.map(\.kind.typeName) == ["short-answer", "flashcard", "flashcard"])
  #expect(problems(bank, .skipped) == [.common(.noAnswer)])
}
