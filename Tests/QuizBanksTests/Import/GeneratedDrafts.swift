import JSON
import QuizCore
import QuizFormats
import TestSupport

/// Makes drafts up from a seed, of every type: playable ones, faulty ones, and all between.
struct GeneratedDrafts {
  private var random: SeededGenerator

  init(_ seed: Int) { random = SeededGenerator(seed: seed) }

  private static let texts =
    [
      "", " ", "\u{200B}", "\u{301}", "\u{1}", "\u{1}\u{200B}", "\u{2800}", "\u{FEFF}x",
      "\u{E9}", "e\u{301}", "\u{301}x", "a b", "a  b", " a b", "a\nb", "a\u{A0}b", "ab",
      "a\u{AD}b", "\u{1}a b", "한국어", "\u{1112}\u{1161}\u{11AB}국어", "“q”", "¿q?", "x\u{202E}y", "q",
      "the text that no small string holds", "the text that no small string holds ",
      String(repeating: "long ", count: 500), "a" + String(repeating: "\u{301}", count: 40),
      "a" + String(repeating: "\u{301}", count: 50), "👩‍👩‍👧", "\r\n", "a\r\nb", "{{1}}",
    ] + (0..<60).map { "choice \($0)" }

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 1.5, 2, 1e15, 1e16, 9_007_199_254_740_992, 9_007_199_254_740_994, 1e300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
  ]

  /// The next draft; its id is to be made or named `q0` and so on, some twice.
  mutating func next() -> DraftQuestion {
    let kind = kind()
    var prompt = text()
    if case .cloze(let gaps, _) = kind, random.chance(90) {
      prompt += gaps.map { "{{\($0.id)}}" }.joined(separator: " and ")
    }
    var draft = DraftQuestion(
      prompt, kind, at: JSONPosition(line: 1 + random.below(100), column: 1))
    if random.chance(20) { draft.sourceID = random.pick(["q0", "q1", "not an id", "-", "q2"]) }
    if random.chance(20) { draft.explanation = text() }
    if random.chance(20) { draft.topic = text() }
    if random.chance(10) { draft.hints = [text(), text()] }
    if random.chance(10) { draft.points = number() }
    if random.chance(10) { draft.feedback = Feedback(correct: text(), incorrect: text()) }
    return draft
  }

  private mutating func kind() -> QuestionKind {
    let scoring: Scoring = random.chance(50) ? .partial : .allOrNothing
    switch random.below(9) {
    case 0: return .multipleChoice(choices(isSingle: true))
    case 1: return .multipleResponse(choices(isSingle: false), scoring)
    case 2: return .trueFalse(answer: random.chance(50))
    case 3: return .shortAnswer(textKey())
    case 4: return .numeric(numberKey())
    case 5:
      let pairs = several().map { _ in MatchingKey.Pair(text(), text()) }
      let distractors = random.chance(30) ? [text()] : []
      return .matching(MatchingKey(pairs, distractors: distractors), scoring)
    case 6: return .ordering(several().map { _ in text() }, scoring)
    case 7: return .cloze(several().map { gap($0) }, scoring)
    default: return .flashcard(back: text())
    }
  }

  private mutating func gap(_ number: Int) -> Gap {
    let id = random.chance(90) ? "\(number)" : random.pick(["1", "", "no id", "a_1"])
    let points = random.chance(80) ? 1 : self.number()
    switch random.below(3) {
    case 0: return Gap(id, .text(textKey()), points: points, hint: text())
    case 1: return Gap(id, .number(numberKey()), points: points)
    default: return Gap(id, .choice(choices(isSingle: true)), points: points)
    }
  }

  private mutating func choices(isSingle: Bool) -> ChoiceList {
    let count = random.chance(5) ? 30 : random.below(6)
    let right = random.below(max(count, 1))
    return ChoiceList(
      (0..<count).map { place in
        let isCorrect = isSingle && random.chance(90) ? place == right : random.chance(50)
        return Choice(
          text(), isCorrect: isCorrect, credit: random.chance(10) ? number() : nil,
          feedback: random.chance(10) ? text() : nil)
      }, isShuffled: random.chance(80))
  }

  private mutating func textKey() -> TextKey {
    TextKey(
      several().map { _ in TextKey.Accepted(text(), credit: credit()) },
      hasWildcards: random.chance(20))
  }

  private mutating func numberKey() -> NumberKey {
    NumberKey(
      several().map { _ in
        random.chance(70)
          ? NumberKey.Accepted(
            number(), tolerance: random.chance(60) ? 0 : number(), credit: credit())
          : NumberKey.Accepted(from: number(), to: number(), credit: credit())
      })
  }

  private mutating func credit() -> Double { random.chance(80) ? 1 : number() }

  /// Up to four places.
  private mutating func several() -> Range<Int> { 0..<random.below(5) }

  /// Mostly a text that is different from others and can be seen.
  private mutating func text() -> String {
    random.chance(80) ? "t\(random.below(10_000))" : random.pick(Self.texts)
  }

  private mutating func number() -> Double {
    random.chance(60) ? Double(random.below(100)) / 4 : random.pick(Self.numbers)
  }
}
