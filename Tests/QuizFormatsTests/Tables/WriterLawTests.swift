import JSON
import QuizCore
import QuizFormats
import Testing

/// Makes questions of all types with texts that are hard to write.
private struct QuestionMaker {
  var random: SplitMix64

  private static let parts = [
    "plain", "a,b", "say \"hi\"", "\"", "#1", "=1+1", "a\nb", "tab\there", "semi;colon", "한국어",
    "é😀",
    "عربي", "{{c9::x", "a::b", "{x}", "|", "-", "'", "2", "0", "A", "true", "<b>", "&amp;", "\\n",
    "1.0",
    "a  b", "[sound:x]",
  ]

  mutating func text() -> String {
    let count = random.below(3) + 1
    return (0..<count).map { _ in Self.parts[below(Self.parts.count)] }.joined(separator: " ")
  }

  mutating func below(_ bound: Int) -> Int { Int(random.below(UInt64(bound))) }

  mutating func list(_ rightCount: Int) -> ChoiceList {
    var texts: [String] = []
    while texts.count < rightCount + 1 + below(4) {
      let text = text()
      if !texts.contains(where: { lineText($0) == lineText(text) }) { texts.append(text) }
    }
    return ChoiceList(
      texts.enumerated().map { Choice($1, isCorrect: $0 < rightCount) })
  }

  mutating func kind() -> QuestionKind {
    switch below(8) {
    case 0: return .multipleChoice(list(1))
    case 1: return .multipleResponse(list(2), .partial)
    case 2: return .trueFalse(answer: below(2) == 0)
    case 3:
      return .shortAnswer(TextKey([TextKey.Accepted(lineText(text())), TextKey.Accepted("x y")]))
    case 4:
      let value = Double(below(1000)) / 8
      return .numeric(
        NumberKey(
          [.init(value, tolerance: Double(below(3)) / 2), .init(from: 1, to: 2.5)],
          unit: below(2) == 0 ? "km/h" : nil))
    case 5: return .ordering(list(1).choices.map(\.text), .partial)
    case 6:
      let gap = Gap("1", .text(TextKey([.init(lineText(text()))])), hint: below(2) == 0 ? "h" : nil)
      return .cloze([gap], .partial)
    default: return .flashcard(back: text())
    }
  }

  mutating func question(_ number: Int) -> DraftQuestion {
    let kind = kind()
    var prompt = text()
    if case .cloze = kind { prompt = "before {{1}} after" }
    var question = DraftQuestion(prompt, kind, at: JSONPosition(line: 1, column: 1))
    question.sourceID = "q-\(number)"
    if below(2) == 0 { question.explanation = text() }
    if below(2) == 0 { question.topic = "A/B c" }
    if below(2) == 0 { question.difficulty = .hard }
    if below(2) == 0 { question.tags = ["one", "two words"] }
    if below(2) == 0 { question.hints = [text()] }
    if below(4) == 0 { question.timeLimit = 30 }
    return question
  }

  mutating func bank() -> ExportBank {
    ExportBank(title: "T", questions: (0..<1 + below(6)).map { question($0) })
  }
}

/// A question without its place, to compare it with one read back.
private func unplaced(_ question: DraftQuestion) -> DraftQuestion {
  var copy = DraftQuestion(question.prompt, question.kind, at: JSONPosition(line: 0, column: 0))
  copy.sourceID = question.sourceID
  copy.explanation = question.explanation
  copy.topic = question.topic
  copy.difficulty = question.difficulty
  copy.tags = question.tags
  copy.hints = question.hints
  copy.timeLimit = question.timeLimit
  return copy
}

@Test func `what is written as CSV reads back, but for what is named as lost`() throws {
  for seed in 0..<400 as Range<UInt64> {
    var maker = QuestionMaker(random: SplitMix64(seed: seed))
    let bank = maker.bank()
    let export = CSVWriter.write(bank)
    let lost = export.losses.filter { $0.part == .question }.map(\.question)
    #expect(export.losses.count == lost.count)
    let kept = bank.questions.filter { !lost.contains($0.sourceID ?? "") }
    for question in bank.questions where lost.contains(question.sourceID ?? "") {
      #expect(!question.kind.isEasilyTabled)
    }
    guard !kept.isEmpty else { continue }
    let read = try TableReader.read(SourceText(export.text), ReadOptions())
    #expect(read.questions.map(unplaced) == kept.map(unplaced), "seed \(seed): \(export.text)")
    #expect(problems(read, .changed) == [])
  }
}

@Test func `what is written for Anki reads back, but for what is named as lost`() throws {
  for seed in 0..<400 as Range<UInt64> {
    var maker = QuestionMaker(random: SplitMix64(seed: seed))
    let bank = maker.bank()
    let export = AnkiWriter.write(bank)
    func isLost(_ part: ExportLoss.Part, _ question: DraftQuestion) -> Bool {
      export.losses.contains(ExportLoss(part, of: question.sourceID ?? ""))
    }
    let kept = bank.questions.filter { !isLost(.question, $0) }
    guard !kept.isEmpty else { continue }
    let read = try AnkiReader.read(SourceText(export.text), ReadOptions())
    #expect(read.questions.map(\.sourceID) == kept.map(\.sourceID))
    for (found, question) in zip(read.questions, kept) {
      #expect(found.topic == question.topic)
      if !isLost(.type, question) {
        #expect(found.prompt == question.prompt)
        #expect(found.kind == question.kind)
      }
      if !isLost(.explanation, question) { #expect(found.explanation == question.explanation) }
      if !isLost(.tags, question) { #expect(found.tags == question.tags) }
      #expect(isLost(.difficulty, question) == (question.difficulty != nil))
      #expect(isLost(.hints, question) == !question.hints.isEmpty)
    }
  }
}

extension QuestionKind {
  /// Whether a table surely has a place for it.
  fileprivate var isEasilyTabled: Bool {
    switch self {
    case .multipleChoice, .trueFalse, .numeric, .flashcard, .ordering, .shortAnswer: true
    default: false
    }
  }
}

@Test func `the parts that a format has no place for are named`() {
  var question = DraftQuestion(
    "p",
    .multipleChoice(
      ChoiceList([Choice("a", isCorrect: true, feedback: "f"), Choice("b", isFixed: true)])),
    at: JSONPosition(line: 1, column: 1))
  question.sourceID = "x"
  question.title = "t"
  question.points = 2
  question.tags = ["a, b"]
  let bank = ExportBank(title: "T", questions: [question])
  #expect(CSVWriter.write(bank).losses.map(\.part) == [.feedback, .order, .title, .points, .tags])
  #expect(
    AnkiWriter.write(bank).losses.map(\.part) == [
      .type, .feedback, .order, .tags, .title, .points,
    ])
  #expect(
    AnkiWriter.write(bank).text == """
      #separator:tab
      #html:false
      #guid column:1
      #deck column:4
      #tags column:5
      x\t"p

      - a
      - b"\ta\t\t

      """)
  #expect(
    CSVWriter.write(bank).text
      == "id,type,prompt,choice 1,choice 2,correct text,explanation,topic,difficulty,tags\r\n"
      + "x,multiple-choice,p,a,b,a,,,,\"a, b\"\r\n")
}
