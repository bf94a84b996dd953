import JSON
import QuizCore
import QuizFormats
import Testing

@Test(arguments: [
  ("-5", false), ("+12.50", false), ("3", false), ("a-1", false), ("", false), ("-inf", true),
  ("+nan", true), ("-0x1F", true), ("-1e5", true), ("-.5", true), ("-", true), ("=1", true),
  ("@a", true), ("'-5", true), ("-1+2", true), ("-1.2.3", true),
])
func `all that is no plain number is guarded where it begins as a formula`(
  _ cell: String, _ isGuarded: Bool
) throws {
  let question = DraftQuestion(
    "p", .flashcard(back: "b"), at: JSONPosition(line: 1, column: 1))
  var asked = question
  asked.explanation = cell
  let export = CSVWriter.write(ExportBank(title: "", questions: [asked]))
  #expect(
    export.text == "id,type,prompt,correct text,explanation,topic,difficulty,tags\r\n"
      + ",flashcard,p,b,\(isGuarded ? "'" : "")\(cell),,,\r\n")
  #expect(export.guardedCellCount == (isGuarded ? 1 : 0))
  let read = try table(export.text).questions.first
  #expect(read?.explanation == (cell.isEmpty ? nil : cell))
}

@Test func `the guard is taken away whatever columns are named, in any order`() throws {
  var options = ReadOptions()
  let texts = [
    "id,type,prompt,correct text\nx,flashcard,'=p,'-b\n",
    "prompt,id,correct text,type\n'=p,x,'-b,flashcard\n",
  ]
  for (text, numbers) in zip(texts, [("3", "4"), ("1", "3")]) {
    for (prompt, answer) in [numbers, ("prompt", "correct text")] {
      options.columns = [ColumnRole("prompt", prompt), ColumnRole("answer", answer)]
      #expect(try table(text, options).questions.map(summary) == ["=p [flashcard] -b"])
    }
    #expect(try table(text).questions.map(summary) == ["=p [flashcard] -b"])
  }
  #expect(
    try table("type,prompt,answer\nflashcard,'=p,'-b\n").questions.map(summary) == [
      "'=p [flashcard] '-b"
    ])
}
