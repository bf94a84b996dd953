import QuizBanks

/// Korean sentences for what a check finds in a bank that can be played, without a full stop.
enum KoreanLint {
  static func sentence(_ problem: LintProblem) -> String {
    switch problem {
    case .byteOrderMark: "글 앞에 바이트 순서 표시(BOM)가 있어요. 빼고 저장하거나 --fix를 써 주세요"
    case .similarIdentifier(let id, let first):
      "id \(quoted(id), .topic) \(quoted(first), .and) 대소문자만 달라요. 다른 id를 붙여 주세요"
    case .positionalIdentifiers(let id, let count):
      (count == 1 ? "id \(quoted(id), .topic)" : "\(quoted(id)) 등 id \(koreanNumber(count))개는")
        + " 순서만 나타내요. 사이에 문제를 넣으면 기록이 어긋나요"
    case .oddCorrectCount(let correct, let count):
      correct == count
        ? "보기 \(count)개가 모두 정답이에요. 오답을 하나 넣어 주세요"
        : "보기 \(count)개 중 1개만 정답이에요. 유형을 multiple-choice로 바꾸거나 정답을 더 표시해 주세요"
    case .similarChoice(let text, let first):
      "보기 \(quoted(text), .topic) \(quoted(first), .and) 대소문자, 악센트, 문장 부호만 달라요. 차이를 분명히 해 주세요"
    case .unmatchable(let text): "무엇을 입력해도 \(quoted(text), .and) 맞을 수 없어요. 바꿔 주세요"
    case .equalAnswer(let text, let first):
      text == first
        ? "\(quoted(text), .subject) 답에 두 번 나와요. 하나를 지워 주세요"
        : "\(quoted(text), .topic) \(quoted(first), .and) 같은 답으로 쳐요. 하나를 지워 주세요"
    case .coveredNumber(let number, let cover):
      "\(number, .topic) 이미 받는 \(cover) 안에 들어요. 지워 주세요"
    case .exactFraction(let number):
      "\(number, .object) 마지막 자리까지 똑같이 입력해야 해요. \"tolerance\"를 넣어 주세요"
    case .lostCharacter: "글자 하나가 깨졌어요(U+FFFD). 다시 입력해 주세요"
    case .misread(let text): "\(quoted(text), .topic) UTF-8을 다른 인코딩으로 잘못 읽은 글자 같아요"
    case .invisible(let scalars):
      "답에 보이지 않는 문자가 있어요(\(codePoints(scalars))). 지워 주세요"
    case .mixedScripts(let word, let letter):
      "\(quoted(word))에 다른 문자 체계의 글자가 있어요(\(codePoints([letter]))). 다시 입력해 주세요"
    case .notNormalized: "유니코드 정규형 NFC가 아니에요. --fix로 고칠 수 있어요"
    case .outerSpace: "글의 앞이나 뒤에 빈칸이 있어요. 지우거나 --fix를 써 주세요"
    case .repeatedSpace: "낱말 사이에 빈칸이 여러 개 있어요. 하나만 남기거나 --fix를 써 주세요"
    case .tag(let tag):
      "\(quoted(tag), .topic) HTML이라 그대로 보여요. 일반 글이나 Markdown으로 써 주세요"
    case .reference(let text): "\(quoted(text), .topic) HTML이라 그대로 보여요. 글자를 직접 써 주세요"
    default: furtherSentence(problem)
    }
  }

