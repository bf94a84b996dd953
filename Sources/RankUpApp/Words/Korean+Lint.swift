import QuizBanks

/// Korean sentences for what a check finds in a bank that can be played, without a full stop.
enum KoreanLint {
  static func sentence(_ problem: LintProblem) -> String {
    switch problem {
    case .byteOrderMark: "글 앞에 바이트 순서 표시(BOM)가 있어요. 빼고 저장하거나 --fix를 써 주세요"
    case .similarIdentifier(let id, let first):
      "대소문자만 다른 id가 이미 있어요: \(quoted(id)), \(quoted(first)). 다른 id를 써 주세요"
    case .positionalIdentifiers(let id, let count):
      (count == 1
        ? "id가 번호뿐이에요: \(quoted(id))" : "\(quoted(id)) 등 id \(koreanNumber(count))개가 번호뿐이에요")
        + ". 중간에 문제를 넣으면 기록이 어긋나요"
    case .oddCorrectCount(let correct, let count):
      correct == count
        ? "보기 \(count)개가 모두 정답이에요. 오답을 하나 넣어 주세요"
        : "보기 \(count)개 중 하나만 정답이에요. 유형을 multiple-choice로 바꾸거나 정답을 더 표시해 주세요"
    case .similarChoice(let text, let first):
      "대소문자, 악센트, 문장 부호만 다른 보기가 있어요: \(quoted(text)), \(quoted(first)). 차이를 분명히 해 주세요"
    case .unmatchable(let text): "아무리 입력해도 맞힐 수 없는 답이에요: \(quoted(text)). 바꿔 주세요"
    case .equalAnswer(let text, let first):
      text == first
        ? "같은 답이 두 번 나와요: \(quoted(text)). 하나를 지워 주세요"
        : "\(quoted(text), .topic) 어차피 \(quoted(first), .and) 같은 답으로 채점해요. 하나를 지워 주세요"
    case .coveredNumber(let number, let cover):
      "\(number, .topic) 이미 정답인 범위 \(cover)에 들어 있어요. 지워 주세요"
    case .exactFraction(let number):
      "\(number, .object) 마지막 자리까지 똑같이 입력해야 해요. \"tolerance\"를 넣어 주세요"
    case .lostCharacter: "글자 하나가 깨졌어요(U+FFFD). 다시 입력해 주세요"
    case .misread(let text): "\(quoted(text), .topic) UTF-8을 다른 인코딩으로 잘못 읽은 글자 같아요"
    case .invisible(let scalars):
      "답에 보이지 않는 문자가 있어요(\(codePoints(scalars))). 지우거나 --fix를 써 주세요"
    case .mixedScripts(let word, let letter):
      "\(quoted(word))에 다른 문자 체계의 글자가 있어요(\(codePoints([letter]))). 다시 입력해 주세요"
    case .notNormalized: "유니코드 정규형 NFC가 아니에요. --fix로 고칠 수 있어요"
    case .outerSpace: "글의 앞이나 뒤에 공백이 있어요. 지우거나 --fix를 써 주세요"
    case .repeatedSpace: "낱말 사이에 공백이 여러 개 있어요. 하나만 남기거나 --fix를 써 주세요"
    case .tag(let tag):
      "\(quoted(tag), .topic) HTML이라 그대로 보여요. 일반 글이나 Markdown으로 써 주세요"
    case .reference(let text): "\(quoted(text), .topic) HTML이라 그대로 보여요. 글자를 직접 써 주세요"
    default: furtherSentence(problem)
    }
  }

