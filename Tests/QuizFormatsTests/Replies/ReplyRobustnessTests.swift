import JSON
import QuizCore
import QuizFormats
import Testing

/// Texts with a bit of everything that the readers know.
private let jsonSeeds: [String] = [
  #"{"response_code":0,"results":[{"type":"multiple","difficulty":"easy","category":"A: B","question":"&quot;Q&quot;","correct_answer":"None of these","incorrect_answers":["b","c"]},{"type":"boolean","question":"R","correct_answer":"True","incorrect_answers":["False"]}]}"#,
  #"[{"type":"bXVsdGlwbGU=","question":"YQ==","correct_answer":"Yg==","incorrect_answers":["Yw=="]}]"#,
  #"[{"type":"multiple","question":"a%20b%C3%A9","correct_answer":"%41","incorrect_answers":["+"]}]"#,
  #"[{"id":"i1","question":{"text":"Q"},"correctAnswer":"a","incorrectAnswers":["b","a"],"tags":["t"],"type":"text_choice"},{"question":"R","correctAnswer":"x","type":"text_input"}]"#,
  #"[{"id":1,"question":"Q","answers":{"answer_a":"x","answer_b":null,"answer_c":"y"},"correct_answers":{"answer_a_correct":"true","answer_c_correct":"false"},"multiple_correct_answers":"true","tags":[{"name":"t"}],"tip":"u"}]"#,
  #"{"title":"T","questions":[{"id":"G1","question":"Q","options":["A. x","B. y"],"answer":"B"},{"q":"R","o":[{"text":"x","isCorrect":true,"feedback":"f"},{"text":"y"}]},{"q":"S","answers":{"A":"x","B":"y"},"correct":["A","B"]},{"q":"U","correct":0,"choices":[1,2,3]},{"category":"C","items":[{"A":"x","B":"y","Q":"V","answer":true}]}]}"#,
]

private let poolSeeds: [String] = [
  "#Q one\n^ a\nA a\nB b\n\n#Q two\r\nmore\r\n^ True\rA True\rB False\r\n\nstray\n#Q\n^\nA\nB",
  "SUBELEMENT T1\nT1A\nT1A01 (B) [97.1]\nQ?\nA. x\nB. y\n~~\nT1A02 deleted\n\nG1A03 (D)\nR?\n\nA. x\nmore\nB. y\n",
]

private let jsonReaders: [(String, ReplyReader)] = [
  ("opentdb", { try OpenTriviaReader.read($0, $1) }),
  ("trivia-api", { try TriviaAPIReader.read($0, $1) }),
  ("quizapi", { try QuizAPIReader.read($0, $1) }), ("json", { try LooseJSONReader.read($0, $1) }),
]

/// The seed that each of them is for.
private let own = [0, 3, 4, 5]

/// A text with a few bytes flipped, cut, doubled or moved.
private func damaged(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
  var bytes = text
  for _ in 0...random.below(4) where !bytes.isEmpty {
    let start = Int(random.below(UInt64(bytes.count)))
    let end = min(bytes.count, start + Int(random.below(24)))
    switch random.below(6) {
    case 0: bytes[start] = UInt8(random.below(256))
    case 1: bytes[start] = Array("\"{}[],:\\^#&%;\n\r 01AB".utf8)[Int(random.below(20))]
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 4: bytes.insert(contentsOf: bytes[start..<end], at: Int(random.below(UInt64(bytes.count))))
    default: bytes.swapAt(start, max(start, end - 1))
    }
  }
  return bytes
}

/// What the native format asks of every question.
private func isPlayable(_ draft: DraftQuestion) -> Bool {
  guard !isBlank(draft.prompt), draft.sourceID.map(isIdentifier) ?? true else { return false }
  switch draft.kind {
  case .multipleChoice(let list):
    return isPlayable(list) && list.choices.count(where: \.isCorrect) == 1
  case .multipleResponse(let list, _):
    return isPlayable(list) && list.choices.contains(where: \.isCorrect)
  case .shortAnswer(let key): return key.accepted.allSatisfy { !isBlank($0.text) }
  case .flashcard(let back): return !isBlank(back)
  case .trueFalse: return true
  default: return false
  }
}

private func isPlayable(_ list: ChoiceList) -> Bool {
  let texts = list.choices.map(\.text)
  return texts.count > 1 && Set(texts).count == texts.count && !texts.contains(where: isBlank)
}