  private static func furtherSentence(_ problem: LintProblem) -> String {
    switch problem {
    case .media(let path, let fault): media(path, fault)
    case .repeatedPrompt: "같은 질문이 앞에 있어요. 질문을 바꾸거나 문제 하나를 지워 주세요"
    case .contradiction: "앞에 나온 같은 질문과 답이 달라요. 둘 중 하나는 틀렸어요"
    case .looseChoice(let text):
      "\(quoted(text), .topic) 다른 보기를 가리켜요. \"fixed\": true로 자리를 정해 주세요"
    case .givenAway(let answer, let spot): "\(quoted(answer), .subject) \(name(spot)) 이미 나와요"
    case .longAnswer(let count, let others):
      "정답인 보기는 \(count)자인데 다른 보기는 길어야 \(others)자예요. 정답을 줄이거나 다른 보기를 늘려 주세요"
    case .onePlace(let place, let count, let total):
      "순서를 섞지 않는 문제 \(koreanNumber(total))개 중 \(koreanNumber(count))개의 정답이 \(place)번이에요. 섞어 주세요"
    case .oneTruth(let truth, let count, let total):
      "참·거짓 문제 \(koreanNumber(total))개 중 \(koreanNumber(count))개의 답이 \("\(truth)", .copula). 몇 개를 뒤집어 주세요"
    case .longTyped(let count): "\(koreanNumber(count))자는 입력하기에 길어요. 더 짧은 답도 받아 주세요"
    case .severalAnswers(let text, let mark):
      "\(quoted(text))에 답이 여러 개 들어 있는 것 같아요(\(mark)). 하나씩 나눠 써 주세요"
    case .numberAsText(let text): "\(quoted(text), .topic) 숫자예요. 유형을 numeric으로 바꿔 주세요"
    case .plainStar(let text):
      "\(quoted(text))의 *는 별표 그대로예요. 아무 글자나 받으려면 \"wildcards\": true를 써 주세요"
    case .noLicense: "문제집에 \"license\"가 없어요. 어떻게 써도 되는지 알 수 없어요"
    case .unclearLicense(let text):
      "\(quoted(text), .topic) CC-BY-SA-4.0이나 LicenseRef-Mine 같은 SPDX 표현이 아니에요"
    case .stricterLicense(let text, let bank):
      "\(text, .topic) 문제집의 라이선스 \(bank)보다 요구하는 것이 많아요"
    default: lastSentence(problem)
    }
  }

  private static func lastSentence(_ problem: LintProblem) -> String {
    switch problem {
    case .noLanguage: "문제집에 \"language\"가 없어요. \"ko\" 같은 태그를 써 주세요"
    case .noOrigin: "문제집에 \"authors\"도 \"source\"도 없어요. 누구의 것인지 써 주세요"
    case .noExplanation: "문제에 \"explanation\"이 없어요"
    case .otherSpelling(let text, let first):
      "\(quoted(text), .topic) 다른 곳에서는 \(quoted(first), .direction) 써요. 하나로 맞춰 주세요"
    case .longText(let count, let limit):
      "\(koreanNumber(count))자는 터미널에서 읽기에 길어요. \(koreanNumber(limit))자까지로 줄여 주세요"
    case .manyLines(let count, let limit):
      "\(koreanNumber(count))줄은 터미널에서 읽기에 길어요. \(koreanNumber(limit))줄까지로 줄여 주세요"
    case .manyChoices(let count, letters: true): "보기가 \(koreanNumber(count))개라 알파벳보다 많아요"
    case .manyChoices(let count, letters: false): "보기가 \(koreanNumber(count))개라 숫자 키보다 많아요"
    case .shortTime(let limit, let needed):
      "제한 시간은 \(limit)초인데 읽는 데만 약 \(koreanNumber(needed))초가 걸려요"
    case .deepNesting(let limit): "값이 \(limit)단계보다 깊이 들어 있어요. 그럴 필요가 없어요"
    default: ""
    }
  }

  private static func media(_ path: String, _ fault: LintProblem.Path) -> String {
    switch fault {
    case .absolute: "경로 \(quoted(path), .topic) 한 컴퓨터에서만 통해요. 문제집 폴더에서부터 써 주세요"
    case .above: "경로 \(quoted(path), .topic) 문제집 폴더 밖으로 나가요. ..을 빼 주세요"
    case .backslash: "경로 \(quoted(path))에 역슬래시가 있어요. /로 나눠 주세요"
    case .missing: "문제집 옆에 \(quoted(path), .quoting) 파일이 없어요"
    case .scheme(let scheme): "\(scheme):으로 시작하는 주소는 열지 않아요. https:를 써 주세요"
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
