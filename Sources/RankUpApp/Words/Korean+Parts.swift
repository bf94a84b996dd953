import QuizCore

extension PartWords {
  static let korean = PartWords(
    pairsHow: { "\($0)처럼 번호마다 글자를 이어 주세요." },
    orderHow: { "\($0)처럼 맞는 차례대로 글자를 모두 써 주세요." },
    answerPairs: { "답 (키 보기 \($0)): " },
    answerOrder: { "차례 (키 보기 \($0)): " },
    answerGap: { number, count, wanted, keys in
      "빈칸 \(number)/\(count)\(wanted.isEmpty ? "" : ", " + wanted) (키 보기 \(keys)): "
    },
    aNumber: { "숫자\($0.map { ", 단위: " + $0 } ?? "")" },
    turnCard: { "답을 떠올린 뒤 Enter로 카드를 뒤집어요 (키 보기 \($0)): " },
    judgeCard: { "얼마나 알았나요? \($0) (키 보기 \($1)): " },
    recall: { recall in
      switch recall {
      case .again: "몰랐음"
      case .hard: "어려움"
      case .good: "알았음"
      }
    },
    rightIs: { "정답: \($0)" },
    keys: Keys(
      pairs: [
        .init(key: "1B 2A", meaning: "번호마다 글자 하나"),
        .init(key: "BA", meaning: "글자만 쓰면 1번부터 차례로"),
      ],
      order: [.init(key: "BCA", meaning: "맞는 차례대로 글자 모두")],
      card: [
        .init(key: "Enter", meaning: "카드 뒤집기. t도 돼요"),
        .init(key: "1 2 3", meaning: "뒤집은 뒤: 몰랐음, 어려움, 알았음"),
      ]),
    notPairs: { "답을 읽을 수 없어요. 번호마다 글자를 하나씩 써 주세요 (키 보기 \($0))." },
    leftMissing: { "\($0)번에 글자가 없어요. 모든 번호에 글자를 써 주세요." },
    leftTwice: { "\($0)번에 글자가 둘이에요. 번호마다 하나만 써 주세요." },
    notOrder: { "차례를 읽을 수 없어요. 맞는 차례대로 글자를 모두 써 주세요 (키 보기 \($0))." },
    itemMissing: { "\($0, .subject) 빠졌어요. 모든 글자를 한 번씩 써 주세요." },
    itemTwice: { "\($0, .subject) 두 번 나와요. 모든 글자를 한 번씩 써 주세요." },
    notTurned: { "먼저 Enter로 카드를 뒤집어 주세요 (키 보기 \($0))." })
}

extension PadWords {
  static let korean = PadWords(
    hints: Hints(
      match: "잇기", pickUp: "들기", putDown: "놓기", moveItem: "옮기기",
      nextGap: "다음 빈칸", otherGap: "다른 빈칸", turn: "뒤집기", judge: "채점"),
    leftOpen: { "\($0)번의 짝을 아직 고르지 않았어요. s를 누르면 건너뛰어요." },
    nothingMoved: "먼저 차례를 맞춰 주세요. Space로 들고 화살표로 옮겨요.",
    notTurned: "답을 떠올린 뒤 카드를 뒤집으세요.",
    pairs: [
      ("A, B, C", "지금 고른 번호에 잇기"), ("위, 아래", "다른 왼쪽 고르기"),
      ("왼쪽, 오른쪽", "하나씩 바꿔 보기"), ("Backspace", "지우기"),
      ("Enter", "모두 이은 뒤 답하기"),
    ],
    order: [
      ("위, 아래", "다른 것 고르기"), ("Space", "들기. 화살표로 옮겨요"),
      ("A, B, C", "또는 차례대로 글자 누르기"), ("Enter", "보이는 차례로 답하기"),
    ],
    gaps: [
      ("Enter", "다음 빈칸, 마지막에서는 답하기"), ("Tab, 화살표", "다른 빈칸"),
      ("A, B, C", "보기가 있는 빈칸에서 고르기"), ("Escape", "빈칸 지우기"),
    ],
    card: [
      ("Space, Enter", "카드 뒤집기"), ("1 2 3", "몰랐음, 어려움, 알았음"),
    ])
}
