extension BankTemplate {
  /// The template with `%ID%` and `%TITLE%` in their places, in quotes already.
  static let korean = #"""
    {
      "x-comment": "x-로 시작하는 키는 설명이에요. 예시를 내 문제로 바꾸고 필요 없는 것은 지우세요. 잘못된 곳은 rankup check 파일 로 볼 수 있어요.",
      "$schema": "quizbank.schema.json",
      "format": "quizbank",
      "formatVersion": 1,
      "id": %ID%,
      "title": %TITLE%,
      "language": "ko",
      "x-comment-license": "문제집을 나눌 때는 다른 사람이 어떻게 써도 되는지 이런 키로 적을 수 있어요: \"license\": \"CC-BY-4.0\"",
      "authors": [{ "name": "이름" }],
      "questions": [
        {
          "x-comment": "정답이 하나인 문제. 기록은 id로 남으니 한번 정하면 바꾸지 마세요. topic, difficulty, explanation, hints는 어느 문제에서나 뺄 수 있어요.",
          "id": "example-multiple-choice",
          "type": "multiple-choice",
          "prompt": "오스트레일리아의 수도는 어디인가요?",
          "topic": "지리/수도",
          "difficulty": "easy",
          "choices": [
            { "text": "캔버라", "correct": true },
            { "text": "시드니", "feedback": "가장 큰 도시이지만 수도는 아니에요." },
            { "text": "멜버른" }
          ],
          "explanation": "수도를 두고 다투던 두 도시 사이에 1913년에 새로 세웠어요.",
          "hints": ["가장 큰 두 도시는 아니에요."]
        },
        {
          "x-comment": "정답이 여러 개인 문제. 고른 만큼 점수를 받아요. fixed인 보기는 다른 보기를 섞어도 제자리에 있어요.",
          "id": "example-multiple-response",
          "type": "multiple-response",
          "prompt": "소수를 모두 고르세요.",
          "choices": [
            { "text": "2", "correct": true },
            { "text": "9" },
            { "text": "11", "correct": true },
            { "text": "15" },
            { "text": "정답 없음", "fixed": true }
          ]
        },
        {
          "id": "example-true-false",
          "type": "true-false",
          "prompt": "소리는 공기보다 물속에서 더 빨리 퍼진다.",
          "answer": true
        },
        {
          "x-comment": "직접 입력하는 문제. 대소문자와 앞뒤의 문장 부호는 따지지 않아요. credit이 0.5이면 절반만 받아요.",
          "id": "example-short-answer",
          "type": "short-answer",
          "prompt": "훈민정음을 만든 임금은 누구인가요?",
          "acceptedAnswers": ["세종대왕", "세종", { "text": "이도", "credit": 0.5 }]
        },
        {
          "id": "example-numeric",
          "type": "numeric",
          "prompt": "바닷가에서 물은 몇 도에 끓나요?",
          "acceptedAnswers": [{ "value": 100, "tolerance": 0.5 }],
          "unit": "°C"
        },
        {
          "id": "example-matching",
          "type": "matching",
          "prompt": "도시와 그 도시를 흐르는 강을 이으세요.",
          "pairs": [
            { "left": "서울", "right": "한강" },
            { "left": "평양", "right": "대동강" },
            { "left": "파리", "right": "센강" }
          ],
          "distractors": ["낙동강"]
        },
        {
          "x-comment": "items에는 바른 차례대로 써요.",
          "id": "example-ordering",
          "type": "ordering",
          "prompt": "태양에서 가까운 것부터",
          "items": ["수성", "금성", "지구", "화성"]
        },
        {
          "x-comment": "문제에 있는 {{칸}}마다 같은 id의 답을 아래에 써요.",
          "id": "example-cloze",
          "type": "cloze",
          "prompt": "물은 {{gas}}와 산소로 되어 있고, 얼면 부피가 {{does}}.",
          "gaps": [
            { "id": "gas", "type": "short-answer", "acceptedAnswers": ["수소"] },
            { "id": "does", "type": "multiple-choice", "choices": [{ "text": "커진다", "correct": true }, { "text": "작아진다" }] }
          ]
        },
        {
          "x-comment": "뒤집어 보고 스스로 매기는 카드.",
          "id": "example-flashcard",
          "type": "flashcard",
          "prompt": "el gato",
          "answer": "고양이"
        }
      ]
    }
    """#
}
