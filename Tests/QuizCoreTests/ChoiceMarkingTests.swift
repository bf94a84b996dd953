import QuizCore
import Testing

@Suite struct ChoiceMarkingTests {
  private let feedback = Feedback(correct: "yes", partial: "nearly", incorrect: "no")

  @Test(arguments: [
    ([0], 1_000_000, ["right you are", "yes"]), ([1], 0, ["the largest city", "no"]),
    ([2], 250_000, ["nearly"]), ([3], 0, ["no"]), ([], 0, ["no"]), ([0, 1], 0, ["no"]),
    ([4], 0, ["no"]), ([-1], 0, ["no"]), ([.max], 0, ["no"]),
  ])
  func `one choice is right, or pays its credit`(
    picked: [Int], millionths: Int, remarks: [String]
  ) {
    let list = ChoiceList([
      Choice("Canberra", isCorrect: true, feedback: "right you are"),
      Choice("Sydney", feedback: "the largest city"), Choice("Act", credit: 0.25),
      Choice("Perth", credit: -1),
    ])
    let question = Question(
      id: "q", prompt: "?", kind: .multipleChoice(list), feedback: feedback)
    let verdict = question.mark(.choices(picked))
    #expect(verdict.share.millionths == millionths)
    #expect(verdict.remarks.map(\.text) == remarks)
  }

  @Test(arguments: [
    ([0, 2], 1_000_000, 1_000_000), ([2, 0], 1_000_000, 1_000_000),
    ([0, 2, 0], 1_000_000, 1_000_000),
    ([0], 500_000, 0), ([0, 1], 166_667, 0), ([0, 1, 2], 666_667, 0), ([1, 3], 0, 0), ([], 0, 0),
    ([0, 1, 2, 3, 4], 0, 0), ([0, 2, 9], 666_667, 0), ([-1], 0, 0),
  ])
  func `several choices pay right ticks less wrong ones, or all or nothing`(
    picked: [Int], partial: Int, whole: Int
  ) {
    let list = ChoiceList([
      Choice("2", isCorrect: true), Choice("9"), Choice("11", isCorrect: true), Choice("15"),
      Choice("21"),
    ])
    #expect(share(list, .partial, picked) == partial)
    #expect(share(list, .allOrNothing, picked) == whole)
  }

  @Test(arguments: [
    ([0, 1], 1_000_000), ([0], 500_000), ([0, 2], 0), ([0, 1, 2], 500_000), ([2], 0), ([3], 0),
    ([0, 3], 500_000), ([], 0),
  ])
  func `credits of the ticked choices are summed and bounded`(picked: [Int], millionths: Int) {
    let list = ChoiceList([
      Choice("a1", isCorrect: true, credit: 0.5), Choice("a2", isCorrect: true, credit: 0.5),
      Choice("a3", credit: -0.5), Choice("a4"),
    ])
    #expect(share(list, .partial, picked) == millionths)
  }

  @Test func `thirds of credit make a whole`() {
    let list = ChoiceList((1...3).map { Choice("a\($0)", isCorrect: true, credit: 0.333_333_3) })
    #expect(share(list, .partial, [0, 1, 2]) == 1_000_000)
    #expect(share(list, .partial, [0]) == 333_333)
  }

  @Test func `all choices right pay by the tick`() {
    let list = ChoiceList((1...3).map { Choice("a\($0)", isCorrect: true) })
    #expect(
      [[], [0], [0, 1], [0, 1, 2]].map { share(list, .partial, $0) } == [
        0, 333_333, 666_667, 1_000_000,
      ])
    #expect(share(ChoiceList([Choice("a1"), Choice("a2")]), .partial, [0]) == 0)
    #expect(share(ChoiceList([]), .partial, [0]) == 0)
  }

  @Test func `remarks stand in the bank's order`() {
    let list = ChoiceList([
      Choice("a1", isCorrect: true, feedback: "one"), Choice("a2", feedback: "two"),
      Choice("a3", isCorrect: true),
    ])
    let question = Question(
      id: "q", prompt: "?", kind: .multipleResponse(list, .partial), feedback: feedback)
    #expect(question.mark(.choices([2, 1, 0])).remarks.map(\.text) == ["one", "two", "no"])
    #expect(question.mark(.choices([0])).remarks.map(\.text) == ["one", "nearly"])
    #expect(question.mark(.choices([2, 1])).remarks.map(\.choice) == [1, nil])
    #expect(question.mark(.choices([2, 0])).remarks.map(\.text) == ["one", "yes"])
  }

  @Test func `a statement is true or false`() {
    for truth in [true, false] {
      let question = Question(id: "q", prompt: "?", kind: .trueFalse(answer: truth))
      #expect(question.mark(.truth(truth)).share == .full)
      #expect(question.mark(.truth(!truth)).share == .nothing)
    }
  }

  @Test func `an answer of the wrong kind has nothing right`() {
    let list = ChoiceList([Choice("a1", isCorrect: true), Choice("a2")])
    let kinds: [QuestionKind] = [
      .multipleChoice(list), .multipleResponse(list, .partial), .trueFalse(answer: true),
      .shortAnswer(TextKey([.init("a1")])), .numeric(NumberKey([.init(1)])),
    ]
    let fitting = kinds.map { kind in
      [Response.choices([0]), .truth(true), .text("a1"), .text("1")].map {
        Question(id: "q", prompt: "?", kind: kind).mark($0).isRight
      }
    }
    #expect(
      fitting == [
        [true, false, false, false], [true, false, false, false], [false, true, false, false],
        [false, false, true, false], [false, false, false, true],
      ])
    #expect(
      kinds.map(\.typeName) == [
        "multiple-choice", "multiple-response", "true-false", "short-answer", "numeric",
      ])
  }

  private func share(_ list: ChoiceList, _ scoring: Scoring, _ picked: [Int]) -> Int {
    Question(id: "q", prompt: "?", kind: .multipleResponse(list, scoring))
      .mark(.choices(picked)).share.millionths
  }
}