  private static func furtherSentence(_ problem: LintProblem) -> String {
    switch problem {
    case .media(let path, let fault): media(path, fault)
    case .repeatedPrompt: "앞에 같은 질문이 있어요. 질문을 바꾸거나 둘 중 하나를 지워 주세요"
    case .contradiction: "앞에 같은 질문이 있는데 답이 달라요. 둘 중 하나는 틀린 답이에요"
    case .looseChoice(let text):
      "\(quoted(text), .topic) 다른 보기를 가리켜요. \"fixed\": true로 자리를 정해 주세요"
    case .givenAway(let answer, let spot): "\(quoted(answer), .subject) \(name(spot)) 이미 나와요"
    case .longAnswer(let count, let others):
      "정답인 보기는 \(count)자인데 다른 보기는 길어야 \(others)자예요. 정답을 줄이거나 다른 보기를 늘려 주세요"
    case .onePlace(let place, let count, let total):
      "보기를 섞지 않는 문제 \(koreanNumber(total))개 중 \(koreanNumber(count))개의 정답이 \(place)번이에요. 보기를 섞어 주세요"
    case .oneTruth(let truth, let count, let total):
      "참·거짓 문제 \(koreanNumber(total))개 중 \(koreanNumber(count))개의 답이 \("\(truth)", .copula). 몇 개는 반대로 바꿔 주세요"
    case .longTyped(let count): "\(koreanNumber(count))자는 입력하기에 길어요. 더 짧은 답도 받아 주세요"
    case .severalAnswers(let text, let mark):
      "\(quoted(text))에 답이 여러 개 들어 있는 것 같아요(\(mark)). 하나씩 나눠 써 주세요"
    case .numberAsText(let text): "\(quoted(text), .topic) 숫자예요. 유형을 numeric으로 바꿔 주세요"
    case .plainStar(let text):
      "\(quoted(text))의 *는 그냥 별표예요. 아무 글자나 받으려면 \"wildcards\": true를 써 주세요"
    case .noLicense: "문제집에 \"license\"가 없어요. 다른 사람이 어디까지 써도 되는지 알 수 없어요"
    case .unclearLicense(let text):
      "\(quoted(text), .topic) CC-BY-SA-4.0이나 LicenseRef-Mine 같은 SPDX 표현이 아니에요"
    case .stricterLicense(let text, let bank):
      "문제의 라이선스 \(text)에는 문제집의 라이선스 \(bank)에 없는 조건이 있어요"
    default: lastSentence(problem)
    }
  }

  private static func lastSentence(_ problem: LintProblem) -> String {
    switch problem {
    case .noLanguage: "문제집에 \"language\"가 없어요. \"ko\" 같은 태그를 써 주세요"
    case .noOrigin: "문제집에 \"authors\"도 \"source\"도 없어요. 누구의 것인지 써 주세요"
    case .noExplanation: "문제에 \"explanation\"이 없어요"
    case .otherSpelling(let text, let first):
      "다른 문제에는 다르게 적혀 있어요: \(quoted(text)), \(quoted(first)). 하나로 맞춰 주세요"
    case .longText(let count, let limit):
      "\(koreanNumber(count))자는 터미널에서 읽기에 길어요. \(koreanNumber(limit))자까지로 줄여 주세요"
    case .manyLines(let count, let limit):
      "\(koreanNumber(count))줄은 터미널에서 읽기에 길어요. \(koreanNumber(limit))줄까지로 줄여 주세요"
    case .manyChoices(let count, letters: true): "보기가 \(koreanNumber(count))개예요. 알파벳 글자 수보다 많아요"
    case .manyChoices(let count, letters: false): "보기가 \(koreanNumber(count))개예요. 숫자 키 수보다 많아요"
    case .shortTime(let limit, let needed):
      "제한 시간이 \(limit)초인데 읽는 데만 \(koreanNumber(needed))초쯤 걸려요"
    case .deepNesting(let limit): "값이 \(limit)단계보다 깊이 들어 있어요. 그렇게 깊은 문제집은 없어요"
    default: ""
    }
  }

  private static func media(_ path: String, _ fault: LintProblem.Path) -> String {
    switch fault {
    case .absolute: "이 컴퓨터에서만 쓸 수 있는 경로예요: \(quoted(path)). 문제집 폴더에서 시작하는 경로로 써 주세요"
    case .above: "문제집 폴더 밖을 가리키는 경로예요: \(quoted(path)). ..을 빼 주세요"
    case .backslash: "경로에 백슬래시가 있어요: \(quoted(path)). /로 써 주세요"
    case .missing: "문제집이 있는 폴더에 \(quoted(path), .quoting) 파일이 없어요"
    case .scheme(let scheme): "이런 주소는 열지 않아요: \(scheme):. https: 주소를 써 주세요"
    }
  }

  private static func name(_ spot: LintProblem.Spot) -> String {
    switch spot {
    case .prompt: "질문에"
    case .title: "제목에"
    case .topic: "주제에"
    case .hint: "첫 힌트에"
    }
  }
}
