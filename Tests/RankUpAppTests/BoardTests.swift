import QuizBanks
import QuizCore
import Testing

@testable import RankUpApp

@Test func `labels are letters, numbers for many choices, and give way to choices like them`() {
  let table: [([String], [String])] = [
    (["red", "blue"], ["A", "B"]), (["1", "2", "3"], ["A", "B", "C"]),
    (["v", "w", "x", "y", "z"], ["A", "B", "C", "D", "E"]),
    (["u", "v", "w", "x", "y", "z"], ["1", "2", "3", "4", "5", "6"]),
    (["A", "B"], ["1", "2"]), (["b", "x"], ["1", "2"]), (["E", "x"], ["A", "B"]),
    (["2", "A"], ["#1", "#2"]),
    (["1", "2", "3", "4", "5", "6"], ["#1", "#2", "#3", "#4", "#5", "#6"]),
  ]
  for (texts, labels) in table {
    let list = ChoiceList(texts.map { Choice($0) }, isShuffled: false)
    #expect(Board.sample(.multipleChoice(list)).options.map(\.label) == labels, "\(texts)")
  }
}

@Test func `choices are shown in the order of the draw and answered by their place in the bank`() {
  let texts = ["w", "x", "y", "z"]
  let list = ChoiceList(texts.map { Choice($0, isCorrect: $0 == "x") })
  let question = Question(id: "q-00000", prompt: "?", kind: .multipleChoice(list))
  let bank = Bank(id: "t", title: "T", path: "t.json", source: .own, questions: [question])
  let board = Board(question, of: bank, on: "2026-11-30", .english)
  #expect(board.options.map(\.position) == [3, 1, 2, 0])
  #expect(board.options.map(\.text) == ["z", "x", "y", "w"])
  #expect(board.options.map(\.label) == ["A", "B", "C", "D"])
  #expect(board.rightOptions.map(\.label) == ["B"])
  #expect(board.read("B") == .response(.choices([1]), ["x"]))
  #expect(board.read("D") == .response(.choices([0]), ["w"]))
}

@Test func `true stands before false, and the journal keeps both in one language`() {
  let board = Board.sample(.trueFalse(answer: false), words: .korean)
  #expect(board.options.map(\.text) == ["참", "거짓"])
  #expect(board.rightOptions.map(\.text) == ["거짓"])
  #expect(board.read("참") == .response(.truth(true), ["true"]))
  #expect(board.read("B") == .response(.truth(false), ["false"]))
}

@Test func `true and false can be typed in every language`() {
  for words in [Words.english, .korean] {
    let board = Board.sample(.trueFalse(answer: true), words: words)
    for typed in ["True", "true", "참", " TRUE "] {
      #expect(board.read(typed) == .response(.truth(true), ["true"]), "\(typed)")
    }
    for typed in ["False", "false", "거짓"] {
      #expect(board.read(typed) == .response(.truth(false), ["false"]), "\(typed)")
    }
    #expect(board.read("f") == .flag)
    #expect(board.read("맞음") == .meaningless(.notAnOption))
  }
}

@Test func `typed questions have no options`() {
  let kinds: [QuestionKind] = [
    .shortAnswer(TextKey([.init("x")])), .numeric(NumberKey([.init(1)])), .cloze([], .partial),
  ]
  for kind in kinds {
    let board = Board.sample(kind)
    #expect(board.options.isEmpty && board.rightOptions.isEmpty && !board.takesSeveral)
  }
}
