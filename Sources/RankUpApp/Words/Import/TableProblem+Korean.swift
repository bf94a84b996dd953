import QuizFormats

extension TableProblem {
  /// The problem in Korean, without its full stop.
  var korean: String {
    switch self {
    case .noSeparator:
      "대부분의 행을 같은 수의 열로 나누는 구분 문자가 없어요. --field-separator로 정해 주세요"
    case .badSeparator(let text):
      "구분 문자로 쓸 수 없어요: \"\(text)\". 따옴표가 아닌 글자 하나를 적어 주세요"
    case .needsColumns(let count, let cells):
      "첫 행에 아는 열 이름이 없어요(\(listed(cells, of: count))). --columns prompt=1,answer=2처럼 각 열의 뜻을 알려 주세요"
    case .needsChoices(let count, let names):
      "정답이 보기의 글자나 번호인데, 보기로 아는 열이 없어요(\(listed(names, of: count))). --columns prompt=1,choice=2,choice=3,answer=4처럼 각 열의 뜻을 알려 주세요"
    case .repeatedRole(let role): "이 뜻은 열 하나에만 줄 수 있어요: \"\(role)\""
    case .noSuchColumn(let name, let names):
      "그런 열이 없어요: \"\(name)\". " + Self.columnHint(NameHint(name, among: names))
    case .unknownRole(let role):
      "열의 뜻으로 쓸 수 없는 말이에요: \"\(role)\". " + Self.roleHint(role)
    case .rolesIncomplete:
      "문제 열과, 정답 열이나 보기 열이 있어야 해요. 예: --columns prompt=1,answer=2"
    case .needsIndexBase:
      "첫 보기가 0번인지 1번인지 알 수 없어요. --index-base 0 또는 1로 알려 주세요"
    case .needsAnswerKind:
      "정답을 두 가지로 읽을 수 있어요. --answer-kind index, letter, text 중 하나로 알려 주세요"
    case .columnIgnored(let name): "쓰지 않는 열이라서 뺐어요: \"\(name)\""
    case .countsFrom(let base): "첫 보기를 \(base)번으로 보고 읽었어요"
    case .tooManyCells(let count, let columns, let text):
      "표의 열은 \(columns)개인데 이 행에는 칸이 \(count)개 있어서 뺐어요: \"\(text)\". 구분 문자가 든 글은 따옴표로 감싸 주세요"
    case .openQuote: "칸을 여는 따옴표가 닫히지 않았어요. 다음 구분 문자까지를 글로 읽었어요"
    case .rowsInQuotes(let count):
      "따옴표 사이에 행처럼 보이는 줄이 \(count)개 있는데, 하나의 글로 읽었어요"
    case .unknownDifficulty(let word):
      "난이도는 easy, medium, hard만 쓸 수 있어서 뺐어요: \"\(word)\""
    case .badTimeLimit(let text): "제한 시간이 0보다 큰 수가 아니라서 뺐어요: \"\(text)\""
    case .notTrueOrFalse(let text): "참이나 거짓이 아닌 답이에요: \"\(text)\""
    case .noKahootHeader: "처음 15행 안에 Kahoot 표의 Question 열과 Answer 1 열이 없어요"
    case .decimalAsList(let text):
      "정답이 숫자로 바뀐 것 같아서 목록으로 읽었어요: \"\(text)\""
    }
  }

  private static func columnHint(_ hint: NameHint) -> String {
    switch hint {
    case .nearest(let name): "가장 비슷한 이름: \"\(name)\""
    case .all(let names): "1부터 세는 번호나 다음 이름으로 써 주세요: \(names)"
    }
  }

  private static func roleHint(_ role: String) -> String {
    switch NameHint(role, among: TableReader.roles) {
    case .nearest(let name): "가장 비슷한 말: \"\(name)\""
    case .all(let names): "다음 중에서 골라 주세요: \(names)"
    }
  }
}
