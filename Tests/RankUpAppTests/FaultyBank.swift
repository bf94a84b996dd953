/// A bank with a fault of many kinds in it, one a line, as issue and cases name them.
let faultyBank = """
  {"format": "quizbank", "formatVersion": 1, "id": "faulty", "title": "Faulty \\u001b]0;owned\\u0007",
  "langage": "en",
  "questions": [
  {"id": "f-good", "type": "true-false", "prompt": "Is it?", "answer": true},
  {"id": "f-escape", "type": "true-false", "prompt": "\\u001b[31mred\\u001b[0m \\u009b2J", "answer": true},
  {"id": "f-bidi", "type": "true-false", "prompt": "pay \u{202E}0001\u{202C} to \u{2066}me\u{2069}", "anwser": true},
  {"id": "f-good", "type": "true-false", "prompt": "Is it again?", "answer": true},
  {"id": "f-number", "type": "numeric", "prompt": "How many?", "acceptedAnswers": [100000000000000000000]},
  {"id": "f-two", "type": "multiple-choice", "prompt": "대한민국의 수도는?", "choices": [{"text": "서울", "correct": true}, {"text": "서울 "}]},
  {"id": "f-right", "type": "multiple-choice", "prompt": "Which?", "choices": [{"text": "a", "correct": true}, {"text": "b", "correct": "true"}]},
  \t{"id": "f-tab",\t"type": "multiple-choice",\t"prompt": "Which?",\t"choices": [{"text": "a"}, {"text": "b"}]},
  {"type": "essay", "prompt": " "},
  {"id": "f-credit", "type": "short-answer", "prompt": "What?", "acceptedAnswers": [{"text": "x", "credit": 0.5}], "choices": []}
  ]}

  """

/// Texts that are no banks, each named for why.
let brokenBanks: [(name: String, bytes: [UInt8])] = [
  ("ansi", Array("{\n  \"title\": \"\u{1B}[31mred\"}".utf8)),
  ("comma", Array("{\n  \"format\": \"quizbank\",,\n}".utf8)),
  ("comment", Array("{ // a bank\n}".utf8)),
  ("curly", Array("{\n  \u{201C}format\u{201D}: \u{201C}quizbank\u{201D}\n}".utf8)),
  ("deep", Array(String(repeating: "[", count: 400).utf8)),
  ("empty", []),
  ("latin1", Array("{\"title\": \"caf".utf8) + [0xE9] + Array("\"}".utf8)),
  ("list", Array("[1, 2]".utf8)),
  ("python", Array("{\"format\": 'quizbank', \"ok\": True}".utf8)),
  ("true", Array("{\"ok\": True}".utf8)),
  ("utf16", [0xFF, 0xFE] + Array("{}".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
]
