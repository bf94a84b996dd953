import JSON
import QuizCore
import QuizFormats
import Testing

private let read: ReplyReader = { try LooseJSONReader.read($0, $1) }

/// A file of questions with four choices, w to z, and these answers as JSON.
private func file(_ answers: String..., options: String = #"["w","x","y","z"]"#) -> String {
  let items = answers.enumerated().map { index, answer in
    #"{"question":"Q\#(index)","options":\#(options)\#(answer.isEmpty ? "" : ",\"answer\":\(answer)")}"#
  }
  return "[" + items.joined(separator: ",\n") + "]"
}

/// The right choices of the questions of a text, without spaces.
private func right(_ text: String, _ options: ReadOptions = ReadOptions()) throws -> [String] {
  try reply(text, read, options).questions.map { draft in
    switch draft.kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      list.choices.filter(\.isCorrect).map(\.text).joined()
    default: draft.kind.typeName
    }
  }
}

struct LooseAnswerTests {
  @Test(arguments: [
    (#""x""#, "x"), (#""X""#, "x"), (#""B""#, "x"), (#""b.""#, "x"), (#""AC""#, "wy"),
    (#""A, C""#, "wy"), (#"["A","D"]"#, "wz"), (#"["w","z"]"#, "wz"), (#"["y"]"#, "y"),
    (#""D) z""#, "z"), (#""(b)""#, "x"), (#""option_b""#, "x"), (#""option2""#, "x"),
    (#""Option 3""#, "y"), (#""B and C""#, "xy"), (#""1, 4""#, "wz"), (#""1 and 4""#, "wz"),
    ("0", "w"), ("4", "z"), ("[0,3]", "wz"), ("0.0", "w"), ("4e0", "z"),
    (#""4""#, "z"), (#""0""#, "w"),
  ])
  func `an answer alone in a file is read where there is one way to`(
    _ answer: String, _ expected: String
  ) throws {
    #expect(try right(file(answer)) == [expected])
  }

  @Test func `letters of options out of sequence name them`() throws {
    let options = ##"["A. w","C. x","D. y"]"##
    let text = file(#""C""#, #""D""#, #""A""#, #""B""#, options: options)
    #expect(try right(text) == ["C. x", "D. y", "A. w"])
    #expect(
      noteLines(try reply(text, read)) == [#"skipped 4 answerNotAmongChoices("B")"#])
  }

  @Test func `the file decides where counting begins, and the summary says so`() throws {
    let zero = try reply(file("0", "1", "3"), read)
    #expect(noteLines(zero) == ["changed - countedFrom(0)"])
    #expect(try right(file("0", "1", "3")) == ["w", "x", "z"])
    let one = try reply(file("4", "1", "2"), read)
    #expect(noteLines(one) == ["changed - countedFrom(1)"])
    #expect(try right(file("4", "1", "2")) == ["z", "w", "x"])
    #expect(try right(file(#""4""#, #""1""#)) == ["z", "w"])
    #expect(noteLines(try reply(file(#""B""#), read)) == [])
  }

  @Test func `where counting could begin at both, the player has to say it`() throws {
    let text = file("1", "2", "3")
    #expect(try replyRefusal(text, read) == ImportRefusal(.json(.ambiguousIndexBase), line: 1))
    var options = ReadOptions()
    options.indexBase = 0
    #expect(try right(text, options) == ["x", "y", "z"])
    options.indexBase = 1
    #expect(try right(text, options) == ["w", "x", "y"])
    options.indexBase = Int.min
    #expect(try reply(text, read, options).questions.count == 0)
  }

  @Test func `numbers that could be texts are refused until the player says which`() throws {
    let text = file("2", options: #"["1","2","3"]"#)
    #expect(try replyRefusal(text, read) == ImportRefusal(.json(.ambiguousAnswers("2")), line: 1))
    var options = ReadOptions()
    options.answerKind = .text
    #expect(try right(text, options) == ["2"])
    options.answerKind = .index
    #expect(try replyRefusal(text, read, options)?.problem == .json(.ambiguousIndexBase))
    options.indexBase = 0
    #expect(try right(text, options) == ["3"])
    options.answerKind = nil
    #expect(try replyRefusal(text, read, options)?.problem == .json(.ambiguousAnswers("2")))
    options.answerKind = .letter
    #expect(try reply(text, read, options).log.skippedCount == 1)
  }

  @Test func `numbers that agree either way are no trouble`() throws {
    var options = ReadOptions()
    options.indexBase = 1
    #expect(try right(file("2", options: #"["1","2","3"]"#), options) == ["2"])
    #expect(try right(file("14", "16", options: #"["12","14","16","18"]"#)) == ["14", "16"])
  }

  @Test func `most answers decide for the rest`() throws {
    let numbers = """
      [{"question":"A","options":["w","x"],"answer":0},{"question":"B","options":["w","x"],"answer":1},
      {"question":"C","options":["0","1","2"],"answer":2}]
      """
    #expect(try right(numbers) == ["w", "x", "2"])
    let letters = """
      [{"question":"A","options":["w","x"],"answer":"A"},{"question":"B","options":["w","x"],"answer":"B"},
      {"question":"C","options":["B","A"],"answer":"A"}]
      """
    #expect(try right(letters) == ["w", "x", "B"])
    #expect(try right(file(#""A""#, options: #"["B","A"]"#)) == ["A"])
    #expect(try right(file(#""2""#, options: #"["1","2","3"]"#)) == ["2"])
  }

  @Test func `every other value is passed over with its reason`() throws {
    let bank = try reply(
      file(
        "4", "-1", "1.5", "9223372036854775808", "1e400", "null", "true", "", #""cab""#, #""BA""#,
        #""""#, "[]", "[[1]]", "{}", #"["A","zz"]"#, "4", #""4 ""#, "5", #"" B ""#), read)
    #expect(bank.questions.map(\.prompt) == ["Q0", "Q15", "Q16", "Q18"])
    #expect(
      noteLines(bank) == [
        "changed - countedFrom(1)",
        "skipped 2 answerOutOfRange(\"-1\", choices: 4)",
        "skipped 3 answerOutOfRange(\"1.5\", choices: 4)",
        "skipped 4 answerOutOfRange(\"9223372036854775808\", choices: 4)",
        "skipped 5 answerOutOfRange(\"1e400\", choices: 4)", "skipped 6 noAnswer",
        "skipped 7 answerNotAmongChoices(\"true\")", "skipped 8 noAnswer",
        "skipped 9 answerNotAmongChoices(\"cab\")", "skipped 10 answerNotAmongChoices(\"BA\")",
        "skipped 11 blankAnswer", "skipped 12 noAnswer", "skipped 13 noAnswer",
        "skipped 14 noAnswer",
        "skipped 15 answerNotAmongChoices(\"zz\")",
        "skipped 18 answerOutOfRange(\"5\", choices: 4)",
      ])
    #expect(bank.log.notes.dropFirst().first?.question == "Q1")
    expectBalance(bank)
  }

  @Test func `of several keys the plainest is taken`() throws {
    #expect(
      try right(
        #"[{"question":"Q","options":["w","x","y"],"correct":2,"correct_letter":"B","answer":"Because."}]"#
      )
        == ["x"])
    #expect(
      try right(#"[{"question":"Q","options":["w","x","y"],"answer":"Because.","correct":0}]"#) == [
        "w"
      ])
  }

  @Test func `a list of questions and answers gives cards, or short answers to type`() throws {
    let text = """
      [{"question":"A","answer":"30 "},{"question":"B","answer":["x","y","x"]},
      {"question":"C","answer":"\(String(repeating: "long ", count: 13))"},
      {"question":"D","answer":" "},{"question":" ","answer":"x"},{"question":"E"},
      {"front":"F","back":"f"},{"Q":"G","A":"g"},{"answer":"x"},"x"]
      """
    let bank = try reply(text, read)
    let long = String(repeating: "long ", count: 12) + "long"
    #expect(
      bank.questions.map(questionLine) == [
        "A | flashcard | 30", "B | flashcard | x\ny", "C | flashcard | " + long,
        "F | flashcard | f", "G | flashcard | g",
      ])
    #expect(
      noteLines(bank) == [
        "skipped 3 blankAnswer", "skipped 3 blankPrompt", "skipped 3 noAnswer",
        "skipped 4 noPrompt", "skipped 4 notAnObject",
      ])
    var options = ReadOptions()
    options.isTyped = true
    #expect(
      try reply(text, read, options).questions.map(questionLine) == [
        "A | short-answer | 30", "B | short-answer | x | y", "C | flashcard | " + long,
        "F | short-answer | f", "G | short-answer | g",
      ])
  }

  @Test func `keys that the player names come first`() throws {
    var options = ReadOptions()
    options.keys = [
      "prompt": "Kysymys", "answer": "vastaus", "options": "vaihtoehdot", "items": "lista",
    ]
    #expect(
      try reply(
        #"{"lista":[{"kysymys":"Q","title":"T","vaihtoehdot":["a","b"],"Vastaus":"a"}]}"#, read,
        options
      ).questions.map(questionLine) == ["Q | multiple-choice | *a | b"])
    #expect(
      LooseJSONReader.meanings == [
        "prompt", "options", "distractors", "answer", "explanation", "hint", "topic", "difficulty",
        "tags", "id", "items",
      ])
  }
}

@Suite(.enabled(if: ReplyFiles.areThere))
struct LooseFileTests {
  @Test func `the pool of radio amateurs has 423`() throws {
    let document = try ReplyFiles.document("json-misc/ham-general-2023-2027.json")
    let bank = try LooseJSONReader.read(document, ReadOptions())
    #expect(
      noteLines(bank) == [#"changed 2 keyLeftOut("refs")"#, #"changed 3922 keyLeftOut("figure")"#])
    #expect(bank.questions.count == 423)
    #expect(bank.questions.first?.sourceID == "G1A01")
    #expect(Set(bank.questions.map(\.sourceID)).count == 423)
    let rights = zip(document.root.elements, bank.questions).map { node, draft in
      guard case .multipleChoice(let list) = draft.kind else { return false }
      let place = node["correct"]?.number?.integer ?? -1
      return list.choices.firstIndex(where: \.isCorrect) == place && list.choices.count == 4
    }
    #expect(rights.allSatisfy(\.self) && rights.count == 423)
  }

  @Test func `the Arabic list has 1751 items`() throws {
    let document = try ReplyFiles.document("json-misc/arabic-qa.json")
    let bank = try LooseJSONReader.read(document, ReadOptions())
    #expect(bank.log.readCount == 1751)
    #expect(bank.log.notes.count { $0.problem == .common(.blankAnswer) } == 2)
    #expect(bank.log.skippedCount == 20)
    #expect(bank.questions.map(\.kind.typeName).allSatisfy { $0 == "flashcard" })
    expectBalance(bank)
    var options = ReadOptions()
    options.isTyped = true
    let typed = try LooseJSONReader.read(document, options)
    #expect(typed.questions.map(\.kind.typeName).allSatisfy { $0 == "short-answer" })
    #expect(typed.questions.count == bank.questions.count)
  }

  @Test func `the Polish list has 212, 99 of them with several right answers`() throws {
    let document = try ReplyFiles.document("json-misc/polish-is_correct.json")
    let bank = try LooseJSONReader.read(document, ReadOptions())
    #expect(bank.log.notes == [])
    #expect(bank.questions.count == 212)
    #expect(bank.questions.count { $0.kind.typeName == "multiple-response" } == 99)
    #expect(bank.questions.first?.topic == "WDI")
  }
}
