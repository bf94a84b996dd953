import QuizFormats

extension CardsProblem {
  /// The problem in Korean, without its full stop.
  var korean: String {
    switch self {
    case .nestedDeletion: "빈칸 안에 있던 빈칸을 바깥 빈칸의 답에 합쳤어요"
    case .bracesParted: "빈칸이 아닌 겹중괄호 사이에 공백을 넣었어요"
    case .furtherFields(let count): "앞면과 뒷면 말고도 필드가 \(count)개 더 있어서 뺐어요"
    case .noSeparator(let separator):
      "이 줄에는 용어와 뜻을 나누는 구분 문자가 없어요: \"\(separator)\""
    case .proposedSeparator(let separator):
      "탭이 있는 줄이 적어요. 다음이 구분 문자라면 이렇게 알려 주세요: --field-separator \"\(separator)\""
    case .unknownSeparator:
      "용어와 뜻을 탭으로 나눈 줄이 적어요. 구분 문자를 --field-separator로 알려 주세요"
    }
  }
}
