import QuizCore
import QuizFormats
import Testing

@Test(arguments: ExportTarget.allCases)
func `what is written is known again for what it is, whatever its texts say`(
  _ target: ExportTarget
) throws {
  var writtenCount = 0
  for seed in 0..<150 as Range<UInt64> {
    var generated = GeneratedQuestions(seed: seed)
    let bank = generated.bank(12, isMarkdown: seed % 3 == 0)
    let written = target.written(bank)
    let kept = bank.questions.count - written.losses.count { $0.part == .question }
    guard kept > 0 else { continue }
    let bytes = Array(written.text.utf8)
    let found = FormatDetector.detect(bytes, fileName: target.fileName)
    #expect(found == .format(target.format), "seed \(seed): \(written.text.prefix(2_000))")
    // Aiken has no sign of its own that its texts could not have, too.
    if target != .aiken {
      #expect(FormatDetector.detect(bytes) == .format(target.format), "seed \(seed), no name")
    }
    let read = try target.read(written.text)
    #expect(read.questions.count == kept, "seed \(seed): \(written.text)")
    #expect(read.log.skippedCount == 0, "seed \(seed)")
    writtenCount += kept
  }
  #expect(writtenCount > 400)
}

@Test(arguments: ExportTarget.allCases)
func `an order of many items is written whole or said to be lost`(_ target: ExportTarget) throws {
  for count in [26, 27, 60, 100, 101, 150] {
    let items = (1...count).map { "item \($0)" }
    let question = drafted("Order", .ordering(items, .partial), line: 1) { $0.sourceID = "o" }
    let written = target.written(ExportBank(title: "", questions: [question]))
    let isLost = written.losses.contains { $0.part == .question || $0.part == .type }
    if isLost { continue }
    let detected = FormatDetector.detect(Array(written.text.utf8), fileName: target.fileName)
    #expect(detected == .format(target.format))
    #expect(try target.read(written.text).questions.map(\.kind) == [question.kind], "\(count)")
  }
}

@Test func `cells that look like formulas have an apostrophe in a table, and lose it again`() throws
{
  let texts = ["=1+1", "+x", "-5", "-x", "@a", "'=q", "''", "'plain'", "-", "x=1"]
  let questions = texts.enumerated().map { place, text in
    drafted(text, .flashcard(back: texts[texts.count - 1 - place]), line: place + 2) {
      $0.sourceID = "q\(place)"
    }
  }
  let written = CSVWriter.write(ExportBank(title: "", questions: questions))
  #expect(
    written.text.split(separator: "\r\n").dropFirst().map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).dropFirst(2).prefix(2)
        .joined(separator: " ")
    } == [
      "'=1+1 x=1", "'+x '-", "-5 'plain'", "'-x ''", "'@a ''=q", "''=q '@a", "'' '-x", "'plain' -5",
      "'- '+x", "x=1 '=1+1",
    ])
  #expect(written.guardedCellCount == 12)
  #expect(try TableReader.read(SourceText(written.text), ReadOptions()).questions == questions)
  // A table of others keeps its apostrophes.
  #expect(
    try table("question,answer\n'+' is?,'-x\n").questions.map(summary) == [
      "'+' is? [flashcard] '-x"
    ])
}
