import QuizFormats

extension GIFTProblem {
  /// A sentence in Korean without a full stop.
  var korean: String {
    switch self {
    case .description: "중괄호가 없는 글이라 물어볼 것이 없어요. 문제로 쓰려면 {답}을 붙여 주세요"
    case .essay: "서술형은 채점할 수 없어요. #### 뒤에 피드백을 쓰면 카드가 돼요"
    case .unbalancedBrace:
      "중괄호의 짝이 맞지 않아요. 문제 안의 빈 줄을 지우고, 글에 쓰는 중괄호는 \\{나 \\}로 써 주세요"
    case .clozeGap: "GIFT가 아니라 Cloze의 빈칸이에요. --from cloze로 읽어 보세요"
    case .laterBraces:
      "첫 중괄호만 답으로 읽고 나머지는 글로 읽었어요. 글에 쓰는 중괄호는 \\{와 \\}로 써 주세요"
    case .mathBraces: "수식의 중괄호는 글로, 답이 든 마지막 중괄호는 답으로 읽었어요"
    case .lonelyZero: "Moodle은 \"0\"만 있는 줄을 빈 줄로 보지만, 여기서는 글로 읽었어요"
    case .swallowedQuestion:
      "Moodle에서는 $CATEGORY: 바로 다음 문제가 사라져요. 사이에 빈 줄을 넣어 주세요"
    case .truthInSmallLetters(let word):
      "\(quoted(word), .object) 참 또는 거짓으로 읽었어요. Moodle은 T, TRUE, F, FALSE만 받아요"
    case .weightOnRightAnswer(let weight):
      "하나뿐인 정답에 \"\(weight)\" 배점이 있지만, 만점으로 처리했어요"
    case .weightSum(let sum):
      "정답 배점의 합이 100%가 아니라 \(withoutZero(sum))%예요. 정답마다 같은 점수를 줘요"
    case .noArrow(let part): "\"\(part)\"에 양쪽을 나누는 \"->\"가 없어요"
    case .repeatedLeftSide(let text): "왼쪽 항목 \"\(text)\"에 서로 다른 짝이 두 개 있어요"
    case .reversedRange(let range): "범위 \"\(range)\"의 큰 수와 작은 수를 바꿔서 읽었어요"
    case .orderingSubset(let shown, let count):
      "Moodle은 항목 \(count)개 중 \(shown)개만 보여 주지만, 여기서는 모두 물어요"
    }
  }
}
