import QuizCore
import QuizFormats
import Testing

/// A field of the native format, a question without it, and the parts that say that it is lost.
private struct Field {
  let name: String
  let base: QuestionKind
  let parts: [ExportLoss.Part]
  let set: @Sendable (inout DraftQuestion) -> Void

  init(
    _ name: String, _ base: QuestionKind, _ parts: ExportLoss.Part...,
    set: @escaping @Sendable (inout DraftQuestion) -> Void
  ) {
    (self.name, self.base, self.parts, self.set) = (name, base, parts, set)
  }
}

private let ofType: Set<ExportLoss.Part> = [.answers, .tolerance, .unit]
private let pair = ChoiceList([Choice("a", isCorrect: true), Choice("b"), Choice("c")])
private let several = ChoiceList([
  Choice("a", isCorrect: true), Choice("b", isCorrect: true), Choice("c"),
])
private let text = TextKey([.init("a")])
private let number = NumberKey([.init(3)])
private let sides = MatchingKey([.init("a", "b"), .init("c", "d")])

/// Sets what is asked, whatever it was.
private func kind(_ kind: QuestionKind) -> @Sendable (inout DraftQuestion) -> Void {
  { $0.kind = kind }
}

private let fields: [Field] = [
  Field("title", .flashcard(back: "a"), .title) { $0.title = "T" },
  Field("topic", .flashcard(back: "a"), .topic) { $0.topic = "A/B" },
  Field("odd topic", .flashcard(back: "a"), .topic) { $0.topic = "A: B/$c$" },
  Field("difficulty", .flashcard(back: "a"), .difficulty) { $0.difficulty = .hard },
  Field("tags", .flashcard(back: "a"), .tags) { $0.tags = ["x", "y z", "u,v", "a]b", "c::d"] },
  Field("points", .flashcard(back: "a"), .points) { $0.points = 2 },
  Field("timeLimit", .flashcard(back: "a"), .timeLimit) { $0.timeLimit = 30 },
  Field("explanation", .flashcard(back: "a"), .explanation) { $0.explanation = "E\n\nF" },
  Field("hints", .flashcard(back: "a"), .hints) { $0.hints = ["h", "i"] },
  Field("choice: title", .multipleChoice(pair), .title) { $0.title = "T" },
  Field("choice: topic", .multipleChoice(pair), .topic) { $0.topic = "A/B" },
  Field("choice: difficulty", .multipleChoice(pair), .difficulty) { $0.difficulty = .easy },
  Field("choice: tags", .multipleChoice(pair), .tags) { $0.tags = ["x"] },
  Field("choice: points", .multipleChoice(pair), .points) { $0.points = 0.5 },
  Field("choice: timeLimit", .multipleChoice(pair), .timeLimit) { $0.timeLimit = 12.5 },
  Field("choice: explanation", .multipleChoice(pair), .explanation) { $0.explanation = "E" },
  Field("choice: hints", .multipleChoice(pair), .hints) { $0.hints = ["h"] },
  Field("choice: correct", .multipleChoice(pair), .feedback) {
    $0.feedback = Feedback(correct: "F")
  },
  Field("choice: partial", .multipleChoice(pair), .feedback) {
    $0.feedback = Feedback(partial: "F")
  },
  Field("choice: incorrect", .multipleChoice(pair), .feedback) {
    $0.feedback = Feedback(incorrect: "F")
  },
  Field("truth: correct", .trueFalse(answer: true), .feedback) {
    $0.feedback = Feedback(correct: "F")
  },
  Field("truth: partial", .trueFalse(answer: true), .feedback) {
    $0.feedback = Feedback(partial: "F")
  },
  Field("truth: incorrect", .trueFalse(answer: true), .feedback) {
    $0.feedback = Feedback(incorrect: "F")
  },
  Field("text: incorrect", .shortAnswer(text), .feedback) {
    $0.feedback = Feedback(incorrect: "F")
  },
  Field("number: incorrect", .numeric(number), .feedback) {
    $0.feedback = Feedback(incorrect: "F")
  },
  Field(
    "choice feedback", .multipleChoice(pair), .feedback,
    set: kind(
      .multipleChoice(
        ChoiceList([Choice("a", isCorrect: true, feedback: "F"), Choice("b"), Choice("c")])))),
  Field(
    "choice credit", .multipleChoice(pair), .weights,
    set: kind(
      .multipleChoice(
        ChoiceList([Choice("a", isCorrect: true), Choice("b", credit: 0.5), Choice("c")])))),
  Field(
    "fixed", .multipleChoice(pair), .order,
    set: kind(
      .multipleChoice(
        ChoiceList([Choice("a", isCorrect: true), Choice("b"), Choice("c", isFixed: true)])))),
  Field(
    "shuffle", .multipleChoice(pair), .order,
    set: kind(.multipleChoice(ChoiceList(pair.choices, isShuffled: false)))),
  Field(
    "response scoring", .multipleResponse(several, .partial), .scoring,
    set: kind(.multipleResponse(several, .allOrNothing))),
  Field(
    "response credit", .multipleResponse(several, .partial), .weights,
    set: kind(
      .multipleResponse(
        ChoiceList([
          Choice("a", isCorrect: true, credit: 0.75), Choice("b", isCorrect: true, credit: 0.25),
          Choice("c", credit: -0.5),
        ]), .partial))),
  Field(
    "accepted texts", .shortAnswer(text), .answers,
    set: kind(.shortAnswer(TextKey([.init("a"), .init("b")])))),
  Field(
    "text credit", .shortAnswer(text), .weights,
    set: kind(.shortAnswer(TextKey([.init("a"), .init("b", credit: 0.5)])))),
  Field(
    "text feedback", .shortAnswer(text), .feedback,
    set: kind(.shortAnswer(TextKey([.init("a", feedback: "F")])))),
  Field(
    "caseSensitive", .shortAnswer(text), .matchingRules,
    set: kind(.shortAnswer(TextKey([.init("a")], isCaseSensitive: true)))),
  Field(
    "ignoreDiacritics", .shortAnswer(text), .matchingRules,
    set: kind(.shortAnswer(TextKey([.init("a")], ignoresDiacritics: true)))),
  Field(
    "ignorePunctuation", .shortAnswer(text), .matchingRules,
    set: kind(.shortAnswer(TextKey([.init("a")], ignoresPunctuation: true)))),
  Field(
    "wildcards", .shortAnswer(text), .wildcards,
    set: kind(.shortAnswer(TextKey([.init("a*")], hasWildcards: true)))),
  Field(
    "tolerance", .numeric(number), .tolerance,
    set: kind(.numeric(NumberKey([.init(3, tolerance: 0.5)])))),
  Field(
    "range", .numeric(number), .tolerance, set: kind(.numeric(NumberKey([.init(from: 1, to: 4.5)])))
  ),
  Field(
    "number credit", .numeric(number), .weights,
    set: kind(.numeric(NumberKey([.init(3), .init(4, credit: 0.5)])))),
  Field(
    "number feedback", .numeric(number), .feedback,
    set: kind(.numeric(NumberKey([.init(3, feedback: "F")])))),
  Field("unit", .numeric(number), .unit, set: kind(.numeric(NumberKey([.init(3)], unit: "km")))),
  Field(
    "distractors", .matching(sides, .partial), .choices,
    set: kind(.matching(MatchingKey(sides.pairs, distractors: ["x"]), .partial))),
  Field(
    "pairs shuffle", .matching(sides, .partial), .order,
    set: kind(.matching(MatchingKey(sides.pairs, isShuffled: false), .partial))),
  Field(
    "pairs scoring", .matching(sides, .partial), .scoring,
    set: kind(.matching(sides, .allOrNothing))),
  Field(
    "order scoring", .ordering(["a", "b"], .partial), .scoring,
    set: kind(.ordering(["a", "b"], .allOrNothing))),
  Field(
    "gap hint", .cloze([Gap("1", .text(text))], .partial), .hints,
    set: kind(.cloze([Gap("1", .text(text), hint: "h")], .partial))),
  Field(
    "gap answers", .cloze([Gap("1", .text(text))], .partial), .answers,
    set: kind(.cloze([Gap("1", .text(TextKey([.init("a"), .init("b")])))], .partial))),
  Field(
    "gap rules", .cloze([Gap("1", .text(text))], .partial), .matchingRules,
    set: kind(.cloze([Gap("1", .text(TextKey([.init("a")], isCaseSensitive: true)))], .partial))),
  Field(
    "gap number", .cloze([Gap("1", .text(text))], .partial), .tolerance,
    set: kind(.cloze([Gap("1", .number(number))], .partial))),
  Field(
    "gap choice", .cloze([Gap("1", .text(text))], .partial), .choices,
    set: kind(.cloze([Gap("1", .choice(pair))], .partial))),
  Field(
    "gap scoring", .cloze([Gap("1", .text(text))], .partial), .scoring,
    set: kind(.cloze([Gap("1", .text(text))], .allOrNothing))),
]

