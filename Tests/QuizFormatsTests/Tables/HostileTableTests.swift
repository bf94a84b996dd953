import QuizCore
import QuizFormats
import Testing

private let tables = [
  "id,question,a,b,c,correct,tags\nx,\"Say \"\"hi\"\"\",1,2,3,3,\"u, v\"\ny,p,q,r,s,0,\n",
  "sep=;\nfront;back\n\"two\nlines\";x\ny;z\r\n",
  ",Question,Answer 1,Answer 2,Time limit,Correct\n1,p,a,b,20,\"1,2\"\n2,q,True,False,5,1\n",
]

private let cards = [
  "#separator:tab\n#html:true\n#tags column:3\n{{c1::a {{c2::b}}::h}}\t<b>x</b>\tt u\nq\ta\tz\n",
  "term\tdefinition\na\tb\nc - d\te - f\n",
]

/// Whether a reader accounts for every item, or refuses the file.
private func holds(_ read: () throws -> DraftBank) -> Bool {
  guard let bank = try? read() else { return true }
  let count = bank.questions.count + bank.log.skippedCount
  return count > 0 && bank.log.readCount == count
}

@Test func `damaged files trap nothing, and every item read is a question or passed over`() {
  for seed in 0..<400 as Range<UInt64> {
    var random = SplitMix64(seed: seed)
    for fixture in tables + cards {
      guard let text = try? SourceText(mutated(Array(fixture.utf8), &random)) else { continue }
      var options = ReadOptions()
      if seed % 3 == 0 { options.indexBase = Int(seed % 2) }
      if seed % 5 == 0 { options.columns = [ColumnRole("prompt", "2"), ColumnRole("choice", "1")] }
      if seed % 7 == 0 { options.rowSeparator = "\\n\\n" }
      let isAll =
        holds { try TableReader.read(text, options, isTabbed: seed % 4 == 0) }
        && holds { try KahootReader.read(text, options) }
        && holds { try AnkiReader.read(text, options) }
        && holds { try QuizletReader.read(text, options) }
      #expect(isAll, "seed \(seed)")
    }
  }
}

@Test(
  arguments: [
    "\"", "\"\"", ",", ",\"", "\n", "\r", "#", "\"\n", ",\"\"x", "\"x\"\"", "{{c1::", "{{c1::a}}",
    "}}", "[sound:", "\t", "a\t\"\n", "\" ", "<", "\u{301}", "{", ":", "1,", "é", "- ",
  ])
func `a long run of any mark takes time in step with its length`(_ mark: String) throws {
  let count = 20_000 / mark.utf8.count
  let run = String(repeating: mark, count: count)
  let clock = ContinuousClock()
  let time = clock.measure {
    for start in ["question,answer\nx,", "question,a,b,correct\np,x,y,x\n", "#html:true\n", ""] {
      let text = SourceText(start + run)
      _ = try? TableReader.read(text, ReadOptions())
      _ = try? KahootReader.read(text, ReadOptions())
      _ = try? AnkiReader.read(text, ReadOptions())
      _ = try? QuizletReader.read(text, ReadOptions())
    }
  }
  // A debug build on a busy machine; what grows with the square would take minutes.
  #expect(time < .seconds(30))
}
