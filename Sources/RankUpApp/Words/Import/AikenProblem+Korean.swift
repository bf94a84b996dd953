import QuizFormats

extension AikenProblem {
  /// A sentence in Korean without a full stop.
  var korean: String {
    switch self {
    case .choicesWithoutQuestion: "보기 위에 문제가 없어요"
    case .answerWithoutQuestion: "ANSWER 줄 위에 문제가 없어요"
    case .noAnswerLine: "문제를 끝내는 ANSWER 줄이 없어요. \"ANSWER: A\"처럼 써 주세요"
    case .questionOnSeveralLines(let count):
      "문제 \(count)줄을 하나로 이었어요. Moodle은 한 줄만 받아요"
    case .choiceOnSeveralLines: "여러 줄인 보기를 한 줄로 이었어요. Moodle은 한 줄만 받아요"
    case .looseAnswer(let line, let letters):
      "\"\(line)\" 줄을 정답으로 읽었어요. Moodle에서는 \"ANSWER: \(letters)\"처럼 써야 해요"
    case .nearAnswer(let line, let letters):
      "\"\(line)\" 줄은 Aiken의 정답 줄이 아니에요. \"ANSWER: \(letters)\"처럼 쓰거나 --lenient를 써 보세요"
    case .nearChoice(let line):
      "\"\(line)\" 줄은 Aiken의 보기가 아니에요. \"A. 보기\"나 \"A) 보기\"처럼 쓰거나 --lenient를 써 보세요"
    case .severalLetters(let letters):
      "정답이 보기 여러 개를 가리켜요: \"\(letters)\". Aiken은 하나만 받으니 --lenient를 써 보세요"
    case .repeatedLetter(let letter):
      "글자가 같은 보기가 둘 있어요: \(letter). 보기마다 다른 글자를 써 주세요"
    case .lettersOutOfSequence(let letters):
      "보기의 글자가 순서대로가 아니에요: \(letters). Moodle은 순서로 세지만 여기서는 글자로 정답을 찾았어요"
    case .shortLine(let text): "\"\(text)\" 줄은 너무 짧아 뜻을 알 수 없어서 뺐어요"
    }
  }
}
