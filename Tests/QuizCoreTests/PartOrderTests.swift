import QuizCore
import Testing

@Suite struct PartOrderTests {
  private let key = MatchingKey(
    (1...4).map { .init("l\($0)", "r\($0)") }, distractors: ["d1", "r5"])

  @Test func `an occasion shows sides, items and the choices of gaps in the same order for ever`() {
    let found = (0..<3).map { number -> String in
      let reference = QuestionReference(bank: "t", question: "q-0000\(number)")
      let pairs = key.displayOrder(on: "2026-11-30", for: reference)
      let items = reference.displayOrder(ofItems: 5, on: "2026-11-30")
      let list = ChoiceList((0..<4).map { Choice("c\($0)") })
      let gaps = ["a", "b"].map { list.displayOrder(on: "2026-11-30", for: reference, gap: $0) }
      return "\(pairs.left) \(pairs.right) \(items) \(gaps)"
    }
    // Written down from the algorithm in another language.
    #expect(
      found == [
        "[1, 0, 2, 3] [0, 3, 5, 1, 2, 4] [1, 0, 3, 2, 4] [[0, 1, 3, 2], [1, 2, 0, 3]]",
        "[2, 1, 0, 3] [5, 3, 0, 2, 4, 1] [2, 1, 3, 0, 4] [[3, 2, 0, 1], [2, 0, 3, 1]]",
        "[3, 0, 1, 2] [3, 2, 0, 1, 4, 5] [3, 0, 4, 1, 2] [[1, 2, 3, 0], [3, 1, 2, 0]]",
      ])
  }

  @Test func `items never stand in the right order at first`() {
    for count in 2...7 {
      var orders: Set<[Int]> = []
      for number in 0..<400 {
        let reference = QuestionReference(bank: "t", question: "q\(number)")
        let order = reference.displayOrder(ofItems: count, on: "\(count)")
        #expect(order.sorted() == Array(0..<count), "\(number)")
        #expect(order != Array(0..<count), "\(number)")
        #expect(order == reference.displayOrder(ofItems: count, on: "\(count)"), "\(number)")
        orders.insert(order)
      }
      #expect(orders.count >= min(count == 2 ? 1 : count == 3 ? 5 : 20, 20), "\(count)")
    }
    let reference = references(1)[0]
    #expect([-1, 0, 1].map { reference.displayOrder(ofItems: $0, on: "x") } == [[], [], [0]])
  }

  @Test func `a bank may keep the left sides in order, never the right ones`() {
    let still = MatchingKey(key.pairs, distractors: key.distractors, isShuffled: false)
    let orders = (0..<200).map { still.displayOrder(on: "\($0)", for: references(1)[0]) }
    #expect(Set(orders.map(\.left)) == [[0, 1, 2, 3]])
    #expect(Set(orders.map(\.right)).count > 100)
    let moved = (0..<200).map { key.displayOrder(on: "\($0)", for: references(1)[0]) }
    #expect(Set(moved.map(\.left)).count == 24)
    #expect(moved.map(\.right) == orders.map(\.right))
    #expect(moved.allSatisfy { $0.right.sorted() == Array(0..<6) })
  }
}
