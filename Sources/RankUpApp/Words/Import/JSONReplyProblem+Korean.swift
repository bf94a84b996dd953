import QuizFormats

extension JSONReplyProblem {
  /// The problem in Korean, without a full stop.
  var korean: String {
    switch self {
    case .responseCode(let code): Self.koreanResponse(code)
    case .tokenReply: "문제가 아니라 토큰 응답이에요. api.php의 응답을 저장해 주세요"
    case .noQuestionList:
      "이 JSON에서 문제 목록을 찾지 못했어요. --map items=키로 목록의 키를 알려 주세요"
    case .unknownMeaning(let meaning):
      "--map에 쓸 수 없는 뜻이에요: \"\(meaning)\". "
        + Self.hint(meaning, among: LooseJSONReader.meanings)
    case .noSuchKey(let key, let names):
      "--map에 쓴 키가 파일에 없어요: \"\(key)\". " + Self.hint(key, among: names)
    case .notAnObject: "이 항목은 문제를 담은 객체가 아니에요"
    case .missingField(let key): "\"\(key)\" 값이 없거나 알맞은 값이 아니에요"
    case .noPrompt: "이 항목에서 질문을 찾지 못했어요. --map prompt=키로 질문의 키를 알려 주세요"
    case .keyLeftOut(let key): "쓰지 않는 키라서 뺐어요: \"\(key)\""
    case .notTrueOrFalse(let text): "True나 False여야 하는데 정답이 다음과 같아요: \"\(text)\""
    case .notBase64(let field): "파일은 Base64인데 \"\(field)\" 값은 그렇지 않아요"
    case .notPercentEncoded(let field): "\"\(field)\" 값을 URL로 풀 수 없어 그대로 두었어요"
    case .rightChoiceMissing(let key): "정답으로 표시된 \"\(key)\" 보기에 글이 없어요"
    case .tookLegacyAnswer(let key):
      "correct_answers에 true가 없어 correct_answer의 값을 썼어요: \"\(key)\""
    case .contradictoryFlag(let count):
      "multiple_correct_answers가 정답 수(\(count)개)와 맞지 않아요. 정답 표시를 따랐어요"
    case .ambiguousAnswers(let answer):
      "정답이 보기의 번호인지 글인지 알 수 없어요(\"\(answer)\"). "
        + "--answer-kind index나 --answer-kind text로 알려 주세요"
    case .ambiguousIndexBase:
      "첫 보기가 0번인지 1번인지 알 수 없어요. --index-base 0이나 1로 알려 주세요"
    case .countedFrom(let base): "정답을 보기의 번호로 읽었어요. 첫 보기는 \(base)번이에요"
    }
  }

  private static func hint(_ name: String, among names: [String]) -> String {
    switch NameHint(name, among: names) {
    case .nearest(let name): "가장 비슷한 것: \"\(name)\""
    case .all(let names): "쓸 수 있는 것: \(names)"
    }
  }

  /// What Open Trivia DB means by a number.
  private static func koreanResponse(_ code: Int) -> String {
    let words =
      switch code {
      case 1: "문제가 없어요. 요청한 수보다 문제가 적어요"
      case 2: "문제가 없어요. 요청에 잘못된 값이 있었어요"
      case 3: "문제가 없어요. 세션 토큰을 찾지 못했어요"
      case 4: "문제가 없어요. 이 요청의 문제를 모두 썼어요. 토큰을 초기화해 주세요"
      case 5: "문제가 없어요. 요청이 너무 잦았어요. 5초 뒤에 다시 요청해 주세요"
      default: "문제가 없어요. 이유는 문서에 없어요"
      }
    return "Open Trivia DB 응답 코드 \(code): \(words)"
  }
}
