import QuizCore
import Testing

@Suite struct PartMarkingTests {
  static let capitals = MatchingKey(
    [.init("Canada", "Ottawa"), .init("Italy", "Rome"), .init("Japan", "Tokyo")],
    distractors: ["Toronto", "Toronto "])

  static func share(_ kind: QuestionKind, _ response: Response) -> Int {
    Question(id: "q", prompt: "?", kind: kind).mark(response).share.millionths
  }

  @Test(
    arguments: [
      ([0, 1, 2], 1_000_000, 1_000_000), ([0, 1, 3], 666_667, 0), ([2, 1, 0], 333_333, 0),
      ([1, 2, 0], 0, 0), ([], 0, 0), ([0], 333_333, 0), ([0, 1], 666_667, 0),
      ([0, 1, 2, 3], 1_000_000, 1_000_000), ([0, -1, .max], 333_333, 0),
    ] as [([Int], Int, Int)])
  func `pairs are paid by the share that is right`(picked: [Int], partial: Int, whole: Int) {
    #expect(Self.share(.matching(Self.capitals, .partial), .pairs(picked)) == partial)
    #expect(Self.share(.matching(Self.capitals, .allOrNothing), .pairs(picked)) == whole)
  }

  @Test func `right sides that read the same are one, and right for both`() {
    let key = MatchingKey(
      [.init("2", "even"), .init("3", "odd"), .init("4", " even"), .init("5", "o\u{AD}dd")],
      distractors: ["odd ", "prime", "prime"])
    #expect(key.rightSides == ["even", "odd", "prime"])
    #expect(Self.share(.matching(key, .allOrNothing), .pairs([0, 1, 0, 1])) == 1_000_000)
    #expect(Self.share(.matching(key, .partial), .pairs([0, 0, 0, 0])) == 500_000)
  }

  @Test(
    arguments: [
      ([0, 1, 2, 3], 1_000_000, 1_000_000), ([0, 1, 3, 2], 500_000, 0), ([1, 0, 3, 2], 0, 0),
      ([1, 2, 3, 0], 0, 0), ([0, 2, 1, 3], 500_000, 0), ([], 0, 0), ([0, 1], 500_000, 0),
      ([0, 0, 0, 0], 250_000, 0), ([0, 1, 2, 3, 4], 1_000_000, 1_000_000),
    ] as [([Int], Int, Int)])
  func `an order is paid by the items at their place`(order: [Int], partial: Int, whole: Int) {
    let items = ["a", "b", "c", "d"]
    #expect(Self.share(.ordering(items, .partial), .order(order)) == partial)
    #expect(Self.share(.ordering(items, .allOrNothing), .order(order)) == whole)
  }

  static let gaps = [
    Gap("a", .text(TextKey([.init("hydrogen"), .init("gas", credit: 0.5, feedback: "Which?")]))),
    Gap("b", .number(NumberKey([.init(100), .init(from: 90, to: 110, credit: -1)])), points: 2),
    Gap(
      "c",
      .choice(
        ChoiceList([
          Choice("expands", isCorrect: true), Choice("shrinks", feedback: "It floats."),
          Choice("grows", credit: 0.25),
        ]))),
  ]

  @Test(
    arguments: [
      ([.text("Hydrogen"), .text("100"), .choices([0])], 1_000_000, 1_000_000),
      ([.text("gas"), .text("1e2"), .choices([0])], 875_000, 0),
      ([.text("gas"), .text("95"), .choices([2])], 187_500, 0),
      ([.text("x"), .text("100"), .choices([1])], 500_000, 0),
      ([.text("x"), .text("x"), .choices([1])], 0, 0), ([], 0, 0),
      ([.text("hydrogen")], 250_000, 0),
      ([.choices([0]), .gaps([]), .text("expands")], 0, 0),
    ] as [([Response], Int, Int)])
  func `gaps are weighed by their points`(filled: [Response], partial: Int, whole: Int) {
    #expect(Self.share(.cloze(Self.gaps, .partial), .gaps(filled)) == partial)
    #expect(Self.share(.cloze(Self.gaps, .allOrNothing), .gaps(filled)) == whole)
  }

  @Test func `each part is told, and the bank's remarks with their gap`() {
    let feedback = Feedback(correct: "Yes.", partial: "Nearly.", incorrect: "No.")
    let cloze = Question(
      id: "q", prompt: "?", kind: .cloze(Self.gaps, .partial), feedback: feedback)
    let verdict = cloze.mark(.gaps([.text("gas"), .text("100"), .choices([1])]))
    #expect(verdict.parts.map(\.millionths) == [500_000, 1_000_000, 0])
    #expect(verdict.remarks.map(\.gap) == [0, 2, nil])
    #expect(verdict.remarks.map(\.text) == ["Which?", "It floats.", "Nearly."])
    let pairs = Question(
      id: "q", prompt: "?", kind: .matching(Self.capitals, .allOrNothing), feedback: feedback)
    #expect(pairs.mark(.pairs([0, 3, 2])).parts == [.full, .nothing, .full])
    #expect(pairs.mark(.pairs([0, 3, 2])).remarks.map(\.text) == ["No."])
    #expect(pairs.mark(.pairs([0, 1, 2])).remarks.map(\.text) == ["Yes."])
    #expect(pairs.mark(.text("x")).parts == [])
  }

