/// Questions in Korean, of every kind.
let koreanBank = #"""
  {"format": "quizbank", "formatVersion": 1, "id": "hanguk", "title": "한국 상식", "language": "ko",
  "description": "한글과 역사, 지리에서 고른 문제를 모은 문제집이에요. 시험에 쓰이는 문제집이에요.",
  "questions": [
    {"id": "k-river", "type": "multiple-choice", "topic": "지리/강", "difficulty": "easy",
     "prompt": "서울을 가로질러 황해로 흘러드는 강은 무엇인가요?",
     "choices": [{"text": "한강", "correct": true}, {"text": "낙동강"}, {"text": "금강"}],
     "explanation": "한강은 태백산맥에서 시작해 서울을 지나 황해로 흘러가요.",
     "hints": ["이름이 한 글자예요.", "다리가 서른 개 넘게 놓여 있어요."]},
    {"id": "k-king", "type": "short-answer", "topic": "역사", "difficulty": "medium",
     "prompt": "훈민정음을 만든 조선의 임금은 누구인가요?", "acceptedAnswers": ["세종대왕", "세종"]},
    {"id": "k-letters", "type": "numeric", "topic": "한글", "difficulty": "hard", "unit": "자",
     "prompt": "훈민정음이 처음 만들어졌을 때 글자는 모두 몇 자였나요?",
     "acceptedAnswers": [{"value": 28}]},
    {"id": "k-sea", "type": "multiple-response", "topic": "지리/바다", "scoring": "partial",
     "prompt": "한반도를 둘러싼 바다를 모두 고르세요.",
     "choices": [{"text": "동해", "correct": true}, {"text": "남해", "correct": true},
       {"text": "카리브해"}, {"text": "황해", "correct": true}]},
    {"id": "k-jeju", "type": "true-false", "topic": "지리", "difficulty": "easy",
     "prompt": "제주도는 화산이 만든 섬이다.", "answer": true}
  ]}
  """#
