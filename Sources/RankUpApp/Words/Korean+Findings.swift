import JSON
import QuizBanks

/// Korean sentences for the problems of a bank, without a full stop.
enum KoreanProblem {
  static func sentence(_ problem: Problem) -> String {
    switch problem {
    case .notJSON(let fault): KoreanSyntax.sentence(fault)
    case .curlyQuote: "곧은 따옴표(\")를 쓸 자리에 둥근 따옴표가 있어요"
    case .wideText(let bits): "파일이 UTF-\("\(bits)", .copula). UTF-8로 저장해 주세요"
    case .tooLarge(let bytes, let limit):
      "파일이 \(koreanNumber(bytes))바이트인데, 한도는 \(koreanNumber(limit))바이트예요. 둘로 나눠 주세요"
    case .noFormat:
      "문제집이 아니에요. \"format\": \"quizbank\"가 없어요. 다른 곳의 문제라면 rankup import로 가져오세요"
    case .otherFormat(let format):
      "문제집이 아니에요. format이 \"quizbank\"가 아니라 \(quoted(format), .copula)"
    case .otherVersion(nil, let supported):
      "\"formatVersion\"이 없어요. \"formatVersion\": \("\(supported)", .object) 써 주세요"
    case .otherVersion(let version?, let supported):
      "형식 버전 \(version, .topic) 지원하지 않아요. 따옴표 없이 숫자 \("\(supported)", .object) 써 주세요"
    case .unknownKey(let key, let nearest):
      "\(quoted(key), .quoting) 키는 없어요. " + (nearest.map(didYouMean) ?? "지워 주세요")
    case .misplacedKey(let key, let type):
      "\(type) 문제에는 \(quoted(key), .object) 쓰지 않아요. 지워 주세요"
    case .missingKey(let key): "\(quoted(key), .subject) 없어요"
    case .wrongKind(let found, let value, let expected): wrongKind(found, value, expected)
    case .unknownWord(let word, let nearest, let allowed):
      "\(quoted(word), .topic) 쓸 수 없는 값이에요. 쓸 수 있는 값: \(allowed.joined(separator: ", "))"
        + (nearest.map { ". " + didYouMean($0) } ?? "")
    case .malformedIdentifier(let id):
      "\(quoted(id), .topic) id로 쓸 수 없어요. 악센트 없는 영문자, 숫자, . _ : -로 1자에서 128자까지 써요"
    case .malformedLanguage(let tag): "\(quoted(tag), .topic) en, pt-BR 같은 언어 태그가 아니에요"
    case .creditOutOfRange(let credit): "credit \(credit, .subject) -1과 1 사이가 아니에요"
    case .pointsOutOfRange(let points):
      "points \(points, .subject) 0보다 크고 1000 이하인 수가 아니에요"
    case .malformedGapIdentifier(let id):
      "\(quoted(id), .topic) 빈칸 id로 쓸 수 없어요. 악센트 없는 영문자, 숫자, _로 1자에서 32자까지 써요"
    case .repeatedKey(let key): "같은 키가 두 번 나와요: \(quoted(key)). 하나를 지워 주세요"
    case .repeatedIdentifier(let id):
      "다른 문제에 이미 쓴 id예요: \(quoted(id)). 이 문제에는 다른 id를 써 주세요"
    case .blank: "눈에 보이는 글자가 없어요"
    case .tooFewChoices(let count): "보기가 \(count)개예요. 적어도 두 개는 있어야 해요"
    case .tooFewPairs(let count): "짝이 \(count)개예요. 적어도 두 개는 있어야 해요"
    case .tooFewItems(let count): "항목이 \(count)개예요. 적어도 두 개는 있어야 해요"
    case .correctChoices(0), .noCorrectChoice:
      "정답인 보기가 없어요. 맞는 보기에 \"correct\": true를 써 주세요"
    case .correctChoices(let count):
      "정답이 \(count)개인데 하나만 있어야 해요. 정답이 여럿이면 유형을 multiple-response로 바꿔 주세요"
    case .repeatedChoice(let text):
      "같은 보기가 두 번 나와요: \(quoted(text)). 하나를 바꾸거나 지워 주세요"
    case .noFullCredit: "만점을 받는 답이 없어요. 답 하나에서 \"credit\"을 지워 주세요"
    case .reversedRange(let minimum, let maximum):
      "\"min\"이 \(minimum)인데 \"max\"가 \(maximum, .copula). 그 사이에는 수가 없어요"
    case .negativeTolerance(let tolerance):
      "허용 오차 \(tolerance, .subject) 0보다 작아요. 빼기 부호를 지워 주세요"
    case .infiniteNumber(let number): "너무 커서 계산할 수 없는 숫자예요: \(number)"
    case .inexactNumber(let number):
      "자릿수가 많아서 정확히 저장할 수 없는 숫자예요: \(number). 1e20처럼 써 주세요"
    case .repeatedLeftSide(let text):
      "왼쪽 항목이 두 번 나와요: \(quoted(text)). 하나를 바꾸거나 지워 주세요"
    case .rightDistractor(let text):
      "distractors의 \(quoted(text), .topic) 오른쪽 정답이기도 해요. 바꾸거나 지워 주세요"
    case .repeatedItem(let text):
      "같은 항목이 두 번 나와요: \(quoted(text)). 하나를 바꾸거나 지워 주세요"
    case .missingGap(let id): "문제에 {{\(id)}} 자리가 있는데 \(quoted(id), .quoting) 빈칸이 없어요"
    case .unplacedGap(let id): "문제에 이 빈칸의 자리 {{\(id)}} 표시가 없어요"
    case .repeatedPlaceholder(let id): "문제에 {{\(id)}} 표시가 두 번 나와요. 빈칸의 자리는 하나예요"
    case .repeatedGap(let id):
      "다른 빈칸에 이미 쓴 id예요: \(quoted(id)). 이 빈칸에는 다른 id를 써 주세요"
    case .unbalancedBraces: "\"{{\" 뒤에는 빈칸의 id와 \"}}\"를 써 주세요"
    case .noGap: "빈칸이 없어요. 적어도 하나는 있어야 해요"
    case .controlCharacters(let scalars):
      "글에 화면에 나오지 않는 제어 문자가 있어요(\(codePoints(scalars))). 지워 주세요"
    case .bidiControls(let scalars):
      "글에 읽는 방향을 바꾸는 문자가 있어요(\(codePoints(scalars))). 화면에 나오지 않으니 지워 주세요"
    case .contradictoryCredit(let credit, true):
      "정답인 보기의 credit이 \(credit, .copula). credit이나 \"correct\"를 지워 주세요"
    case .contradictoryCredit(let credit, false):
      "오답인 보기의 credit이 \(credit, .copula). 더 낮추거나 정답으로 바꿔 주세요"
    case .nothingToAsk: "낼 수 있는 문제가 없어요"
    case .lint(let problem): KoreanLint.sentence(problem)
    }
  }

  private static func didYouMean(_ word: String) -> String { "혹시 \(quoted(word))인가요?" }

  /// What stands there and what should; a number or a truth value in quotes is told of those.
  private static func wrongKind(
    _ found: JSONNode.Kind, _ value: String, _ expected: [JSONNode.Kind]
  ) -> String {
    let wanted = "\(expected.map(kind).joined(separator: " 또는 "), .object)"
    switch found {
    case .string:
      let isQuoted =
        Double(value) != nil && expected.contains(.number)
        || ["true", "false"].contains(value) && expected.contains(.boolean)
      return "\(quoted(value)) 대신 " + (isQuoted ? "따옴표 없이 " : "") + "\(wanted) 써 주세요"
    case .array, .object: return "\(kind(found)) 대신 \(wanted) 써 주세요"
    case .null, .boolean, .number: return "\(value) 대신 \(wanted) 써 주세요"
    }
  }

  private static func kind(_ kind: JSONNode.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "true나 false"
    case .number: "숫자"
    case .string: "따옴표로 감싼 글"
    case .array: "목록"
    case .object: "객체"
    }
  }
}
