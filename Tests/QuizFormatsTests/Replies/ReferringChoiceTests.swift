import JSON
import QuizCore
import QuizFormats
import Testing

/// The quick look before the rules of QuizCore must not miss what those would find.
struct ReferringChoiceTests {
  @Test(arguments: [
    "Both A and B", "A and B", "a & c", "A or B", "Neither A nor B", "A, B and C",
    "Both (a) and (c) are correct.", "A and B only", "Only B", "B only", "All but C",
    "Option D", "Answers A and B", "A is correct", "A와 B", "A와 B 모두", "A, B 둘 다", "A 또는 C",
    "B와 C만", "ㄱ과 ㄴ", "①과 ③", "A가 정답",
    "All of the above", "None of the above.", "ALL OF THE ABOVE", "All of these", "None of these",
    "Any of the above", "Both of these", "Neither of the above", "All the above",
    "None of them", "All are correct", "None is correct", "None of the answers above",
    "All of the above are true", "None of the listed options", "Both", "Neither",
    "모두 정답", "모두정답", "모두 정답입니다", "위의 모두", "위 모두", "전부 맞다", "둘 다", "둘 다 아니다",
    "모두 해당한다", "정답 없음", "정답없음", "정답이 없다", "답 없음", "해당 없음", "해당 사항 없음",
    "위에 없음", "보기에 없음", "이 중에 없음", "위의 모든 것", "모두 아님",
    "“None of the above”", "(All of these)", "  Both ", "‘A’ and ‘B’", "\u{5D0} A, B",
    "Red", "A", "B", "C++", "A+", "B-", "a + b", "a/b", "Vitamin A and C", "Hepatitis A or B",
    "None", "All", "All Blacks", "All of Me", "All right", "Both Sides Now",
    "Neither here nor there",
    "No", "True", "False", "Above", "None of your business", "A cat and a dog", "ㄱ, ㄴ", "없음",
    "모두", "위", "정답", "나와 너", "가", "모두의 마블",
  ])
  func `a choice is fixed where it speaks of others, and only there`(_ text: String) throws {
    let item = #"[{"question":"Q","options":["first","\#(text)","third"],"answer":"first"}]"#
    let bank = try reply(item, { try LooseJSONReader.read($0, $1) })
    guard case .multipleChoice(let list) = bank.questions.first?.kind else {
      Issue.record("no choices")
      return
    }
    #expect(list.choices.map(\.isFixed) == list.choices.map(\.refersToOthers))
  }
}
