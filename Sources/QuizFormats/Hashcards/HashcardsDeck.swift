import JSON
import QuizCore

/// A deck as it is read: what is open, and the cards so far.
struct HashcardsDeck {
  private enum State {
    /// Between cards.
    case outside
    case question
    case answer
    case cloze
    /// After a mistake, up to the next card.
    case lost
  }

  private(set) var bank = DraftBank(idPrefix: "hashcards")
  private var state = State.outside
  private var front = MarkdownText()
  private var back = MarkdownText()
  /// The line where the open card begins, counted from 0.
  private var start = 0
  /// The lines of the cards so far, by what they hold.
  private var known: [String: Int] = [:]

  init(title: String?) {
    bank.title = title
    bank.isMarkdown = true
  }

  /// Takes the next line; every pair of state and line has its own meaning.
  mutating func read(_ line: HashcardsLine, at number: Int) {
    switch (state, line) {
    case (_, .question(let text)): begin(.question, text, at: number)
    case (_, .cloze(let text)): begin(.cloze, text, at: number)
    case (_, .separator): finish()
    case (.question, .answer(let text)):
      state = .answer
      back.append(text)
    case (.outside, .answer(let text)):
      start = number
      front.append(text)
      fail(.hashcards(.answerWithoutQuestion))
    case (.answer, .answer): fail(.hashcards(.answerInAnswer))
    case (.cloze, .answer): fail(.hashcards(.answerInCloze))
    case (.lost, .answer), (.lost, .text): break
    case (.question, .text(let text)), (.cloze, .text(let text)): front.append(text)
    case (.answer, .text(let text)): back.append(text)
    case (.outside, .text(let text)):
      guard !MarkdownBytes.trimmed(text).isEmpty else { break }
      start = number
      fail(.common(.strayText(excerpt(of: MarkdownBytes.string(text)))))
    }
  }

  /// Closes what is open, at a separator or at the end.
  mutating func finish() {
    switch state {
    case .outside, .lost: break
    case .question: fail(.hashcards(.questionWithoutAnswer))
    case .answer: addCard()
    case .cloze: addCloze()
    }
    state = .outside
    front = MarkdownText()
    back = MarkdownText()
  }

  private mutating func begin(_ next: State, _ text: ArraySlice<UInt8>, at line: Int) {
    finish()
    state = next
    start = line
    front.append(text)
  }

  private mutating func fail(_ problem: ImportProblem) {
    bank.log.read()
    bank.log.skip(problem, at: position, question: front.isEmpty ? nil : front.string)
    state = .lost
  }

  private var position: JSONPosition { JSONPosition(line: start &+ 1, column: 1) }

  private mutating func addCard() {
    let prompt = fieldText(front.string)
    let answer = fieldText(back.string, isAnswer: true)
    if isBlank(prompt) { return fail(.common(.blankPrompt)) }
    if isBlank(answer) { return fail(.common(.blankAnswer)) }
    add(
      DraftQuestion(prompt, .flashcard(back: answer), at: position), key: "Q\0\(prompt)\0\(answer)")
  }

  private mutating func addCloze() {
    let written = fieldText(front.string)
    if isBlank(written) { return fail(.common(.blankPrompt)) }
    let cloze = HashcardsCloze(written)
    guard !cloze.gaps.isEmpty else { return fail(.hashcards(.clozeWithoutGap)) }
    let draft = DraftQuestion(cloze.prompt, .cloze(cloze.gaps, .partial), at: position)
    guard add(draft, key: "C\0\(written)") else { return }
    if let link = cloze.link { change(.hashcards(.linkTakenForGap(excerpt(of: link))), draft) }
    if cloze.hasSpacedBraces { change(.hashcards(.bracesSpaced), draft) }
  }

  /// Keeps a card; false for one that stands in the deck already.
  @discardableResult private mutating func add(_ draft: DraftQuestion, key: String) -> Bool {
    if let line = known[key] {
      fail(.common(.repeatedQuestion(firstLine: line)))
      return false
    }
    known[key] = position.line
    bank.log.read()
    bank.questions.append(draft)
    let media = MarkdownImages.count(in: front.bytes) &+ MarkdownImages.count(in: back.bytes)
    if media > 0 { change(.common(.mediaLeftOut(media)), draft) }
    return true
  }

  private mutating func change(_ problem: ImportProblem, _ draft: DraftQuestion) {
    bank.log.change(problem, at: draft.position, question: draft.prompt)
  }
}