@Test(arguments: ExportTarget.allCases)
func `every field is held by a format or said to be lost`(_ target: ExportTarget) throws {
  for field in fields {
    var question = drafted("{{1}} what?", field.base, line: 1) { $0.sourceID = "q" }
    if case .cloze = field.base {} else { question.prompt = "What?" }
    let plain = target.written(ExportBank(title: "", questions: [question]))
    field.set(&question)
    let written = target.written(ExportBank(title: "", questions: [question]))
    let lost = Set(written.losses.map(\.part))
    #expect(written.losses.count == lost.count, "\(field.name): a part is named twice")
    if lost.contains(.question) { continue }
    let before = try target.read(plain.text).questions.first
    let after = try target.read(written.text).questions.first
    var expected = try #require(before)
    field.set(&expected)
    let isHeld = after.map(unplaced) == unplaced(expected) && after?.kind == expected.kind
    // The back of a card has the right answers in words; that they are typed is lost with the type.
    let isInType = lost.contains(.type) && !ofType.isDisjoint(with: field.parts)
    let isNamed = isInType || !lost.isDisjoint(with: field.parts)
    #expect(isHeld || isNamed, "\(field.name) in \(target): \(written.text)")
    let own = lost.subtracting(plain.losses.map(\.part))
    #expect(!isHeld || own.isEmpty, "\(field.name) is held in \(target), and \(own) is said lost")
  }
}

