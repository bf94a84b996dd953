import JSON
import QuizCore
import QuizFormats
import Testing

/// The line of a question in the native format.
private func line(_ kind: QuestionKind, _ change: (inout DraftQuestion) -> Void = { _ in })
  -> String
{
  var draft = DraftQuestion("p", kind, at: JSONPosition(line: 1, column: 1))
  change(&draft)
  var writer = NativeWriter(NativeWriter.Header(id: "b", title: "t"))
  writer.add(draft, id: "i")
  let text = String(decoding: writer.finish(), as: UTF8.self)
  return String(text.split(separator: "\n").first { $0.hasPrefix("    {") }?.dropFirst(4) ?? "")
}

@Test func `every type is written with its own members`() {
  let list = ChoiceList(
    [
      Choice("a", isCorrect: true, credit: 0.5, feedback: "f"),
      Choice("b", credit: -1, isFixed: true),
    ], isShuffled: false)
  let key = TextKey(
    [.init("x"), .init("y", credit: 0.5, feedback: "g")], isCaseSensitive: true,
    ignoresDiacritics: true, ignoresPunctuation: true, hasWildcards: true)
  let numbers = NumberKey(
    [.init(3), .init(9.81, tolerance: 0.02), .init(from: 1, to: 2.5, credit: 0.5)], unit: "m")
  let choices =
    #""choices":[{"text":"a","correct":true,"credit":0.5,"feedback":"f"},{"text":"b","credit":-1,"fixed":true}],"shuffle":false"#
  let table: [(QuestionKind, String)] = [
    (.multipleChoice(list), #""multiple-choice","prompt":"p",\#(choices)"#),
    (
      .multipleResponse(list, .allOrNothing),
      #""multiple-response","prompt":"p",\#(choices),"scoring":"all-or-nothing""#
    ),
    (.trueFalse(answer: false), #""true-false","prompt":"p","answer":false"#),
    (
      .shortAnswer(key),
      #""short-answer","prompt":"p","acceptedAnswers":["x",{"text":"y","credit":0.5,"feedback":"g"}],"caseSensitive":true,"ignoreDiacritics":true,"ignorePunctuation":true,"wildcards":true"#
    ),
    (
      .numeric(numbers),
      #""numeric","prompt":"p","acceptedAnswers":[3,{"value":9.81,"tolerance":0.02},{"min":1,"max":2.5,"credit":0.5}],"unit":"m""#
    ),
    (
      .matching(
        MatchingKey([.init("l", "r"), .init("m", "s")], distractors: ["d"], isShuffled: false),
        .partial),
      #""matching","prompt":"p","pairs":[{"left":"l","right":"r"},{"left":"m","right":"s"}],"distractors":["d"],"shuffle":false"#
    ),
    (.ordering(["1", "2"], .partial), #""ordering","prompt":"p","items":["1","2"]"#),
    (
      .cloze(
        [
          Gap("a", .text(TextKey([.init("x")])), points: 2, hint: "h"),
          Gap("b", .number(NumberKey([.init(1)]))),
        ], .partial),
      #""cloze","prompt":"p","gaps":[{"id":"a","type":"short-answer","points":2,"hint":"h","acceptedAnswers":["x"]},{"id":"b","type":"numeric","acceptedAnswers":[1]}]"#
    ),
    (.flashcard(back: "{\"[,"), #""flashcard","prompt":"p","answer":"{\"[,""#),
  ]
  for (kind, members) in table {
    #expect(line(kind) == #"{"id":"i","type":\#(members)}"#)
  }
}

@Test func `what stands beside a question comes in the order of the schema`() {
  let written = line(.trueFalse(answer: true)) {
    $0.title = "t"
    $0.topic = "A/B"
    $0.tags = ["x", "y"]
    $0.difficulty = .easy
    $0.points = 2
    $0.timeLimit = 7.5
    $0.explanation = "e"
    $0.feedback = Feedback(correct: "c", incorrect: "i")
    $0.hints = ["h"]
  }
  #expect(
    written
      == #"{"id":"i","type":"true-false","title":"t","prompt":"p","topic":"A/B","tags":["x","y"],"difficulty":"easy","points":2,"timeLimit":7.5,"answer":true,"explanation":"e","feedback":{"correct":"c","incorrect":"i"},"hints":["h"]}"#
  )
}

@Test func `the hash of a question does not depend on the order of its choices`() {
  func hash(_ prompt: String, _ choices: [Choice]) -> UInt64 {
    DraftQuestion(
      prompt, .multipleResponse(ChoiceList(choices), .partial), at: JSONPosition(line: 1, column: 1)
    ).contentHash
  }
  let (a, b) = (Choice("á", isCorrect: true), Choice("b", isCorrect: true))
  let expected = FNV1a64.hash("multiple-response", "pé", "b", "á")
  #expect(hash("pé", [a, b, Choice("c")]) == expected)
  #expect(hash("pe\u{301}", [b, Choice("x"), Choice("a\u{301}", isCorrect: true)]) == expected)
}

@Test func `long questions at the top take no more room than a bank may have`() {
  let long = String(repeating: "x", count: 20_000)
  let draft = DraftQuestion(long, .flashcard(back: "b"), at: JSONPosition(line: 1, column: 1))
  let header = NativeWriter.Header(id: "b", title: "t")
  var writer = NativeWriter(header, expecting: 1 << 24, byteLimit: 12_000_000)
  var count = 0
  while !writer.isTooLong {
    writer.add(draft, id: "q\(count)")
    count += 1
  }
  #expect(count == 599)
  writer.add(draft, id: "more")
  let bytes = writer.finish()
  #expect(bytes.count - 12_000_000 < 20_100)
  #expect(!String(decoding: bytes.suffix(100), as: UTF8.self).contains("more"))
}
