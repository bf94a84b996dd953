import JSON
import QuizFormats
import Testing

@Test func `notes stand in the order of their lines, those about the whole first`() {
  var log = ImportLog()
  func position(_ line: Int) -> JSONPosition { JSONPosition(line: line, column: 1) }
  log.change(.common(.noAnswer), at: position(5))
  log.skip(.common(.blankPrompt), at: position(3))
  log.change(.common(.blankAnswer), at: position(3))
  log.change(.gift(.essay), at: nil)
  log.skip(.gift(.description), at: position(4))
  #expect(log.notes.map(\.position?.line) == [nil, 3, 3, 4, 5])
  #expect(
    log.notes.map(\.problem) == [
      .gift(.essay), .common(.blankPrompt), .common(.blankAnswer), .gift(.description),
      .common(.noAnswer),
    ])
  // Another file's lines stand after those of the first.
  var other = ImportLog()
  other.skip(.gift(.clozeGap), at: position(2))
  log.take(notesOf: other)
  log.skip(.gift(.essay), at: position(1))
  #expect(log.notes.map(\.position?.line) == [nil, 3, 3, 4, 5, 2, 1])
  #expect(log.skippedCount == 4)
}
