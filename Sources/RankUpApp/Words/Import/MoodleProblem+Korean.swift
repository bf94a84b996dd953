import QuizFormats

extension MoodleProblem {
  /// The problem as a Korean sentence without its full stop.
  var korean: String {
    switch self {
    case .notXML(let fault): "문제은행의 XML로 읽을 수 없어요. \(fault.korean)"
    case .otherRoot(let name):
      "XML이지만 Moodle 문제은행이 아니에요. \"quiz\"로 시작해야 하는데 시작하는 태그: \"\(name)\""
    case .noType: "문제에 유형이 적혀 있지 않아요"
    case .description: "설명글이라 묻는 것이 없어요"
    case .essay: "서술형은 채점할 수 없어요. 채점 안내를 쓰면 카드가 돼요"
    case .essayBecameCard: "서술형 문제를 채점 안내가 뒷면에 있는 플래시 카드로 바꿨어요"
    case .calculated(let type):
      "풀 때마다 숫자가 바뀌는 유형은 Moodle에서만 쓸 수 있어요: \"\(type)\""
    case .fractionOutOfRange(let grade): "점수 비율이 -100%와 100% 사이가 아니에요: \"\(grade)\""
    case .fractionsDoNotAdd: "정답인 보기의 점수 비율을 더해도 100%가 아니어서 똑같이 나눴어요"
    case .otherTrueFalseTexts: "답이 \"true\"와 \"false\"가 아니어서 첫 번째 답을 참으로 봤어요"
    case .bothTrueAndFalse: "참과 거짓이 모두 정답이에요"
    case .anyNumber: "어떤 숫자든 정답이 되는 답은 뺐어요"
    case .unitLeftOut(let unit): "숫자를 환산하지 않으므로 이 단위는 뺐어요: \"\(unit)\""
    case .itemsNotChosen: "Moodle은 항목 가운데 몇 개만 묻지만 여기서는 모두 물어요"
    case .hidden: "Moodle에서 숨긴 문제이지만 여기서는 다른 문제처럼 나와요"
    case .markupInText: "글 안에 태그가 그대로 들어 있어서 태그를 뺐어요"
    case .noGap: "{1:SHORTANSWER:=답} 같은 빈칸이 없어요"
    case .unclosedGap: "빈칸을 닫는 중괄호가 없어요"
    case .tooManyGaps(let count): "빈칸이 \(count)개인데 보기까지 합하면 너무 많아요"
    case .emptyGap: "빈칸에 답이 없어요"
    case .misplacedGap: "글이 보이지 않는 곳에 빈칸이 있어요"
    case .choicesOfGap(let gap, 0): "\(gap)번 빈칸에 정답인 보기가 없어요"
    case .choicesOfGap(let gap, let correct):
      "\(gap)번 빈칸에 정답인 보기가 \(correct)개예요. 1개만 될 수 있어요"
    case .gapWithoutAnswer(let gap): "\(gap)번 빈칸에 만점을 받는 답이 없어요"
    case .doubledBraces: "빈칸이 아닌 겹친 중괄호는 띄어 썼어요"
    case .gapWithoutMark: "Moodle에서 점수가 없는 빈칸이지만 여기서는 다른 빈칸과 같아요"
    }
  }
}

extension MarkupFault {
  /// The sentence that says why a text is no XML.
  var korean: String {
    switch self {
    case .noElement: "요소가 하나도 없어요"
    case .cutOff: "파일이 중간에 끊겼어요"
    case .unclosed(let name): "닫히지 않은 요소가 있어요: \"\(name)\""
    case .mismatched(let expected, let found):
      "닫는 태그가 맞지 않아요. 있어야 할 것: \"\(expected)\", 있는 것: \"\(found)\""
    case .textOutside: "모두를 담는 요소 밖에 글이 있어요"
    case .documentType: "<!DOCTYPE 줄은 다른 파일을 가리킬 수 있어서 읽지 않아요. 그 줄을 지워 주세요"
    case .malformed: "XML 문법에 맞지 않는 태그가 있어요"
    case .repeatedAttribute(let name): "한 태그에 같은 속성이 두 번 있어요: \"\(name)\""
    case .loneAmpersand: "& 기호는 &amp;로 써야 해요"
    case .unknownEntity(let name): "XML에 없는 이름이에요: \"&\(name);\""
    case .invalidCharacter: "XML에 쓸 수 없는 문자가 있어요"
    case .tooDeep(let limit): "요소가 \(limit)겹보다 깊게 들어 있어요"
    case .tooLarge(let limit): "파일이 \(limit)바이트보다 커요"
    }
  }
}
