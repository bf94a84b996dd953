import QuizCore

/// A bank made up from a seed: good questions, faulty, disabled and repeated ones, odd texts.
struct GeneratedBank {
  private var numbers: SplitMix64
  /// The bank as JSON.
  private(set) var text = ""
  /// The id of every question, those that are left out too; some come twice.
  private(set) var ids: [String] = []

  init(_ seed: UInt64, questions count: Int) {
    numbers = SplitMix64(seed: seed)
    var parts = [
      #""format": "quizbank""#, #""formatVersion": 1"#, #""id": "bank-\#(seed)""#,
      #""title": "Bänk \#(seed)""#,
    ]
    if chance(50) { parts.append(#""language": "\#(pick(["en", "ko", "pt-BR"]))""#) }
    if chance(50) { parts.append(#""description": "About \u00e9\#(pick(Self.texts))""#) }
    if chance(50) { parts.append(#""textFormat": "markdown""#) }
    if chance(60) { parts.append(#""defaults": \#(defaults())"#) }
    let questions = (0..<count).map { question($0) }
    parts.append(#""questions": [\#(questions.joined(separator: pick([",", ", ", ",\r\n"])))]"#)
    text = "{" + parts.joined(separator: ", ") + "}"
  }

  private static let texts = [
    "x", "\u{C5}ngström", "A\u{30A}ngström", "한국어", #"tab\tand \"quotes\""#, #"\u0007bell"#, "   ",
    "a much longer text that no small string holds", "👩‍👩‍👧",
  ]
  private static let topics = [
    "Caf\u{E9}/One", "Cafe\u{301}/One", "Geography/Capitals of the whole world", "T", " ",
  ]

  private mutating func below(_ bound: Int) -> Int { Int(numbers.below(UInt64(bound))) }
  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  private mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }

  private mutating func defaults() -> String {
    #"{"shuffle": \#(chance(50)), "scoring": "\#(pick(["partial", "all-or-nothing"]))", "#
      + #""difficulty": "\#(pick(["easy", "hard"]))", "topic": "\#(pick(Self.topics))", "#
      + #""caseSensitive": \#(chance(50)), "ignoreDiacritics": \#(chance(50)), "#
      + #""ignorePunctuation": \#(chance(50))}"#
  }

  private mutating func question(_ index: Int) -> String {
    if chance(3) { return pick(["null", "[]", "7"]) }
    let id =
      chance(6) && index > 0 ? ids[below(max(ids.count, 1)) % max(ids.count, 1)] : "q-\(index)"
    ids.append(id)
    var parts = [#""id": "\#(id)""#]
    if !chance(5) { parts.append(#""prompt": "\#(pick(Self.texts)) \#(index)""#) }
    if chance(50) { parts.append(#""topic": "\#(pick(Self.topics))""#) }
    if chance(50) { parts.append(#""difficulty": "\#(pick(["easy", "medium", "hard", "odd"]))""#) }
    if chance(5) { parts.append(#""disabled": true"#) }
    if chance(5) { parts.append(#""unknown": 1"#) }
    if chance(30) { parts.append(#""explanation": "\#(pick(Self.texts))""#) }
    parts.append(kind())
    return "{" + parts.joined(separator: chance(50) ? ", " : " ,\n") + "}"
  }

  private mutating func kind() -> String {
    switch below(9) {
    case 0: #""type": "true-false", "answer": \#(chance(50))"#
    case 1: #""type": "numeric", "acceptedAnswers": [\#(below(90)), {"min": 100, "max": 200}]"#
    case 2: #""type": "short-answer", "acceptedAnswers": ["\#(pick(Self.texts))", "b"]"#
    case 3:
      #""type": "matching", "pairs": [{"left": "a", "right": "\#(pick(Self.texts))"}, "#
        + #"{"left": "\#(pick(Self.texts))", "right": "b"}], "distractors": ["\#(pick(Self.texts))"]"#
    case 7: #""type": "ordering", "items": ["\#(pick(Self.texts))", "\#(pick(Self.texts))", "c"]"#
    case 8:
      #""type": "cloze", "prompt": "{{a}} \#(pick(Self.texts)) {{b}}", "gaps": [{"id": "b", "#
        + #""type": "numeric", "acceptedAnswers": [\#(below(9))]}, {"id": "\#(pick(["a", "c"]))", "#
        + #""type": "short-answer", "acceptedAnswers": ["\#(pick(Self.texts))", "x"]}]"#
    case 4: #""type": "flashcard", "answer": "\#(pick(Self.texts))""#
    case 5:
      #""type": "multiple-response", "choices": [{"text": "a", "correct": true}, "#
        + #"{"text": "\#(pick(Self.texts))", "correct": \#(chance(50))}]"#
    default:
      #""type": "multiple-choice", "choices": [{"text": "a", "correct": true}, "#
        + #"{"text": "\#(pick(Self.texts))"}, {"text": "c", "fixed": true}]"#
    }
  }
}