/// A question without its place and its id, which not every format keeps.
private func unplaced(_ question: DraftQuestion) -> DraftQuestion {
  var copy = DraftQuestion(
    question.prompt, question.kind, at: drafted("", .flashcard(back: ""), line: 1).position)
  (copy.title, copy.topic, copy.difficulty) = (question.title, question.topic, question.difficulty)
  (copy.tags, copy.explanation, copy.hints) = (question.tags, question.explanation, question.hints)
  (copy.feedback, copy.points) = (question.feedback, question.points)
  copy.timeLimit = question.timeLimit
  return copy
}

@Test(arguments: ExportTarget.allCases)
func `what a bank says of itself is held or said to be lost`(_ target: ExportTarget) throws {
  let question = drafted("What?", .multipleChoice(pair), line: 1) { $0.sourceID = "q" }
  var bank = ExportBank(title: "T: \"t\"", isMarkdown: true, questions: [question])
  bank.description = "D\nE"
  bank.language = "ko"
  bank.license = "CC0-1.0"
  bank.otherParts = [.authors, .source]
  bank.otherLosses = [ExportLoss(.media, of: "q")]
  let written = target.written(bank)
  let read = try target.read(written.text)
  let held: [ExportLoss.Part] = [
    read.title == bank.title ? .title : nil,
    read.description == bank.description ? .description : nil,
    read.language == "ko" ? .language : nil, read.license == "CC0-1.0" ? .license : nil,
    read.isMarkdown ? .textFormat : nil,
  ].compactMap(\.self)
  let all: Set<ExportLoss.Part> = [
    .title, .description, .language, .license, .textFormat, .authors, .source,
  ]
  #expect(Set(written.bankLosses) == all.subtracting(held))
  #expect(written.bankLosses.count == all.count - held.count)
  #expect(written.losses.first == ExportLoss(.media, of: "q"))
  // Of a question that is lost nothing else is said.
  let cloze = drafted("{{1}}{", .cloze([Gap("1", .choice(pair), points: 2)], .partial), line: 1) {
    $0.sourceID = "q"
  }
  var other = ExportBank(title: "", questions: [cloze])
  other.otherLosses = bank.otherLosses
  #expect(target.written(other).losses == [ExportLoss(.question, of: "q")])
}
