import QuizCore
import Testing

@Suite struct ChoiceOrderTests {
  @Test func `each place shows the right answer as often`() {
    let list = ChoiceList(
      [Choice("a1", isCorrect: true)] + (2...4).map { Choice("a\($0)") })
    for occasion in ["2026-11-30", "1"] {
      var counts = [0, 0, 0, 0]
      for number in 0..<400 {
        let reference = QuestionReference(bank: "otdb", question: "q\(number)")
        let order = list.displayOrder(on: occasion, for: reference)
        #expect(order.sorted() == [0, 1, 2, 3], "question \(number)")
        counts[order.firstIndex(of: 0) ?? 0] += 1
      }
      #expect(counts.allSatisfy { (72...128).contains($0) }, "\(occasion): \(counts)")
    }
  }

  @Test func `a fixed choice keeps its place and the others move around it`() {
    let list = ChoiceList([
      Choice("red"), Choice("green", isFixed: true), Choice("blue"), Choice("None of these"),
    ])
    let orders = orders(list)
    #expect(Set(orders) == [[0, 1, 2, 3], [2, 1, 0, 3]])
  }

  @Test func `a bank may forbid to shuffle`() {
    let list = ChoiceList((0..<5).map { Choice("c\($0)") }, isShuffled: false)
    #expect(Set(orders(list)) == [[0, 1, 2, 3, 4]])
    #expect(ChoiceList([]).displayOrder(on: "1", for: references(1)[0]) == [])
  }

  @Test(arguments: [
    "Both A and B", "A and B", "a & c", "A or B", "Neither A nor B", "A, B and C",
    "Both (a) and (c) are correct.", "A and B only", "Only B", "B only", "All but C",
    "Option D", "Answers A and B", "A is correct", "A와 B", "A와 B 모두", "A, B 둘 다", "A 또는 C",
    "B와 C만", "ㄱ과 ㄴ", "①과 ③", "A가 정답",
  ])
  func `when a choice names letters none moves`(text: String) {
    let list = ChoiceList([Choice("Red"), Choice("Blue"), Choice(text), Choice("Green")])
    #expect(Set(orders(list)) == [[0, 1, 2, 3]])
    #expect(Choice(text).refersToOthers)
  }

  @Test(arguments: [
    "All of the above", "None of the above.", "ALL OF THE ABOVE", "All of these", "None of these",
    "Any of the above", "Both of these", "Neither of the above", "All the above",
    "None of them", "All are correct", "None is correct", "None of the answers above",
    "All of the above are true", "None of the listed options", "Both", "Neither",
    "모두 정답", "모두정답", "모두 정답입니다", "위의 모두", "위 모두", "전부 맞다", "둘 다", "둘 다 아니다",
    "모두 해당한다", "정답 없음", "정답없음", "정답이 없다", "답 없음", "해당 없음", "해당 사항 없음",
    "위에 없음", "보기에 없음", "이 중에 없음", "위의 모든 것", "모두 아님",
  ])
  func `a choice that speaks of the others keeps its place`(text: String) {
    let list = ChoiceList([Choice("Red"), Choice("Blue"), Choice(text), Choice("Green")])
    #expect(Set(orders(list).map { $0[2] }) == [2])
    #expect(Set(orders(list)).count == 6)
    #expect(Choice(text).refersToOthers)
  }

  @Test(arguments: [
    "Red", "A", "B", "C++", "A+", "B-", "a + b", "a/b", "Vitamin A and C", "Hepatitis A or B",
    "None", "All", "All Blacks", "All of Me", "All right", "Both Sides Now",
    "Neither here nor there",
    "No", "True", "False", "Above", "None of your business", "A cat and a dog", "ㄱ, ㄴ", "없음",
    "모두", "위", "정답", "나와 너", "가", "모두의 마블", "",
  ])
  func `other choices move`(text: String) {
    let list = ChoiceList([Choice("Red1"), Choice("Blue1"), Choice(text), Choice("Green1")])
    #expect(Set(orders(list)).count == 24)
    #expect(!Choice(text).refersToOthers)
  }

  @Test func `red, blue, both and none keep their order`() {
    let list = ChoiceList(
      ["Red", "Blue", "Both A and B", "None of the above"].map { Choice($0) })
    #expect(Set(orders(list)) == [[0, 1, 2, 3]])
  }

  /// The orders of many occasions, enough to meet every order of four choices.
  private func orders(_ list: ChoiceList) -> [[Int]] {
    (0..<120).map { list.displayOrder(on: String($0), for: references(1)[0]) }
  }
}
