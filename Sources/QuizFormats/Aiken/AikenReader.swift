import JSON
import QuizCore

/// Reads Aiken: a question in a line, choices `A.` or `A)`, and a line `ANSWER:` with a letter.
///
/// Questions and choices on several lines are joined, and letters of either case taken, with a note;
/// where the options are lenient, further dialects are taken without one.
package struct AikenReader {
  /// What has been read of the question that is open.
  private struct Open {
    var line: Int
    var prompt: [String] = []
    var choices: [AikenChoice] = []
    /// Lines after the last choice: its rest, or the next question if choices follow.
    var tail: [(line: Int, text: String)] = []
    var problems: [ImportProblem] = []
    /// The lines that a lenient reading would take for choices: the first, and how many.
    var nearChoices: (first: String, count: Int) = ("", 0)
    /// The first line that a lenient reading would take for the answer, and how many lines of the
    /// tail there are up to it.
    var nearAnswer: (line: String, letters: String, tailCount: Int)?
  }

  private let isLenient: Bool
  private var bank = DraftBank(idPrefix: "aiken")
  private var open: Open?

  /// Reads a file.
  package static func read(
    _ text: SourceText, _ options: ReadOptions = ReadOptions()
  ) throws(ImportRefusal) -> DraftBank {
    var reader = AikenReader(isLenient: options.isLenient)
    for index in text.lines.indices { reader.take(text.line(index).trimmed, number: index + 1) }
    reader.dropOpen()
    guard reader.bank.log.readCount > 0 else {
      throw ImportRefusal(.common(.nothingToImport))
    }
    return reader.bank
  }

  private init(isLenient: Bool) { self.isLenient = isLenient }

  private mutating func take(_ bytes: ArraySlice<UInt8>, number: Int) {
    guard !bytes.isEmpty else { return }
    let count = open?.choices.count ?? 0
    let line = AikenLine(bytes, isLenient: isLenient, choiceCount: count)
    // After near choices and a near answer a text asks the next question.
    if line.isText, count == 0, open?.nearAnswer != nil { dropOpen() }
    switch line {
    case .choice(let letter, let text): takeChoice(letter, text, number: number)
    case .answer(let text): takeAnswer(text, as: String(decoding: bytes, as: UTF8.self), number)
    case .question(let text):
      dropOpen()
      open = Open(line: number, prompt: [text])
    case .text(let text): takeText(text, number: number)
    case .short:
      let text = String(decoding: bytes, as: UTF8.self)
      bank.log.change(
        .aiken(.shortLine(excerpt(of: text))), at: JSONPosition(line: number, column: 1))
    }
    if !isLenient { noteNearness(bytes) }
  }

  /// Remembers what a lenient reading would make of a line, to tell of it where the question fails.
  private mutating func noteNearness(_ bytes: ArraySlice<UInt8>) {
    guard let item = open else { return }
    let count = item.choices.count &+ item.nearChoices.count
    let text = String(decoding: bytes, as: UTF8.self)
    switch AikenLine(bytes, isLenient: true, choiceCount: count) {
    case .choice where AikenLine(bytes, isLenient: false, choiceCount: count).isText:
      open?.nearChoices = (count == 0 ? text : item.nearChoices.first, item.nearChoices.count &+ 1)
    case .answer(let answer) where count > 1:
      guard item.nearAnswer == nil else { break }
      let letters = AikenLetters(Array(answer.utf8)[...], areSeveralAllowed: true)
      open?.nearAnswer = letters.map { (text, $0.names, item.tail.count) }
    case .choice, .answer, .question, .text, .short: break
    }
  }

  private mutating func takeText(_ text: String, number: Int) {
    if open == nil {
      open = Open(line: number, prompt: [text])
    } else if open?.choices.isEmpty == true {
      open?.prompt.append(text)
    } else {
      open?.tail.append((number, text))
    }
  }

  private mutating func takeChoice(_ letter: UInt8, _ text: String, number: Int) {
    // Letters that begin anew after further lines belong to a question that those lines ask: those
    // after a near answer, if there is one.
    if letter == UInt8(ascii: "A"), let item = open, let last = item.tail.last {
      open?.tail = []
      dropOpen()
      let asked = item.tail.dropFirst(item.nearAnswer?.tailCount ?? 0)
      let lines = asked.isEmpty ? item.tail[...] : asked
      open = Open(line: lines.first?.line ?? last.line, prompt: lines.map(\.text))
    }
    if open == nil { open = Open(line: number) }
    joinTail()
    // What another choice follows was no answer.
    open?.nearAnswer = nil
    open?.choices.append(AikenChoice(letter: letter, text: text))
  }

  /// Makes the lines after a choice its rest.
  private mutating func joinTail() {
    guard var item = open, !item.tail.isEmpty, var last = item.choices.popLast() else { return }
    last.text = ([last.text] + item.tail.map(\.text)).joined(separator: " ")
    item.choices.append(last)
    item.tail = []
    let problem = ImportProblem.aiken(.choiceOnSeveralLines)
    if !isLenient, !item.problems.contains(problem) { item.problems.append(problem) }
    open = item
  }

  private mutating func takeAnswer(_ answer: String, as written: String, _ number: Int) {
    guard open != nil else {
      bank.log.read()
      bank.log.skip(.aiken(.answerWithoutQuestion), at: JSONPosition(line: number, column: 1))
      return
    }
    joinTail()
    guard let item = open else { return }
    open = nil
    bank.log.read()
    let position = JSONPosition(line: item.line, column: 1)
    let prompt = fieldText(item.prompt.joined(separator: "\n"))
    var finished = AikenQuestion(
      prompt: prompt, choices: item.choices, isLenient: isLenient, problems: item.problems)
    if item.prompt.count > 1, !isLenient {
      finished.problems.append(.aiken(.questionOnSeveralLines(item.prompt.count)))
    }
    do {
      let kind = try finished.kind(answer, as: written)
      for problem in finished.problems {
        bank.log.change(problem, at: position, question: prompt)
      }
      bank.questions.append(DraftQuestion(prompt, kind, at: position))
    } catch {
      let near = item.nearChoices
      let isNear = error.problem == .common(.tooFewChoices(0)) && near.count > 1
      bank.log.skip(
        isNear ? .aiken(.nearChoice(excerpt(of: near.first))) : error.problem, at: position,
        question: item.prompt.first)
    }
  }

  /// Passes over the question that is open, which no answer ended.
  private mutating func dropOpen() {
    guard let item = open else { return }
    open = nil
    bank.log.read()
    let prompt = item.prompt.joined(separator: " ")
    let problem: AikenProblem =
      if prompt.isEmpty {
        .choicesWithoutQuestion
      } else if let (line, letters, _) = item.nearAnswer {
        .nearAnswer(excerpt(of: line), letters: letters)
      } else {
        .noAnswerLine
      }
    bank.log.skip(
      .aiken(problem),
      at: JSONPosition(line: item.line, column: 1), question: prompt.isEmpty ? nil : prompt)
  }
}
