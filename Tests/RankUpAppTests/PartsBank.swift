/// Questions of several parts or steps, a topic each.
let partsBank = #"""
  {"format": "quizbank", "formatVersion": 1, "id": "parts", "title": "Parts", "language": "en",
  "questions": [
    {"id": "p-match", "type": "matching", "topic": "Capitals", "difficulty": "easy",
     "prompt": "Match each country with its capital.",
     "pairs": [{"left": "Canada", "right": "Ottawa"}, {"left": "Italy", "right": "Rome"},
       {"left": "Japan", "right": "Tokyo"}],
     "distractors": ["Toronto"], "hints": ["The largest city need not be the capital."],
     "explanation": "Ottawa was a small town when it was chosen."},
    {"id": "p-parity", "type": "matching", "topic": "Parity", "scoring": "all-or-nothing",
     "prompt": "Match each number with its kind.",
     "pairs": [{"left": "2", "right": "even"}, {"left": "3", "right": "odd"},
       {"left": "4", "right": "even"}],
     "feedback": {"correct": "Two of them share a kind.", "incorrect": "All three count together."}},
    {"id": "p-order", "type": "ordering", "topic": "Planets", "difficulty": "hard",
     "prompt": "Put these planets in order, nearest to the Sun first.",
     "items": ["Mercury", "Venus", "Earth", "Mars"]},
    {"id": "p-gaps", "type": "cloze", "topic": "Water",
     "prompt": "Water is made of {{a}} and oxygen, and boils at {{b}} at sea level; when frozen it {{c}}.",
     "gaps": [
       {"id": "c", "type": "multiple-choice", "choices": [{"text": "expands", "correct": true},
         {"text": "shrinks", "feedback": "Then ice would sink."}]},
       {"id": "a", "type": "short-answer", "acceptedAnswers": ["hydrogen", "H",
         {"text": "gas", "credit": 0.5}], "hint": "The lightest of all."},
       {"id": "b", "type": "numeric", "acceptedAnswers": [100], "unit": "°C"}],
     "hints": ["It has three states."], "explanation": "Ice floats."},
    {"id": "p-card", "type": "flashcard", "topic": "French", "difficulty": "medium",
     "prompt": "la grenouille", "answer": "the frog", "hints": ["It croaks."]}
  ]}
  """#

/// The same kinds of question in Korean.
let koreanPartsBank = #"""
  {"format": "quizbank", "formatVersion": 1, "id": "parts", "title": "조각", "language": "ko",
  "questions": [
    {"id": "p-match", "type": "matching", "topic": "수도", "prompt": "나라와 수도를 이어 보세요.",
     "pairs": [{"left": "캐나다", "right": "오타와"}, {"left": "이탈리아", "right": "로마"},
       {"left": "일본", "right": "도쿄"}], "distractors": ["토론토"]},
    {"id": "p-order", "type": "ordering", "topic": "행성", "prompt": "태양에 가까운 행성부터 늘어놓아 보세요.",
     "items": ["수성", "금성", "지구", "화성"]},
    {"id": "p-gaps", "type": "cloze", "topic": "물",
     "prompt": "물은 {{a}} 산소로 이루어져 있고 {{b}}에서 끓으며 얼면 부피가 {{c}}.",
     "gaps": [{"id": "a", "type": "short-answer", "acceptedAnswers": ["수소와"], "hint": "가장 가벼워요."},
       {"id": "b", "type": "numeric", "acceptedAnswers": [100], "unit": "도"},
       {"id": "c", "type": "multiple-choice", "choices": [{"text": "늘어난다", "correct": true},
         {"text": "줄어든다"}]}]},
    {"id": "p-card", "type": "flashcard", "topic": "영어", "prompt": "frog", "answer": "개구리"}
  ]}
  """#
