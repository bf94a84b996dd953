extension ColumnMeaning {
  /// The names of columns in Korean sheets, without spaces.
  static let koreanNames: [String: ColumnMeaning] = [
    "문제": .prompt, "질문": .prompt, "문항": .prompt, "앞면": .prompt, "용어": .prompt, "단어": .prompt,
    "정답": .answer(nil), "답": .answer(nil), "답안": .answer(nil), "뒷면": .answer(nil),
    "뜻": .answer(nil), "정의": .answer(nil), "정답번호": .answer(.index),
    "해설": .explanation, "설명": .explanation, "풀이": .explanation,
    "주제": .topic, "분류": .topic, "단원": .topic, "과목": .topic, "카테고리": .topic,
    "난이도": .difficulty, "태그": .tags, "유형": .type, "문제유형": .type, "힌트": .hint,
    "제한시간": .timeLimit, "시간": .timeLimit,
  ]

  /// Words that a number or a letter may follow.
  static let koreanStems: [(String, ColumnMeaning)] = [
    ("보기", .choice), ("선택지", .choice), ("선지", .choice), ("답지", .choice), ("오답", .wrong),
    ("힌트", .hint),
  ]
}
