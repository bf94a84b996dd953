import QuizFormats

extension CommonProblem {
  /// The problem in a Korean sentence, without a full stop.
  var korean: String {
    switch self {
    case .blankPrompt: "문제에 보이는 글자가 없어요"
    case .blankAnswer: "답에 보이는 글자가 없어요"
    case .tooFewChoices(let count): "보기가 \(count)개예요. 적어도 두 개가 있어야 해요"
    case .noAnswer: "답이 없어요"
    case .noCorrectAnswer: "정답으로 표시된 답이 없어요"
    case .answerOutOfRange(let answer, let count):
      count == 0
        ? "답 \(quoted(answer), .subject) 가리키는 보기가 없어요. 보기가 하나도 없어요"
        : "답 \(quoted(answer), .topic) 보기 \(count)개 가운데 없어요"
    case .answerNotAmongChoices(let answer): "답 \(quoted(answer), .subject) 보기에 없어요"
    case .repeatedChoice(let choice): "보기 \(quoted(choice), .subject) 두 번 나와요"
    case .repeatedQuestion(let line):
      "같은 문제가 이미 있어요" + (line.map { "(\(koreanNumber($0))행)" } ?? "")
    case .repeatedIdentifier(let id):
      "ID \(quoted(id), .subject) 이미 쓰여서 내용으로 새 ID를 만들었어요"
    case .changedIdentifier(let id): "\(quoted(id), .topic) ID로 쓸 수 없어서 새 ID를 만들었어요"
    case .severalCorrect(let count): "정답이 \(count)개예요. 모두 골라야 맞아요"
    case .notANumber(let text): "\(quoted(text), .topic) 숫자가 아니에요"
    case .unsupportedType(let type): "\(quoted(type)) 유형의 문제는 여기서 풀 수 없어요"
    case .mediaLeftOut(let count): "그림이나 소리 \(count)개는 가져오지 않았어요"
    case .partLeftOut(let part): "\(quoted(part), .topic) 가져오지 않았어요"
    case .incomplete: "문제가 끝나기 전에 끊겼어요"
    case .strayText(let text): "\(quoted(text), .topic) 어느 문제에도 속하지 않아요"
    case .notPlayable(let rule): "문제집 규칙 \(rule)에 어긋나서 풀 수 없어요"
    case .nothingToImport: "문제가 하나도 없어요"
    case .bidiControlsLeftOut(let count):
      "글의 방향을 바꾸는 문자 \(koreanNumber(count))개는 가져오지 않았어요"
    case .readAsWindows1252(let offset):
      "UTF-8이 아닌 부분을 windows-1252로 읽었어요(\(offset)번째 바이트부터)"
    }
  }
}
