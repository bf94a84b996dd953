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
    case .answerOutOfRange(let answer, 0):
      "답이 \(quoted(answer))인데 고를 보기가 하나도 없어요"
    case .answerOutOfRange(let answer, let count):
      "답이 \(quoted(answer))인데 보기 \(count)개 중에 그런 보기가 없어요"
    case .answerNotAmongChoices(let answer): "답이 \(quoted(answer))인데 같은 보기가 없어요"
    case .repeatedChoice(let choice): "같은 보기가 두 번 나와요: \(quoted(choice))"
    case .repeatedQuestion(let line):
      "같은 문제가 이미 있어요" + (line.map { "(\(koreanNumber($0))행)" } ?? "")
    case .repeatedIdentifier(let id):
      "다른 문제가 쓰는 ID라서 내용으로 새 ID를 만들었어요: \(quoted(id))"
    case .changedIdentifier(let id): "ID로 쓸 수 없는 이름이라서 새 ID를 만들었어요: \(quoted(id))"
    case .severalCorrect(let count): "정답이 \(count)개라서 모두 골라야 맞아요"
    case .notANumber(let text): "\(quoted(text), .topic) 숫자가 아니에요"
    case .unsupportedType(let type): "\(quoted(type)) 유형의 문제는 여기서 풀 수 없어요"
    case .mediaLeftOut(let count): "그림이나 소리 \(count)개는 가져오지 않았어요"
    case .partLeftOut(let part): "\(quoted(part), .topic) 가져오지 않았어요"
    case .incomplete: "문제가 끝나기 전에 끊겼어요"
    case .strayText(let text): "\(quoted(text), .topic) 어느 문제에도 속하지 않아요"
    case .notPlayable(let rule): "문제집 규칙에 어긋나서(\(rule)) 풀 수 없는 문제예요"
    case .nothingToImport: "문제가 하나도 없어요"
    case .bidiControlsLeftOut(let count):
      "글의 방향을 바꾸는 문자 \(koreanNumber(count))개는 가져오지 않았어요"
    case .readAsWindows1252(let offset, let isDoubtful):
      "UTF-8이 아닌 글자가 있어서 windows-1252로 읽었어요(파일 앞에서부터 \(koreanNumber(offset))바이트 뒤)"
        + (isDoubtful ? ". 다른 인코딩 같으니 글자가 이상하면 파일을 UTF-8로 저장해 주세요" : "")
    }
  }
}
