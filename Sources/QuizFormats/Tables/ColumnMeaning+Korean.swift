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
    ("보기", .choice), ("선택지", .choice), ("선지", .choice), ("답지", .choice), ("선택", .choice),
    ("오답", .wrong),
    ("힌트", .hint),
  ]

  /// Signs that choices have, in their order: each may be the name of a column.
  static let koreanSigns: [[String]] = [
    ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"], ["가", "나", "다", "라", "마", "바", "사", "아"],
    ["ㄱ", "ㄴ", "ㄷ", "ㄹ", "ㅁ", "ㅂ", "ㅅ", "ㅇ"],
  ]
}

/// The place from 0 of a choice as Korean sheets name it: `②`, `나`, `2번`, `보기 2`.
func koreanChoicePlace(_ text: String) -> Int? {
  guard let first = text.utf8.first, first >= 0xE1 || 0x31...0x39 ~= first,
    text.utf8.count <= 24
  else { return nil }
  let word = text.filter { $0 != " " && $0 != "." && $0 != "(" && $0 != ")" }
  if let place = koreanSignPlace(word[...]) { return place }
  let names = ColumnMeaning.koreanStems.filter { $0.1 == .choice }.map(\.0)
  let stem = names.first { word.hasPrefix($0) } ?? ""
  var rest = word.dropFirst(stem.count)
  if rest.last == "번" { rest = rest.dropLast() } else if stem.isEmpty { return nil }
  if let place = koreanSignPlace(rest) { return place }
  guard rest.utf8.count == 1, let digit = rest.utf8.first, 0x31...0x39 ~= digit else { return nil }
  return Int(digit) &- 0x31
}

/// The place of a sign among those of its kind.
func koreanSignPlace(_ text: Substring) -> Int? {
  ColumnMeaning.koreanSigns.lazy.compactMap { $0.firstIndex(of: String(text)) }.first
}