  @Test func `points that are no numbers above 0 count nothing`() {
    let key = Gap.Key.text(TextKey([.init("x")]))
    for points in [0, -1, .nan, .infinity, -.infinity] as [Double] {
      let kind = QuestionKind.cloze([Gap("a", key, points: points), Gap("b", key)], .partial)
      #expect(Self.share(kind, .gaps([.text("y"), .text("x")])) == 999_999, "\(points)")
      #expect(Self.share(kind, .gaps([.text("x"), .text("y")])) == 1, "\(points)")
      let none = QuestionKind.cloze([Gap("a", key, points: points)], .partial)
      #expect(Self.share(none, .gaps([.text("x")])) == 1_000_000, "\(points)")
      #expect(Self.share(none, .gaps([.text("y")])) == 0, "\(points)")
    }
    let heavy = QuestionKind.cloze(
      [Gap("a", key, points: 1000), Gap("b", key, points: 1e-9)], .partial)
    #expect(Self.share(heavy, .gaps([.text("x"), .text("y")])) == 999_999)
    #expect(Self.share(heavy, .gaps([.text("y"), .text("x")])) == 1)
  }

  @Test func `a card counts as its player judges it`() {
    let shares = Recall.allCases.map { Self.share(.flashcard(back: "b"), .recall($0)) }
    #expect(shares == [0, 500_000, 1_000_000])
    #expect(Recall.allCases.map(\.rawValue) == ["again", "hard", "good"])
    #expect(Self.share(.flashcard(back: "b"), .text("b")) == 0)
  }

  @Test func `any response to any question has a share, and all right is full`() {
    for seed in 0..<400 {
      var made = MadeQuestion(seed)
      let question = Question(id: "q", prompt: "?", kind: made.kind)
      #expect(question.mark(made.right).isRight, "seed \(seed)")
      for _ in 0..<10 {
        let verdict = question.mark(made.response())
        #expect((0...1_000_000).contains(verdict.share.millionths), "seed \(seed)")
        let isWhole = !verdict.parts.isEmpty && verdict.parts.allSatisfy(\.isFull)
        #expect(verdict.parts.isEmpty || isWhole == verdict.isRight, "seed \(seed)")
        if made.scoring == .allOrNothing { #expect(!verdict.share.isPartial, "seed \(seed)") }
      }
    }
  }
}

/// A question of several parts made up from a seed, with responses of every kind.
private struct MadeQuestion {
  private var numbers: SeededNumbers
  let kind: QuestionKind
  let right: Response
  let scoring: Scoring

  init(_ seed: Int) {
    var numbers = SeededNumbers(seed)
    let count = numbers.number(in: 2...6)
    scoring = numbers.pick(Scoring.allCases)
    switch numbers.number(in: 0...2) {
    case 0:
      let rights = (0..<count).map { _ in "r\(numbers.number(in: 0...4))" }
      let key = MatchingKey(
        rights.enumerated().map { .init("l\($0)", $1) }, distractors: ["d", "r9"])
      kind = .matching(key, scoring)
      right = .pairs(rights.map { key.rightSides.firstIndex(of: $0) ?? -1 })
    case 1:
      kind = .ordering((0..<count).map { "i\($0)" }, scoring)
      right = .order(Array(0..<count))
    default:
      let gaps = (0..<count).map { index in
        let key: Gap.Key =
          switch numbers.number(in: 0...2) {
          case 0: .text(TextKey([.init("x", credit: 0.3), .init("1")]))
          case 1: .number(NumberKey([.init(1), .init(2, credit: 0.7)]))
          default: .choice(ChoiceList([Choice("a"), Choice("b", isCorrect: true)]))
          }
        return Gap("g\(index)", key, points: Double(numbers.number(in: 1...1000)) / 7)
      }
      kind = .cloze(gaps, scoring)
      right = .gaps(
        gaps.map { gap in
          if case .choice = gap.key { .choices([1]) } else { .text("1") }
        })
    }
    self.numbers = numbers
  }

  mutating func response() -> Response {
    let positions = (0..<numbers.number(in: 0...8)).map { _ in numbers.number(in: -1...7) }
    return switch numbers.number(in: 0...6) {
    case 0: right
    case 1: .pairs(positions)
    case 2: .order(positions)
    case 3: .gaps(positions.map { numbers.chance(percent: 50) ? .text("\($0)") : .choices([$0]) })
    case 4: .choices(positions)
    case 5: .recall(numbers.pick(Recall.allCases))
    default: .text("x")
    }
  }
}