private func expectSound(_ bank: DraftBank, _ source: [UInt8]) {
  let isSound =
    bank.log.readCount == bank.questions.count + bank.log.skippedCount
    && bank.questions.allSatisfy(isPlayable)
    && Set(bank.questions.compactMap(\.sourceID)).count
      == bank.questions.compactMap(\.sourceID).count
  #expect(isSound, "\(String(decoding: source, as: UTF8.self))")
}

@Suite(.serialized)
struct ReplyRobustnessTests {
  @Test(arguments: jsonReaders.indices)
  func `whatever happens to JSON, what is read is a question or passed over`(_ reader: Int) throws {
    var random = SplitMix64(seed: UInt64(reader))
    var (readable, questions) = (0, 0)
    for round in 0..<400 {
      // Every second text is one of the reader's own, or nothing would be read of it.
      let seed = round % 2 == 0 ? round / 2 % jsonSeeds.count : own[reader]
      let source = damaged(Array(jsonSeeds[seed].utf8), &random)
      guard let document = try? JSONDocument(source) else { continue }
      readable += 1
      _ = OpenTriviaReader.looksLikeReply(document)
      _ = TriviaAPIReader.looksLikeReply(document)
      _ = QuizAPIReader.looksLikeReply(document)
      guard let bank = try? jsonReaders[reader].1(document, ReadOptions()) else { continue }
      questions += bank.questions.count
      expectSound(bank, source)
    }
    #expect(readable > 40 && questions > 10)
  }

  @Test func `whatever happens to a pool, what is read is a question or passed over`() throws {
    var random = SplitMix64(seed: 99)
    var questions = 0
    for round in 0..<400 {
      let source = damaged(Array(poolSeeds[round % poolSeeds.count].utf8), &random)
      guard let text = try? SourceText(source) else { continue }
      let banks = [
        try? OpenTriviaQAReader.read(text, ReadOptions()),
        try? NCVECReader.read(text, ReadOptions()),
      ]
      for bank in banks.compactMap(\.self) {
        questions += bank.questions.count
        expectSound(bank, source)
      }
    }
    #expect(questions > 200)
  }

  @Test(arguments: [
    "&", "%", "%41", "+", "=", "\u{AD}", "\u{301}",
    "A. ", "가", "😀", "A,", "\\n", "None of these ",
  ])
  func `a long field takes a moment`(_ piece: String) throws {
    let text = String(repeating: piece, count: 40_000 / piece.utf8.count)
    let start = ContinuousClock.now
    for (_, read) in jsonReaders {
      for (prompt, answer) in [(text, "a"), ("Q", text)] {
        let item =
          #"{"type":"multiple","question":"\#(prompt)","correct_answer":"\#(answer)","incorrect_answers":["b"],"correctAnswer":"\#(answer)","incorrectAnswers":["b"],"options":["\#(answer)","b"],"answer":"\#(answer)"}"#
        if let document = try? JSONDocument(Array("[\(item)]".utf8)) {
          _ = try? read(document, ReadOptions())
        }
      }
    }
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func `many items and choices take time in proportion`() throws {
    let start = ContinuousClock.now
    let items = (0..<4_000).map {
      #"{"question":"Question \#($0)","options":["w\#($0)","x","y","None of these"],"answer":"B"}"#
    }
    let bank = try reply("[\(items.joined(separator: ","))]", { try LooseJSONReader.read($0, $1) })
    #expect(bank.questions.count == 4_000)
    let choices = (0..<20_000).map { #""\#($0 % 15_000)""# }.joined(separator: ",")
    let wide = try reply(
      #"[{"question":"Q","options":[\#(choices)],"answer":"7"}]"#,
      { try LooseJSONReader.read($0, $1) })
    #expect(wide.log.notes.count == 5_000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `many lines take time in proportion`() throws {
    let start = ContinuousClock.now
    let lines = SourceText("#Q a\n^ b\n" + String(repeating: "x\n", count: 100_000))
    #expect(try OpenTriviaQAReader.read(lines, ReadOptions()).log.skippedCount == 1)
    let blocks = SourceText(String(repeating: "#Q a\n^ b\nA b\nB c\n\n", count: 10_000))
    #expect(try OpenTriviaQAReader.read(blocks, ReadOptions()).log.skippedCount == 9_999)
    let heads = SourceText(String(repeating: "T1A01 (A)\n", count: 20_000))
    #expect(try NCVECReader.read(heads, ReadOptions()).log.skippedCount == 20_000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
