import QuizCore

/// One question of OpenTriviaQA while its lines come in.
struct OpenTriviaQABlock {
  private let index: Int
  private var prompt: [UInt8]
  private var answer: [UInt8] = []
  private var hasAnswer = false
  private var choices: [[UInt8]] = []
  /// Whether a blank line ended it.
  private(set) var isEnded = false

  /// Begins with what follows `#Q`, at a line counted from 0.
  init(_ first: ArraySlice<UInt8>, at index: Int) {
    self.index = index
    prompt = Array(first)
  }

  /// Takes a line in.
  mutating func take(_ line: ArraySlice<UInt8>) {
    if !hasAnswer {
      takeBeforeAnswer(line)
    } else if PoolLine.isBlank(line) {
      isEnded = true
    } else if let choice = choice(line) {
      choices.append(Array(choice))
    } else if choices.isEmpty {
      PoolLine.append(line, to: &answer)
    } else {
      PoolLine.append(line, to: &choices[choices.count &- 1])
    }
  }

  private mutating func takeBeforeAnswer(_ line: ArraySlice<UInt8>) {
    if line.first == UInt8(ascii: "^") {
      answer = Array(line.dropFirst())
      hasAnswer = true
    } else {
      PoolLine.append(line, to: &prompt)
    }
  }

  /// What follows the letter of a choice; nil where a line has none.
  private func choice(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let letter = line.first, 0x41...0x5A ~= letter else { return nil }
    let rest = line.dropFirst()
    guard let next = rest.first else { return rest }
    return next == 0x20 || next == 0x09 ? rest : nil
  }

  /// Ends the question.
  func finish(into collector: inout ItemCollector) {
    collector.add(at: PoolLine.position(index)) { trail throws(SkippedItem) in
      let text = fieldText(PoolLine.text(prompt[...]))
      trail.prompt = text
      guard !isBlank(text) else { throw SkippedItem(.blankPrompt) }
      return DraftQuestion(text, try kind(&trail), at: PoolLine.position(index))
    }
  }

  private func kind(_ trail: inout ItemTrail) throws(SkippedItem) -> QuestionKind {
    guard hasAnswer else { throw SkippedItem(.pool(.noAnswerLine)) }
    let right = lineText(PoolLine.text(answer[...]), isAnswer: true)
    guard !isBlank(right) else { throw SkippedItem(.blankAnswer) }
    let texts = choices.map { lineText(PoolLine.text($0[...]), isAnswer: true) }
    guard texts.count > 1 else { throw SkippedItem(.tooFewChoices(texts.count)) }
    guard let place = texts.firstIndex(of: right) ?? looseIndex(of: right, in: texts) else {
      throw SkippedItem(.answerNotAmongChoices(excerpt(of: right)))
    }
    var draft = ChoiceDraft()
    for (index, text) in texts.enumerated() {
      try draft.add(text, isCorrect: index == place, &trail)
    }
    return try draft.kind(findsTruth: true)
  }

  /// The choice that differs from the answer by case alone.
  private func looseIndex(of right: String, in texts: [String]) -> Int? {
    let small = right.lowercased()
    return texts.firstIndex { $0.lowercased() == small }
  }
}
