import QuizBanks
import QuizCore
import TestSupport
import Testing

@testable import RankUpApp

private let capitals = Board.sample(
  .matching(
    MatchingKey(
      [.init("Canada", "Ottawa"), .init("Italy\tland", "Rome"), .init("Japan", "Tokyo")],
      distractors: ["Toronto"]), .partial))
private let planets = Board.sample(.ordering(["Mercury", "Venus", "Earth", "Mars"], .partial))

/// A line with left sides and right sides by their texts, as labels.
private func labels(_ words: [String], of board: Board) -> [String] {
  let options: [Board.Option] =
    switch board.layout {
    case .pairs(let left, let right): left + right
    case .items(let items): items
    default: []
    }
  return words.compactMap { word in options.first { $0.text == word }?.label }
}

private let allRight = AnswerReading.response(
  .pairs([0, 1, 2]), ["Canada\tOttawa", "Italy land\tRome", "Japan\tTokyo"])

@Test func `pairs are named by numbers and letters, or by letters in order`() {
  let sides = ["Canada", "Ottawa", "Italy\tland", "Rome", "Japan", "Tokyo"]
  let parts = labels(sides, of: capitals)
  let pairs: [(String, String)] = [0, 2, 4].map { (parts[$0], parts[$0 + 1]) }
  func spelled(_ between: String, by separator: String) -> String {
    let words: [String] = pairs.map { pair in pair.0 + between + pair.1 }
    return words.joined(separator: separator)
  }
  let inOrder: [String] = pairs.sorted { $0.0 < $1.0 }.map { $0.1 }
  let spellings: [String] = [
    spelled("", by: " "), spelled("", by: ""), spelled("-", by: ", ").lowercased(),
    spelled(") ", by: ";"), spelled(" = ", by: "  "), spelled(" → ", by: ". "),
    inOrder.joined(), inOrder.joined(separator: " "), inOrder.joined(separator: ",").lowercased(),
  ]
  for line in spellings { #expect(capitals.read(line) == allRight, "\(line)") }
}

@Test func `pairs that lack a side or are none are asked for again`() {
  let table: [(String, AnswerReading)] = [
    ("", .meaningless(.empty)), ("1A", .meaningless(.leftMissing("2"))),
    ("1A 2B", .meaningless(.leftMissing("3"))), ("1A 1B 2C 3D", .meaningless(.leftTwice("1"))),
    ("A", .meaningless(.leftMissing("2"))), ("AB", .meaningless(.leftMissing("3"))),
    ("ABCD", .meaningless(.notPairs)), ("1A 2B 4C", .meaningless(.notPairs)),
    ("1A 2B 3Z", .meaningless(.notPairs)), ("A1 B2 C3", .meaningless(.notPairs)),
    ("1 2 3", .meaningless(.notPairs)), ("1A 2B 3", .meaningless(.notPairs)),
    ("Ottawa", .meaningless(.notPairs)), ("1A! 2B 3C", .meaningless(.notPairs)),
    ("1가", .meaningless(.notPairs)), ("99999999999999999999A", .meaningless(.notPairs)),
    ("h", .hint), (":h", .hint), ("s", .skip), ("skip", .skip), ("f", .flag), ("?", .keys),
    ("q", .leave), ("quit", .leave), ("i", .correct),
  ]
  for (line, reading) in table { #expect(capitals.read(line) == reading, "\(line)") }
  let doubled = capitals.read("AAA")
  guard case .response(.pairs(let picked), _) = doubled else {
    Issue.record("one right side may stand beside several left ones")
    return
  }
  #expect(Set(picked).count == 1)
}

@Test func `an order is named by letters, each once`() {
  let right = labels(["Mercury", "Venus", "Earth", "Mars"], of: planets)
  let order = AnswerReading.response(.order([0, 1, 2, 3]), ["Mercury", "Venus", "Earth", "Mars"])
  for line in [
    right.joined(), right.joined(separator: " "), right.joined(separator: ","),
    right.joined(separator: " > ").lowercased(), right.joined(separator: "-"),
  ] { #expect(planets.read(line) == order, "\(line)") }
  let table: [(String, AnswerReading)] = [
    ("", .meaningless(.empty)), ("ABC", .meaningless(.itemMissing("D"))),
    ("BCD", .meaningless(.itemMissing("A"))), ("ABCDA", .meaningless(.itemTwice("A"))),
    ("AACD", .meaningless(.itemTwice("A"))), ("ABCE", .meaningless(.notOrder)),
    ("1234", .meaningless(.notOrder)), ("A1", .meaningless(.notOrder)),
    ("Venus", .meaningless(.notOrder)), ("h", .hint), (":s", .skip), ("?", .keys),
  ]
  for (line, reading) in table { #expect(planets.read(line) == reading, "\(line)") }
}

@Test func `letters that are keys or texts label nothing`() {
  let many = Board.Option.lettered((0..<24).map { ("x\($0)", $0) }).map(\.label)
  #expect(many.prefix(8) == ["A", "B", "C", "D", "E", "G", "J", "K"])
  #expect(many.suffix(4) == ["Z", "AA", "AB", "AC"])
  #expect(Set(many).isDisjoint(with: ["F", "H", "I", "Q", "S"]))
  let notes = Board.Option.lettered([("a", 0), ("B", 1), ("x", 2)]).map(\.label)
  #expect(notes == ["C", "D", "E"])
  #expect(Set(Board.Option.lettered((0..<900).map { ("\($0)", $0) }).map(\.label)).count == 900)
}

@Test func `gaps are filled line by line, with the rules of their types`() {
  let list = ChoiceList([Choice("up", isCorrect: true), Choice("down")], isShuffled: false)
  let board = Board.sample(
    .cloze(
      [
        Gap("a", .text(TextKey([.init("x")])), hint: "first"),
        Gap("b", .number(NumberKey([.init(7)], unit: "m"))), Gap("c", .choice(list), hint: "third"),
      ], .partial), hints: ["all"], prompt: "{{a}}, {{b}}, {{c}}")
  #expect(board.prompt == "[1] ____, [2] ____, [3] (A/B)")
  #expect(board.question.promptAmongOthers(.plain) == "____, ____, ____")
  #expect(board.hints == ["all", "[1] first", "[3] third"])
  var answering = Answering(board)
  let table: [(String, AnswerReading, Int)] = [
    ("", .meaningless(.empty), 0), (":x", .meaningless(.unknownKey(":x")), 0),
    ("h", .meaningless(.bareKey("h")), 0), (":h", .hint, 0), ("::q", .step, 1),
    ("seven", .meaningless(.notANumber), 1), ("1,000", .meaningless(.ambiguousNumber), 1),
    (":s", .skip, 1), ("7 m", .step, 2), ("C", .meaningless(.notAnOption), 2), ("?", .keys, 2),
    (
      "Down", .response(.gaps([.text(":q"), .text("7 m"), .choices([1])]), [":q", "7 m", "down"]), 2
    ),
  ]
  for (line, reading, gap) in table {
    #expect(answering.read(line) == reading, "\(line)")
    #expect(answering.gap == gap, "\(line)")
  }
}

@Test func `a card is turned and then judged`() {
  let board = Board.sample(.flashcard(back: "b"), words: .korean)
  for turn in ["", "  ", "t", "T", "turn"] {
    var answering = Answering(board)
    #expect(answering.waitsForTurn)
    #expect(answering.read("2") == .meaningless(.notTurned))
    #expect(answering.read("h") == .hint && answering.read(":q") == .leave)
    #expect(answering.read(turn) == .step && !answering.waitsForTurn)
    #expect(answering.read("") == .meaningless(.empty))
    #expect(answering.read("4") == .meaningless(.notAnOption))
    #expect(answering.read("s") == .skip)
    let judgements = ["1", "2", "3", "good", "알았음"].map { answering.read($0) }
    #expect(
      judgements
        == [Recall.again, .hard, .good, .good, .good].map {
          .response(.recall($0), [$0.rawValue])
        })
  }
}

@Test func `any line at any question is read`() {
  for seed in 0..<200 {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = ["1", "A", "b", " ", ",", "22", ":", "é", "가", "\r\n", "#", "-", "→", "q", "\t"]
    let line = (0..<random.below(12)).map { _ in pieces[Int(random.below(15))] }.joined()
    for board in [capitals, planets, Board.sample(.flashcard(back: "x"))] {
      var answering = Answering(board)
      for _ in 0..<3 { _ = answering.read(line) }
      guard case .response(let response, let texts) = board.read(line) else { continue }
      #expect(!texts.isEmpty, "seed \(seed)")
      #expect((0...1_000_000).contains(board.question.mark(response).share.millionths))
    }
  }
}
